/** Nothing hangs on the first year at Bilkent: no withdrawal is refused for it. */
export const firstYear: ReadonlySet<string> = new Set();
