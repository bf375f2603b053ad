/** Limited Markdown: what is read, what stays text, and that nothing in it leads anywhere unsafe. */
import { existsSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { namesIn, readMarkdown, withoutMarks } from "../../app/engines/markup/markdown.server";
import type { Block, Inline } from "../../app/engines/markup/markup";
import { MarkupText } from "../../app/kit/markup";
import { growth, MOST_GROWTH } from "../support/growth";

const i18n = createInstance();
await i18n.init({ lng: "en", resources: { en: {} } });

const drawn = (text: string, people = new Map<string, string>()) =>
  renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(MarkupText, { blocks: readMarkdown(text, people) })));

/** Every link of a tree. */
function linksOf(parts: readonly (Block | Inline)[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    const own = part.as === "link" ? [part.href] : [];
    const inner = "of" in part ? part.of : part.as === "list" ? part.items.flat() : [];
    return [...own, ...linksOf(inner)];
  });
}

const REL = 'rel="nofollow ugc noopener"';

test("bold, italics, code, lists, quotes and links are drawn", () => {
  expect(drawn("**b** and *i* and `c`")).toMatch(/<strong>b<\/strong> and <em>i<\/em> and <code[^>]*>c<\/code>/);
  expect(drawn("- one\n- two")).toMatch(/<ul[^>]*><li>.*one.*<\/li><li>.*two/);
  expect(drawn("3. three\n4. four")).toMatch(/<ol start="3"/);
  expect(drawn("> said")).toMatch(/<blockquote[^>]*>.*said/);
  expect(drawn("```\nif (a < b) {}\n```")).toMatch(/<pre[^>]*><code>if \(a &lt; b\) \{\}<\/code>/);
  expect(drawn("[page](https://example.edu/a?b=1&c=2)")).toContain(`<a href="https://example.edu/a?b=1&amp;c=2" ${REL}`);
});

test("an address that is typed is a link, without the sentence's last dot; one without a scheme isn't", () => {
  expect(linksOf(readMarkdown("See https://example.edu/x?a=1. And www.example.edu, a@example.edu"))).toEqual(["https://example.edu/x?a=1"]);
});

test("a plain text looks as it did: lines stay lines, and signs that mean nothing stay", () => {
  const text = "Merhaba\nikinci satır\n# not a heading\n    indented\n5 * 6 * 7, snake_case_name, 2 < 3 & 4 > 1\n| a | b |\n---";
  const lines = drawn(text)
    .replace(/<\/?(?:div|p)[^>]*>/g, "")
    .split("<br/>");
  expect(lines).toEqual([
    "Merhaba",
    "ikinci satır",
    "# not a heading",
    "indented",
    "5 * 6 * 7, snake_case_name, 2 &lt; 3 &amp; 4 &gt; 1",
    "| a | b |",
    "---",
  ]);
});

test("a text without its marks keeps its words and lines; who decides on it sees where links lead", () => {
  const text = "**Bold** [here](https://example.edu)\n\n> said\n\n- one\n- `two`\n\nhttps://example.org";
  expect(withoutMarks(text)).toBe("Bold here\nsaid\n• one\n• two\nhttps://example.org");
  expect(withoutMarks(text, true)).toContain("here (https://example.edu)");
});

test("somebody who is found is linked, nobody else, and no mail address, link or code", () => {
  const people = new Map([["ada.k", "Ada.K"]]);
  const linked = (text: string) => drawn(text, people).includes('href="/overview/public/one/Ada.K"');
  expect(["@ada.k", "(@Ada.K)", "hi @ADA.K.", "**@ada.k**"].map(linked)).toEqual([true, true, true, true]);
  expect(["x@ada.k", "@ada.kx", "`@ada.k`", "[@ada.k](https://example.edu)", "@nobody"].map(linked)).toEqual(Array(5).fill(false));
});

/** Ways to run a script or to leave the site unseen, known from other renderers of Markdown. */
const attacks = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<a href='javascript:alert(1)'>x</a>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](\u0001javascript:alert(1))",
  "[x](&#x6A;avascript:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](vbscript:msgbox(1))",
  "[x](//evil.example)",
  "[x](/admin/panel)",
  "[x](\\\\evil.example)",
  "[x](file:///etc/passwd)",
  '[x](https://example.edu "onmouseover=alert(1)")',
  '[x](https://example.edu/"onmouseover="alert(1))',
  "[x](<javascript:alert(1)>)",
  "<javascript:alert(1)>",
  '<https://example.edu/"onclick=alert(1)>',
  "[a]: javascript:alert(1)\n\n[a]",
  "![x](https://example.edu/track.png)",
  "![x](javascript:alert(1))",
  "[![x](https://example.edu/a.png)](javascript:alert(1))",
  "`<img src=x onerror=alert(1)>`",
  "```html\n<script>alert(1)</script>\n```",
  '```"><script>alert(1)</script>\nx\n```',
  "> <svg onload=alert(1)>",
  "- <iframe src=javascript:alert(1)>",
  "@<script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "**<b onclick=alert(1)>**",
];

