/** What each version of the terms of use changed, for whoever accepted an earlier one; the first has no earlier one. */
export const termsChanges: Readonly<Record<number, Record<"en" | "tr", readonly string[]>>> = {};
