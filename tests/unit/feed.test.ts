/** The feed of the dev log is XML, whatever is written into the log. */
import { expect, test } from "vitest";
import { rssOf } from "~/features/dev-log/rss.rules";

const feedOf = (title: string, text: string) => rssOf("https://hocam.test", [{ id: "post-1", title, text, at: 0 }]);
const itemOf = (title: string, text: string) => /<item>.*<\/item>/s.exec(feedOf(title, text))?.[0];
const item = (title: string, text: string) =>
  `<item><title>${title}</title><link>https://hocam.test/dev/all#post-1</link><guid isPermaLink="false">post-1</guid>` +
  `<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate><description>${text}</description></item>`;

test.each([
  ["a tag", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["an ampersand, also of an entity", "Q&A &amp; more", "Q&amp;A &amp;amp; more"],
  ["the end of a section of characters", "a]]>b", "a]]&gt;b"],
  ["quotes", `"it's"`, "&quot;it&apos;s&quot;"],
  ["the end of its own element", "</title></description></item>", "&lt;/title&gt;&lt;/description&gt;&lt;/item&gt;"],
  ["characters that no XML may hold", "a\u0000b\u0008c\u000bd\u001fe\uffff", "abcde"],
  ["letters of any language and lines", "İğde 日本\n\t😀", "İğde 日本\n\t😀"],
])("a title and a text with %s stand in the feed as what was written", (_, written, expected) => {
  expect(itemOf(written, "x")).toBe(item(expected, "x"));
  expect(itemOf("x", written)).toBe(item("x", expected));
});
