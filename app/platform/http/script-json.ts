/** JSON that can stand in a script element: no tag can begin or end inside it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
