/** Files that browsers save. */

/** Letters that a quoted name may have wherever it is read. */
const PLAIN = /[^\w.()-]+/g;

/** What RFC 8187 leaves as it is. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The `Content-Disposition` of a file to be saved (RFC 6266): a name in plain letters for whoever reads no other, and the whole name
 * where it has more. Nothing of the name ends the header or adds to it.
 */
export function attachment(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cs}\\/]+/gu, " ").trim() || "file";
  const plain = clean
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ı", "i")
    .replace(PLAIN, "_");
  const simple = `attachment; filename="${plain}"`;
  return plain === clean ? simple : `${simple}; filename*=UTF-8''${encoded(clean)}`;
}
