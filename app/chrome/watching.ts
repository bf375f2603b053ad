/**
 * Whether analytics may still look at this document. A confidential page ends that for as long as the document lives: what is
 * sent later would tell where the reader has been.
 */

let isOver = false;

export function stopWatching(): void {
  isOver = true;
}

export const isWatched = (): boolean => !isOver;
