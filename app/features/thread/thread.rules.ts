/** What replies may be. */
export const MAX_REPLY = 4000;
/** An answer to one this deep stands beside it. */
export const MAX_DEPTH = 3;
/** Characters of a title before similar threads are looked for. */
export const MIN_SIMILAR = 4;
/** Characters that are quoted of a reply. */
export const MAX_QUOTED = 500;

/** So many people one reply, or a discussion's own text, tells that it mentions them, however often it is changed. */
export const MOST_MENTIONED = 10;
