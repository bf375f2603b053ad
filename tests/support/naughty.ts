/** Strings that have broken programs before: a list of our own, and the big one where it lies beside the repository. */
import { env } from "./site";
import { swept } from "./sweep";
import { sweepSettings } from "./worker-sweep";

const own = [
  "<script>alert('hocam-own-1')</script>",
  '"><img src=x onerror="alert(\'hocam-own-2\')">',
  "</textarea><svg onload=alert(/hocam-own-3/)>",
  "</script><script>window.hocamOwn4=1</script>",
  "<!--<script>hocam-own-5",
  "javascript:alert('hocam-own-6')",
  "{{constructor.constructor('return 1')()}} {{course}} $t(kit:errors.unexpected)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would work out
  "${7*7} #{7*7} <%= 7*7 %>",
  "'; DROP TABLE users; --",
  '" OR ""="',
  "1' UNION SELECT password_hash FROM users --",
  "%' AND 1=1 ESCAPE '\\",
  "a\u0000b",
  "half \ud800 a character",
  "\udc00 the other half",
  "\u202eright to left\u202c",
  "zero\u200bwidth\u200djoiner\ufeff",
  "\u2028line\u2029separators",
  "Z̸̡̢͇̠a̵̧͉͑l̷̨̈́g̶̰̈o̴̯͐",
  "e\u0301 and é, İ I ı i, ß ẞ, ﬁ",
  "👩‍👩‍👧‍👦 🏳️‍🌈 🇹🇷 🤷🏽",
  "日本語 العربية עברית ไทย",
  "../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "C:\\nul",
  "CON PRN AUX",
  '=HYPERLINK("https://evil.example";"x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\r\nSet-Cookie: hocam=1\r\n\r\n<b>split</b>",
  "tab\tand\nnew\r\nlines\rold",
  "   surrounded by spaces   ",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "true",
  "-1e309",
  "0x10",
  "%2e%2e%2f %00 %0d%0a %E0%A4%A",
  "https://evil.example/?a=1&b=2#c",
  "&lt;b&gt; &amp;amp; &#x3c;script&#x3e;",
  "\\u003cscript\\u003ehocam-own-7",
];

const shared = JSON.parse((env as unknown as { NAUGHTY_STRINGS?: string }).NAUGHTY_STRINGS ?? "[]") as string[];

/** A pack is as long as the shortest field that takes a sentence. */
const PACK = 450;

/** Several strings a text, so that hundreds of them cost dozens of requests; one that is longer stands alone. */
function packed(strings: readonly string[]): string[] {
  const packs: string[] = [];
  for (const text of strings) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + text.length < PACK) packs[packs.length - 1] = `${last}\n${text}`;
    else packs.push(text);
  }
  return packs;
}

/** No database gives these back as they were, so every text field refuses them. */
export const isUnstorable = (text: string) => /[\0\p{Surrogate}]/u.test(text);

/** Each of them as it is, for looking whether one of them stands unescaped in a page. */
export const naughtyStrings: readonly string[] = [...new Set([...own, ...shared])];
/** Each of our own, and some of the others in packs; the full run takes all of them. */
export const naughtyTexts: readonly string[] = [
  ...own,
  ...swept(sweepSettings, { what: "Packs of naughty strings", rest: packed(shared.filter((text) => !isUnstorable(text))), count: 16 }),
  ...shared.filter(isUnstorable),
];
/** A few dozen, for what is slow on purpose. */
export const someNaughtyStrings: readonly string[] = own;

/** Safe to print: half a character in a report breaks the test runner itself. */
export const printable = (text: string) => escape(text.slice(0, 80));

/** The beginning of a text, not cut through a character. */
export const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** What is kept of a text by design. */
export const tidy = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** What would be markup if it weren't escaped. */
export const isMarkup = (text: string) => /<[a-z!/?][^\s]{2}/i.test(text);
