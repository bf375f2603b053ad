/** Reads an error id the way people hand it on: spoken, in capitals, cut short, with O for 0. */

const LOOKALIKES: Record<string, string> = { i: "1", l: "1", o: "0" };
/** Ids begin with their time, which begins with 0 until the year 3085; shorter than this could be anything. */
const MIN_LENGTH = 6;

export interface IdQuery {
  /** Ids of occurrences begin with this; null when what was typed can't be one. */
  idPrefix: string | null;
  /** Fingerprints of groups begin with this. */
  fingerprintPrefix: string | null;
  /** Lower-case text to look for in messages and routes. */
  text: string;
}

/** What to look for when this was typed into the search. */
export function readIdQuery(typed: string): IdQuery {
  const text = typed.normalize("NFKC").replace(/[İIı]/g, "i").toLowerCase().replace(/\s+/g, " ").trim();
  const bare = text.replace(/\s/g, "").replace(/^error[-–—_:#]*/, "");
  const id = bare.replace(/[ilo]/g, (letter) => LOOKALIKES[letter] ?? letter);
  const isId = bare.length >= MIN_LENGTH && /^0[0-9a-hjkmnp-tv-z]{1,19}$/.test(id);
  const isFingerprint = bare.length >= MIN_LENGTH && /^[0-9a-f]{1,32}$/.test(bare);
  return { idPrefix: isId ? `error-${id}` : null, fingerprintPrefix: isFingerprint ? bare : null, text };
}
