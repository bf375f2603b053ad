/** Lists of a collection for staff: they begin with what is there, and offer decisions to those alone who may decide. */
import { expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { siteMap } from "../../../app/site-map";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { signUp } from "../../support/site";

const lists = collections.flatMap((collection) => {
  const row = siteMap.find(({ feature, name }) => feature === collection.feature && name === "admin-all");
  return row ? [{ collection, path: row.path }] : [];
});

test.each(lists)("$path begins with what is published, in both languages", async ({ collection, path }) => {
  const [admin, author] = [await signUp({ userRole: "admin" }), await signUp(collection.writers === "user" ? {} : { userRole: "admin" })];
  const postId = await addPost(author, collection);
  for (const language of ["en", "tr"]) {
    const { status, body } = await see(path, { as: admin, headers: { "accept-language": language } });
    expect([status, body.includes(`/one/${postId}"`), body.includes('name="decision"')]).toEqual([200, true, true]);
  }
  const waiting = await see(`${path}?status=waiting`, { as: admin });
  expect(waiting.body.includes(`/one/${postId}"`)).toBe(false);
});

test("an author who opens the staff's list of discussions sees their own there, without what staff decide with", async () => {
  const threads = lists.find(({ collection }) => collection.feature === "thread");
  if (!threads) throw new Error("No list of discussions");
  const [author, other] = [await signUp(), await signUp()];
  const [own, foreign] = [await addPost(author, threads.collection), await addPost(other, threads.collection)];
  const { body } = await see(threads.path, { as: author });
  expect([own, foreign].map((postId) => body.includes(`/one/${postId}"`))).toEqual([true, false]);
  for (const sign of ['name="decision"', 'name="ids"', 'name="reason"', "Hiding a post", "someone else decides"])
    expect(body).not.toContain(sign);
});
