export const Logo = ({ brand }: { brand: string }) => <span className="font-serif text-xl">{brand}</span>
