/** Text that was read in a wrong encoding, as tables of offices, files and copied pages show it. */

/** Text that no encoding can have broken. */
export const PLAIN = /^[\x20-\x7eÇĞİÖŞÜçğıöşüÂÎÛâîû]*$/;

/** What cp1252 and cp1254 show for the bytes 0x80–0x9F, in order; a dot where nothing is assigned. */
export const HIGH_BYTES = "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ";

const CONTINUATION = `\\u0080-\\u00BF${HIGH_BYTES.replaceAll(".", "")}`;
const DOUBLE_ENCODED = new RegExp(`([ÃÄÅ])([${CONTINUATION}])`, "g");
const DOUBLE_ENCODED_PUNCTUATION = new RegExp(`â[€\\u0080]([${CONTINUATION}])`, "g");

const LATIN_FOR_TURKISH: Record<string, string> = { Ý: "İ", ý: "ı", Þ: "Ş", þ: "ş", Ð: "Ğ", ð: "ğ" };

function byteOf(letter: string): number {
  const index = HIGH_BYTES.indexOf(letter);
  return index < 0 ? letter.charCodeAt(0) : 0x80 + index;
}

/** UTF-8 that was read as a one-byte encoding: `Ä°` is `İ`, `ÅŸ` is `ş`. No word of either language has such a pair. */
function undoDoubleEncoding(text: string): string {
  return text
    .replace(DOUBLE_ENCODED_PUNCTUATION, (_, last: string) => String.fromCharCode(0x2000 + byteOf(last) - 0x80))
    .replace(DOUBLE_ENCODED, (_, lead: string, last: string) =>
      String.fromCharCode(((lead.charCodeAt(0) & 0x1f) << 6) | (byteOf(last) & 0x3f)),
    );
}

/**
 * Turkish that was read as Latin-1: `ÝKTÝSAT` is `İKTİSAT`. The registrar's encoding (cp1254) has no Ý, Þ or Ð at all,
 * so one of them beside none of İ, ı, Ş, ş, Ğ, ğ can only be a misread letter; beside a true one, it stays.
 */
function undoLatinReading(text: string): string {
  return /[İıŞşĞğ]/.test(text) ? text : text.replace(/[ÝýÞþÐð]/g, (letter) => LATIN_FOR_TURKISH[letter] ?? letter);
}

/** Repairs text in a wrongly read encoding; leaves sound text alone. */
export function repairEncoding(text: string): string {
  if (PLAIN.test(text)) return text;
  const bytesShown = undoDoubleEncoding(text).replace(
    /[\u0080-\u009f]/g,
    (byte) => HIGH_BYTES[byte.charCodeAt(0) - 0x80]?.replace(".", " ") ?? " ",
  );
  return undoLatinReading(bytesShown);
}
