/** Lengths of messages to the team and of answers, in characters; browsers know them without the schemas. */
export const MAX_SUBJECT = 120;
export const MIN_DETAILS = 10;
export const MAX_DETAILS = 4000;
export { MAX_ANSWER } from "../../engines/review/decision";
