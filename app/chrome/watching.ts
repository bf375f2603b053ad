/**
 * Whether analytics may look at this document: only while its reader allows it, and never again once a confidential page was open
 * in it. What is sent later would tell where the reader has been.
 */

let isAllowed = false;
let isOver = false;

/** The reader's decision, as it stands. */
export function allowWatching(isAgreed: boolean): void {
  isAllowed = isAgreed;
}

export function stopWatching(): void {
  isOver = true;
}

export const isWatched = (): boolean => isAllowed && !isOver;
