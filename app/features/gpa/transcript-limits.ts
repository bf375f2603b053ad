/** How large a transcript and each of its parts may be, for the schemas of the server and the plain checks of the browser. */

export const MAX_TERMS = 300;
export const MAX_LINES = 10_000;
/** Characters of a pasted text. */
export const MAX_TEXT = 1_500_000;
export const MAX_CREDITS = 40;
export const MAX_LOAD = 20;
/** Semesters of a curriculum. */
export const MAX_SEMESTER = 12;
export const MAX_CODE = 40;
export const MAX_NAME = 200;
export const LINE_ID = /^[\w.-]{1,80}$/;
/** Credits to come that a target may be asked over. */
export const TARGET_CREDITS = { min: 0.5, max: 400 };
export const MAX_TARGET = 4;
