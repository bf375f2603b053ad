/** Bounds of a live room, for browsers and the room itself. Durations are milliseconds. */
import { MINUTE, SECOND } from "../../../platform/clock";

/** Characters of a message. */
export const MAX_SAID = 500;
/** Characters of a frame: the longest message, escaped, with what is around it. */
export const MAX_FRAME = 4096;
/** Minutes of a phase. */
export const MAX_FOCUS = 120;
export const MAX_REST = 60;

/** A browser says that it is there so often; the room's own answer wakes nobody. */
export const BEAT = "beat";
export const BEAT_BACK = "beat back";
export const BEAT_EVERY = 15 * SECOND;
/**
 * Who was silent for so long isn't there any more, nor whose session has ended. Looked for so often, nobody is a ghost for a minute,
 * and whoever was signed out reads on for some seconds at most.
 */
export const SILENT = 35 * SECOND;
export const LOOK_EVERY = 5 * SECOND;
/** A socket is opened anew so often, by a session that still holds. */
export const SOCKET_LASTS = 30 * MINUTE;
/** Browsers of one person in one room. */
export const MOST_SOCKETS = 4;
/** How often one person may come in: each time all others may have to be told. */
export const ENTRIES = { max: 20, windowMs: MINUTE };
/** How often one person may start or stop the timer: each time everybody is told. */
export const TIMERS = { max: 10, windowMs: 10 * SECOND };

/** Frames of one socket; more of them are no person's, and close it. */
export const FRAMES = { max: 40, windowMs: 5 * SECOND };
/** Messages of one person, whatever they open; more of them are refused. */
export const MESSAGES = { max: 8, windowMs: 10 * SECOND };
/** Messages that a room keeps. */
export const MOST_MESSAGES = 5000;
/** Messages that one hello is answered with: of more the latest. */
export const MOST_AT_ONCE = 200;

/** Why the room closes a socket. */
export const closeCodes = { removed: 4001, over: 4002, tooFast: 4003, renew: 4004, silent: 4005, elsewhere: 4006 } as const;
