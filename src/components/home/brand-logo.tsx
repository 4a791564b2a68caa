export const BrandLogo = ({ name }: { name: string; slug: string }) => (
  <span className="font-serif text-xl">{name}</span>
)
