/** The order of lists that several features add to. */

/** Sorts by `order`, the smallest first; what has the same number stays as it came. */
export const byOrder = <Item extends { order: number }>(items: readonly Item[]): Item[] => [...items].sort((a, b) => a.order - b.order);

const turkish = new Intl.Collator("tr");

/** Compares names that people read: by the Turkish alphabet in both languages, so that every list has the same order. */
export const byName = (a: string, b: string): number => turkish.compare(a, b);

/** Compares codes, keys and days: sign by sign, so that the order is the same whatever language is read. */
export const byCode = (a: string, b: string): number => Number(a > b) - Number(a < b);
