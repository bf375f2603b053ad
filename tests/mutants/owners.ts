/** Whose each mutant of this run is, by number. */
export const owners: string[] = (process.env.MUTANTS_OWNERS ?? "").split(",");
