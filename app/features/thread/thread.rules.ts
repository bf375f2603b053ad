/** What replies may be. */
export const MAX_REPLY = 4000;
/** An answer to one this deep stands beside it. */
export const MAX_DEPTH = 3;
/** Characters of a title before similar threads are looked for. */
export const MIN_SIMILAR = 4;
/** Characters that are quoted of a reply. */
export const MAX_QUOTED = 500;

/** So many people one text tells that it mentions them. */
const MOST_MENTIONED = 10;

/** `@name` as texts link it; what a text quotes was said by somebody else. */
const MENTION = /(?<![\p{L}\p{N}_.@/])@([A-Za-z0-9_.]*[A-Za-z0-9_])/gu;

/** The user names that a text mentions by itself, in lower case. */
export function namesIn(text: string): string[] {
  const own = text.split("\n").filter((line) => !line.trimStart().startsWith(">"));
  const names = own.flatMap((line) => [...line.matchAll(MENTION)].map(([, name = ""]) => name.toLowerCase()));
  return [...new Set(names)].slice(0, MOST_MENTIONED);
}
