/** Lengths, in characters, and numbers that browsers know without the schemas. */
export const MAX_BANNERS = 5;
export const MAX_BANNER = 160;
export const MAX_PICKS = 20;
