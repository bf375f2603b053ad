/** A text of a discussion is looked at before it is posted: read by the same code as the page, and kept nowhere. */
import { posts } from "@schema/posts";
import { replies } from "@schema/thread";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readMarkdown } from "../../../app/engines/markup/markdown.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { addPost } from "../../support/posts";
import { call, signUp, testContext, visit } from "../../support/site";

const ATTACK = '<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror="alert(1)"> ![y](http://e.org/a.png)';
const { db } = testContext();
const formsIn = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

test("the API reads a text as the page does, links who exists, and stores nothing", async () => {
  const [reader, friend] = [await signUp(), await signUp()];
  const text = `**Bold** and @${friend.userName}, not @nobody.of.that.name\n\n- one\n- two`;
  const before = await db.$count(posts);
  const { status, body } = await call<{ blocks: unknown }>("/thread/preview", { as: reader, method: "POST", json: { text } });
  expect(status).toBe(200);
  expect(body.blocks).toEqual(readMarkdown(text, new Map([[friend.userName.toLowerCase(), friend.userName]])));
  expect(JSON.stringify(body.blocks)).toContain('"as":"mention"');
  expect(await db.$count(posts)).toBe(before);
});

test("a preview says which names are nobody's, wherever texts would link them, and of nothing else", async () => {
  const [reader, friend] = [await signUp(), await signUp()];
  const text = `@Nobody.there and @${friend.userName}, \`@code.of.a.name\` or me@example.org, @nobody.there\n\n> @quoted.one`;
  const { body } = await call<{ unknown: string[] }>("/thread/preview", { as: reader, method: "POST", json: { text } });
  expect(body.unknown).toEqual(["nobody.there"]);
  const postId = await addPost(reader, threads);
  const html = formsIn(await (await visit(`/thread/one/${postId}`, { as: reader, form: { act: "reply", text, preview: "1" } })).text());
  expect(html).toContain("Nobody has the username @nobody.there");
  const known = formsIn(
    await (await visit(`/thread/one/${postId}`, { as: reader, form: { act: "reply", text: `@${friend.userName}`, preview: "1" } })).text(),
  );
  expect(known).not.toContain("Nobody has the username");
});

test("guests, empty texts and too long ones get no preview", async () => {
  const as = await signUp();
  const ask = (text: string, own: object) => call("/thread/preview", { method: "POST", json: { text }, ...own });
  expect((await ask("Hello", {})).status).toBe(401);
  expect((await ask("  ", { as })).status).toBe(400);
  expect((await ask("a".repeat(8001), { as })).status).toBe(400);
});

test("without scripts each form comes back with its preview above it, its text still in it, and nothing posted", async () => {
  const as = await signUp();
  const postId = await addPost(as, threads, { title: "A question of mine" });
  const one = `/thread/one/${postId}`;
  const text = `Look at **this** ${ATTACK}`;
  for (const [path, form] of [
    ["/thread/add", { title: "A new question", category: "campus" }],
    [one, { act: "reply" }],
    [`${one}?edit`, { title: "A question of mine", category: "campus" }],
  ] as const) {
    const response = await visit(path, { as, form: { ...form, text, preview: "1" } });
    const html = formsIn(await response.text());
    expect([path, response.status, html.includes("<strong>this</strong>"), html.includes("Look at **this**")]).toEqual([
      path,
      200,
      true,
      true,
    ]);
    if (path === one) expect(html.indexOf("<strong>this</strong>")).toBeLessThan(html.indexOf("<textarea"));
    for (const wrong of ["<script>alert", "<img src=x", 'href="javascript:']) expect(html).not.toContain(wrong);
    if ("title" in form) expect(html).toContain(`value="${form.title}"`);
  }
  expect(await db.$count(replies, eq(replies.postId, postId))).toBe(0);
  expect(await db.$count(posts, eq(posts.title, "A new question"))).toBe(0);
});

test("without a text the form says so instead of a preview", async () => {
  const as = await signUp();
  const postId = await addPost(as, threads);
  const response = await visit(`/thread/one/${postId}`, { as, form: { act: "reply", text: " ", preview: "1" } });
  const html = await response.text();
  expect([response.status, html.includes('aria-label="Preview"')]).toEqual([400, false]);
});
