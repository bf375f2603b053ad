/** How much is said of an exam. */

/** No course has more of a kind. */
export const MAX_NUMBER = 15;
/** Characters of its rooms. */
export const MAX_ROOMS = 400;
