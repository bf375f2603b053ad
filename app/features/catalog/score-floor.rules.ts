/** From how many ratings on a course's means are shown, wherever it is shown. */

/** Fewer ratings than this would expose a person and say nothing: no mean, no spread. */
export const SCORE_FLOOR = 3;

/**
 * The mean of ratings that every place shows, as the database keeps it for lists: cut to hundredths, so that the tenth that
 * is rounded from it is right. 3.5454 rounded to hundredths and then to tenths would be 3.6.
 */
export const meanOf = (n: number, sum: number): number => Math.floor((100 * sum) / n) / 100;
