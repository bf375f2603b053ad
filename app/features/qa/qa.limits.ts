/** Lengths of the Q&A bank's texts, for forms and schemas alike. */
export const MAX_QUESTION = 200;
export const MAX_ANSWER = 4000;
export const MAX_AUTHOR = 80;
/** Of a group's name; the database holds it too. */
export const MAX_GROUP_NAME = 30;
