/** A copy of a file of tests is named after the mutant that it meets: `todo.m12.test.ts` of `todo.test.ts`. */

const ENDING = /\.test\.tsx?$/;
/** From here on copies meet no mutant: the number less this is of one that has the same owner. */
export const CONTROL = 10_000;

const MARK = /\.m(\d+)(?=\.test\.tsx?$)/;

export const isTest = (file: string): boolean => ENDING.test(file);
export const nameFor = (file: string, mutant: number): string => file.replace(ENDING, (ending) => `.m${mutant}${ending}`);
export const mutantOf = (file: string): number | null => (MARK.test(file) ? Number(MARK.exec(file)?.[1]) : null);
export const originalOf = (file: string): string => file.replace(MARK, "");
