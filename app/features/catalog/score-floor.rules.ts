/** From how many ratings on a course's means are shown, wherever it is shown. */

/** Fewer ratings than this would expose a person and say nothing: no mean, no spread. */
export const SCORE_FLOOR = 3;

/** The mean of ratings that every place shows: rounded once, to hundredths, as the database keeps it for lists. */
export const meanOf = (n: number, sum: number): number => Math.floor((200 * sum + n) / (2 * n)) / 100;
