/** Turns text of any origin into text that can be stored: broken encodings, odd digits, stray spaces and controls. */
import { HIGH_BYTES, PLAIN, repairEncoding } from "~/platform/encoding";
import { asciiDigit } from "~/platform/forms/plain-text";

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', apos: "'", "#39": "'", lt: "<", gt: ">", nbsp: " " };

/** Characters that a page wrote as HTML does: `&amp;` is `&`. */
const withoutEntities = (text: string) =>
  text.includes("&") ? text.replace(/&(#39|\w{2,4});/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole) : text;

const TURKISH_BYTES: Record<number, string> = { 208: "Ğ", 221: "İ", 222: "Ş", 240: "ğ", 253: "ı", 254: "ş" };

/** What each byte is in cp1254, the registrar's encoding; it differs from Latin-1 in six letters and in signs. */
const CP1254 = Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80 && byte <= 0x9f) return HIGH_BYTES[byte - 0x80]?.replace(".", " ") ?? " ";
  return TURKISH_BYTES[byte] ?? String.fromCharCode(byte);
});

/** Bytes that are turned into letters at once: few enough for little memory. */
const BLOCK = 8192;

function decodeCp1254(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += BLOCK) text += Array.from(bytes.subarray(at, at + BLOCK), (byte) => CP1254[byte]).join("");
  return text;
}

/** The text of a file: UTF-16 by its mark, UTF-8 where it is that (with or without a mark), else cp1254. */
export function decodeFile(content: ArrayBuffer | Uint8Array): string {
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeCp1254(bytes);
  }
}

/** Text fit for storing and comparing: repaired, composed, without controls, with single spaces and plain quotes. */
export function cleanText(text: string): string {
  const told = withoutEntities(text);
  if (PLAIN.test(told)) return told.replaceAll("`", "'").replace(/ {2,}/g, " ").trim();
  return repairEncoding(told)
    .replace(/i\u0307/g, "i")
    .normalize("NFC")
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Decimal digits of every script as 0–9 (`٥` is `5`); other characters stay. */
export const asciiDigits = (text: string): string => text.normalize("NFKC").replace(/\p{Nd}/gu, asciiDigit);

/** A value as short readable text, for telling what was refused. Never longer than `length` characters. */
export function excerpt(value: unknown, length = 80): string {
  const kind = Array.isArray(value) ? "[…]" : value !== null && typeof value === "object" ? "{…}" : String(value);
  const text = cleanText(kind.slice(0, length * 2));
  return text.length > length ? `${cleanText(text.slice(0, length - 1))}…` : text;
}

/** Sixteen hex digits of a fast, well-mixed hash (two 32-bit lanes). For noticing changes, not for secrets. */
export function contentHash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  const left = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const right = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(left ^ (left >>> 13), 3266489909);
  return [left, right].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}
