/** Lengths and numbers that browsers know without the schemas. */
export const MAX_NOTE = 500;
export const MAX_NAME = 80;
export const MAX_KEY = 40;
/** So many are invited at once at most. */
export const MAX_INVITED = 100;
/** How long an invitation and a link that confirms can be used, in days. */
export const INVITATION_DAYS = 7;
export const CONFIRMATION_DAYS = 2;