const bigList = new URL("../../../shared/data/adversarial/blns.json", import.meta.url);
const naughty: string[] = existsSync(bigList) ? JSON.parse(readFileSync(bigList, "utf8")) : [];

const ALLOWED =
  /^(?:<\/?(?:div|p|strong|em|code|pre|blockquote|ul|ol|li|a|br)(?: (?:(?:class|href|rel|target|start|tabindex)="[^"<>]*"|lang="tr"))*\/?>|[^<>])*$/;

test("no text brings an element, an attribute or an address of its own", () => {
  for (const text of [...attacks, ...naughty, ...attacks.map((each) => `**[${each}](https://example.edu)** > ${each}`)]) {
    const html = drawn(text);
    expect([text, ALLOWED.test(html)]).toEqual([text, true]);
    for (const href of linksOf(readMarkdown(text))) expect(href).toMatch(/^(?:https?:\/\/|mailto:|#reply-)/i);
    expect(html.match(/<a /g)?.length ?? 0).toBe(html.match(new RegExp(`<a href="(?:https?:|mailto:)[^"]*" ${REL}`, "gi"))?.length ?? 0);
    expect(html).not.toContain("<img");
  }
});

test("a text says that it is in Turkish, its code aside", () => {
  expect(drawn("**Hoca** çok iyi, [not](https://example.edu) da bol\n\n> evet, öyle")).toMatch(/^<div lang="tr"/);
  expect(drawn("`bu bir hoca`")).toMatch(/^<div class/);
});

test("a raw element is seen: the control of the test above", () => {
  expect(ALLOWED.test('<p>x<img src="x"></p>')).toBe(false);
  expect(ALLOWED.test('<a href="x" onclick="y">x</a>')).toBe(false);
});

test.each(["**", "[", "> ", "- ", "*a_", "`a", "https://a", "a@", "![[", "\\"])(
  "a text of nothing but %j isn't made to be slow",
  (part) => {
    expect(growth((times) => readMarkdown(part.repeat((2000 * times) / part.length)))).toBeLessThan(MOST_GROWTH);
  },
);

test.each([
  ["https://x.example'a bak", "https://x.example"],
  ["(https://x.example/a_(b)).", "https://x.example/a_(b)"],
  ["https://x.example/takvim'deki, son", "https://x.example/takvim"],
  ["https://x.example/takvim’i!", "https://x.example/takvim"],
  ["https://x.example`de", "https://x.example"],
  ["“https://x.example/a”nın", "https://x.example/a"],
  ["https://x.example/soru?'ya", "https://x.example/soru"],
  ["https://x.example/ğü'ne", "https://x.example/%C4%9F%C3%BC"],
  ["https://x.example/a\u200b son", "https://x.example/a"],
  ["https://x.example/O'Brien", "https://x.example/O'Brien"],
  ["https://x.example/?q=it's", "https://x.example/?q=it's"],
])("in %j the address is %s", (text, href) => {
  const [paragraph] = readMarkdown(text);
  expect(JSON.stringify(paragraph)).toContain(JSON.stringify({ as: "link", href }).slice(1, -1));
});

test.each(["100. Yıl mı, Çiğdem mi?", "2. madde ne diyor?", "1923. yılda ne oldu?"])(
  "«%s» begins with an ordinal and isn't a list",
  (text) => {
    expect(readMarkdown(text)).toEqual([{ as: "paragraph", of: [text] }]);
  },
);

test("numbers that are counted on are a list, wherever it begins", () => {
  expect(readMarkdown("3. üç\n4. dört")).toMatchObject([{ as: "list", start: 3, items: [{}, {}] }]);
  expect(readMarkdown("1. tek")).toMatchObject([{ as: "list", start: 1 }]);
});

test("whom a text names is read as pages link them: not in quotes, code or links, and each once", () => {
  expect(namesIn("(@Ada.b), mail a@b.example, **@ada.b.** and\n- @c_1!\n\n > @quoted")).toEqual(["ada.b", "c_1"]);
  expect(namesIn("`@Override` and\n```\n@Test\n```\n@here")).toEqual(["here"]);
  expect(namesIn("https://maps.example/?q=@ada [@bob](https://example.edu) @cem")).toEqual(["cem"]);
  expect(namesIn("> @a\n> - `x`\n\n1. > @b\n2. @d")).toEqual(["d"]);
});
