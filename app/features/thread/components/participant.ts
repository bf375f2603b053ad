/** Those whose names a text completes. */

/** Somebody whose name may be completed. */
export interface Participant {
  name: string;
  userName: string;
}
