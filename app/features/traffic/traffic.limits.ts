/** Lengths, in characters. */
export const MAX_FILE = 80;
export const MAX_REASON = 500;
/** The longest IPv6 address, with one of IPv4 at its end. */
export const MAX_ADDRESS = 45;
