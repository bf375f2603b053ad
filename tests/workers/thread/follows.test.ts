/** Following threads: who does, and what is new since they looked. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { threads } from "../../../app/features/thread/thread.collection";
import { readFollowed } from "../../../app/features/thread/thread.service.server";
import { see } from "../../support/pages";
import { addPost, postBody } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const reply = (as: Person, postId: string) => call(`/thread/${postId}/replies`, { as, json: { text: "A reply" } });

test("an author follows what they write, others when they want to", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const { body } = await call<{ post_id: string }>("/thread", { as: author, json: postBody(threads) });
  const followers = async () => {
    const rows = await testContext().db.all<{ user_id: string }>(sql`SELECT user_id FROM post_follows WHERE post_id = ${body.post_id}`);
    return rows.map(({ user_id }) => user_id).sort();
  };
  const follow = (is_followed: boolean) => call(`/thread/${body.post_id}/follow`, { as: reader, method: "PUT", json: { is_followed } });
  expect(await followers()).toEqual([author.userId]);
  expect([(await follow(true)).status, (await follow(true)).status]).toEqual([200, 200]);
  expect(await followers()).toEqual([author.userId, reader.userId].sort());
  await follow(false);
  expect(await followers()).toEqual([author.userId]);
});

test("who follows a thread sees how many replies are new, until they look", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads, { title: "What is new here" });
  const other = await signUp();
  await call(`/thread/${postId}/follow`, { as: reader, method: "PUT", json: { is_followed: true } });
  const news = async () => {
    const { ctx } = reader;
    return (await readFollowed({ ...ctx, ...testContext(), actor: ctx.actor })).find((thread) => thread.postId === postId)?.news;
  };
  expect(await news()).toBe(0);
  await reply(other, postId);
  await reply(author, postId);
  expect(await news()).toBe(2);
  const page = await see("/thread/all?view=followed", { as: reader });
  expect([page.body.includes("What is new here"), page.body.includes("2 new replies")]).toEqual([true, true]);
  const overview = await see("/overview/private/personal", { as: reader });
  expect(overview.body).toContain("What is new here");
  await visit(`/thread/one/${postId}`, { as: reader });
  await expect.poll(news).toBe(0);
  expect((await see("/thread/all?view=followed", { as: other })).body).not.toContain("What is new here");
});
