/** Mutants that change nothing anybody could notice, and why. */
export const equivalent: readonly { file: string; broken: string; why: string }[] = [];
