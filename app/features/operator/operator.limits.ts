/** Lengths, in characters. */
export const MAX_NAME = 160;
export const MAX_ADDRESS = 300;
export const MAX_LINE = 120;
