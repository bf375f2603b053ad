/** Lengths of requests and of their answers, in characters; browsers know them without the schemas. */
export const MAX_PAGE = 300;
export const MAX_FILE_NUMBER = 60;
export const MIN_DETAILS = 10;
export const MAX_DETAILS = 4000;
export { MAX_ANSWER } from "../../engines/review/decision";
/** Names of courts are longer than those of people. */
export const MAX_NAME = 120;
