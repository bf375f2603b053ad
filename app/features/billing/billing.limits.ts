/** Lengths, in characters. */
export const MAX_REFERENCE = 60;
/** The longest address there is. */
export const MAX_ASKED = 254;
