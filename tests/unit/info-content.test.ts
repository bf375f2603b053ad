/** The long texts say the same in both languages, and their marks are read as meant. */
import { expect, test } from "vitest";
import { about as aboutEn } from "../../app/features/info/content/about.en";
import { about as aboutTr } from "../../app/features/info/content/about.tr";
import { accessibility as accessibilityEn } from "../../app/features/info/content/accessibility.en";
import { accessibility as accessibilityTr } from "../../app/features/info/content/accessibility.tr";
import type { Article, Block } from "../../app/features/info/content/article";
import { computed as computedEn } from "../../app/features/info/content/computed.en";
import { computed as computedTr } from "../../app/features/info/content/computed.tr";
import { cookies as cookiesEn } from "../../app/features/info/content/cookies.en";
import { cookies as cookiesTr } from "../../app/features/info/content/cookies.tr";
import { faq as faqEn } from "../../app/features/info/content/faq.en";
import { faq as faqTr } from "../../app/features/info/content/faq.tr";
import { preparation as preparationEn } from "../../app/features/info/content/preparation.en";
import { preparation as preparationTr } from "../../app/features/info/content/preparation.tr";
import { privacy as privacyEn } from "../../app/features/info/content/privacy.en";
import { privacy as privacyTr } from "../../app/features/info/content/privacy.tr";
import { terms as termsEn } from "../../app/features/info/content/terms.en";
import { terms as termsTr } from "../../app/features/info/content/terms.tr";
import { piecesOf, plainText, withTexts } from "../../app/features/info/rich-text";
import { searchAnswers } from "../../app/features/qa/offered/answers";
import { sourcesOf } from "../../scripts/sources";

const shapeOf = (block: Block) => {
  if (typeof block === "string") return "text";
  if ("made" in block || "folded" in block) return JSON.stringify(block);
  return "list" in block ? `list of ${block.list.length}` : `table of ${block.rows.length} × ${block.head.length}`;
};
const outline = ({ updated, sections }: Article) => ({ updated, sections: sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]) });
const linksIn = (value: unknown) => [...JSON.stringify(value).matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]).sort();

test.each([
  ["about", aboutEn, aboutTr],
  ["privacy", privacyEn, privacyTr],
  ["terms", termsEn, termsTr],
  ["cookies", cookiesEn, cookiesTr],
  ["computed", computedEn, computedTr],
  ["accessibility", accessibilityEn, accessibilityTr],
  ["preparation", preparationEn, preparationTr],
] as const)("%s has the same sections, lists, tables and links in both languages", (_, english, turkish) => {
  expect(outline(turkish)).toEqual(outline(english));
  expect(linksIn(turkish)).toEqual(linksIn(english));
});

test("the same questions are answered in both languages", () => {
  const ids = (groups: typeof faqEn) => groups.map(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(ids(faqTr)).toEqual(ids(faqEn));
  expect(linksIn(faqTr)).toEqual(linksIn(faqEn));
});

test("no anchor stands twice on the page of questions", () => {
  const ids = faqEn.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("links and names are told apart from text", () => {
  expect(piecesOf("See [the terms](/policies/terms) and `theme`.")).toEqual([
    { kind: "text", text: "See " },
    { kind: "link", text: "the terms", to: "/policies/terms" },
    { kind: "text", text: " and " },
    { kind: "code", text: "theme" },
    { kind: "text", text: "." },
  ]);
});

test("plain text keeps the words of links and loses their marks", () => {
  expect(plainText(["See [the terms](/policies/terms)."])).toBe("See the terms.");
});

test("questions are found without Turkish marks, and all words must occur", () => {
  const found = (query: string) => searchAnswers(withTexts(faqTr), query).flatMap(({ items }) => items.map(({ id }) => id));
  expect(found("SIFREMI")).toEqual(["forgot"]);
  expect(found("çerez")).toContain("cookies");
  expect(found("çerez bulunmazkelime")).toEqual([]);
  expect(found("  ")).toHaveLength(faqTr.flatMap(({ items }) => items).length);
});

test("the page of cookies names every cookie of ours", () => {
  const inCode = sourcesOf("app/platform", "app/features", "app/engines", "workers").flatMap(([path, text]) =>
    path.includes("/content/") ? [] : [...text.matchAll(/"(hocam_[a-z]+)"/g)].map(([, name = ""]) => name),
  );
  expect(new Set(inCode).size).toBeGreaterThan(3);
  for (const article of [cookiesEn, cookiesTr])
    expect(inCode.filter((name) => !JSON.stringify(article).includes(`\`${name}\``))).toEqual([]);
});
