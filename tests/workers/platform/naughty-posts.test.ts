/** Texts that nobody should send, through posts, accounts and reports: refused with a reason or kept as they are, and shown escaped. */
import { expect, test } from "vitest";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { cut, isMarkup, isUnstorable, naughtyTexts, printable, tidy } from "../../support/naughty";
import { postBody } from "../../support/posts";
import { call, type Person, signUp, visit } from "../../support/site";

const AROUND = "Words before it, enough of them.";
const MAX_TAGS = 80;

/** Enough people that nobody writes more than a day allows. */
const authors = (): Promise<Person[]> => Promise.all(Array.from({ length: 24 }, () => signUp()));

test("posts keep every text as it was written, or say why not", async () => {
  const people = await authors();
  const wrong: unknown[] = [];
  for (const [index, text] of naughtyTexts.entries()) {
    const as = people[index % people.length];
    const tags = tidy(text).length > MAX_TAGS ? "" : text;
    const json = postBody(studyTips, { text: `${AROUND}\n${text}`, tags });
    const { status, body } = await call<{ post_id: string }>("/study-tip", { as, json });
    const isRefused = isUnstorable(text) || tidy(`${AROUND}\n${text}`).length > 8000;
    if (status !== (isRefused ? 400 : 201)) wrong.push([status, printable(text)]);
    if (status !== 201) continue;
    const kept = await call<{ text: string; details: { tags?: string } }>(`/study-tip/${body.post_id}`, { as });
    if (kept.body.text !== tidy(`${AROUND}\n${text}`)) wrong.push(["changed", printable(text)]);
    if (!isMarkup(text)) continue;
    const html = await (await visit(`/study-tip/one/${body.post_id}`, { as })).text();
    if (text.length > 8 && html.includes(text)) wrong.push(["unescaped", printable(text)]);
  }
  expect(wrong).toEqual([]);
});

test("accounts and reports never fail because of a text", async () => {
  const person = await signUp();
  const statuses = new Set<number>();
  for (const text of naughtyTexts) {
    const profile = { name: "Deniz", user_name: person.userName, locale: "tr", bio: text.slice(0, 500) };
    statuses.add((await call("/profile/me", { as: person, method: "PUT", json: profile })).status);
    statuses.add((await call("/reporting", { json: { category: "other", details: `${AROUND} ${text}` } })).status);
    statuses.add((await call(`/study-tip?q=${encodeURIComponent(cut(text.replace(/\p{Surrogate}/gu, ""), 100))}`, { as: person })).status);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
});
