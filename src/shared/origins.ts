/** An origin as it may be set, `https://a.example/`, without the slash at its end. */
export const withoutEndSlash = (written: string): string => written.replace(/\/+$/, "")
