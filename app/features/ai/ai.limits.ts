/** How much the assistant is asked and told; browsers know these without the schemas. */

/** Characters of a question. */
export const MAX_QUESTION = 300;
/** Characters of a conversation's name. */
export const MAX_TITLE = 80;
/** Characters of what somebody says about an answer. */
export const MAX_RATING_NOTE = 300;
