/** From how many ratings on a course's means are shown, wherever it is shown. */

/** Fewer ratings than this would expose a person and say nothing: no mean, no spread. */
export const SCORE_FLOOR = 3;
