/** The order of lists that several features add to. */

/** Sorts by `order`, the smallest first; what has the same number stays as it came. */
export const byOrder = <Item extends { order: number }>(items: readonly Item[]): Item[] => [...items].sort((a, b) => a.order - b.order);
