/** How many words a text has: what stands between white space. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0
