/** What every collection does the same: writing, reading, changing, hiding, finding again; and what it costs. */
import { posts } from "@schema/posts";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { postPath } from "../../../app/engines/posts/collection";
import { postFilters } from "../../../app/engines/posts/filters";
import { readList, readPost } from "../../../app/engines/posts/posts.service.server";
import { adverts } from "../../../app/features/advert/advert.collection";
import { addPost, postBody, postForm } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Post {
  post_id: string;
  title: string;
  text: string;
  author: { user_name: string } | null;
  mine: boolean;
  like_count: number;
}
type Failed = { error: { code: string } };

const writerOf = (writers: string): Promise<Person> => signUp({ userRole: writers === "user" ? "user" : "admin" });

describe.each(collections.map((collection) => [collection.feature, collection] as const))("%s", (feature, collection) => {
  const path = `/${feature}`;

  test("what is written is read again, found by folded words, and gone when its author deletes it", async () => {
    const [writer, reader] = [await writerOf(collection.writers), await signUp()];
    const body = postBody(collection, { title: "Şüpheli İğde Çorbası" });
    const added = await call<Post>(path, { as: writer, json: body });
    expect(added.status).toBe(201);
    const one = `${path}/${added.body.post_id}`;
    const read = await call<Post>(one, { as: reader });
    expect(read).toMatchObject({ status: 200, body: { title: body.title, text: body.text, mine: false } });
    const found = await call<{ posts: Post[] }>(`${path}?q=supheli+IGDE`, { as: reader });
    expect(found.body.posts.map(({ post_id }) => post_id)).toEqual([added.body.post_id]);
    expect((await call(one, { as: reader, method: "DELETE" })).status).toBe(404);
    expect((await call(one, { as: writer, method: "DELETE" })).status).toBe(200);
    expect((await call(one, { as: reader })).status).toBe(404);
    expect((await call<{ posts: Post[] }>(`${path}?q=supheli`, { as: reader })).body.posts).toEqual([]);
  });

  test("its author changes it, others may not, and what it said before is kept", async () => {
    const [writer, other] = [await writerOf(collection.writers), await signUp()];
    const { body } = await call<Post>(path, { as: writer, json: postBody(collection) });
    const one = `${path}/${body.post_id}`;
    const isEdited = async () => (await readPost(writer.ctx, collection, body.post_id)).isEdited;
    expect(await isEdited()).toBe(false);
    // As a decision of staff leaves it: their removal and its way back aren't its author's edit.
    const decidedAt = Date.now() + 1000;
    await testContext().db.update(posts).set({ reviewedAt: decidedAt, updatedAt: decidedAt }).where(eq(posts.postId, body.post_id));
    expect(await isEdited()).toBe(false);
    const changed = await call<Post>(one, { as: writer, method: "PUT", json: postBody(collection, { title: "Another title" }) });
    expect(changed).toMatchObject({ status: 200, body: { title: "Another title" } });
    expect(await isEdited()).toBe(true);
    const refused = await call<Failed>(one, { as: other, method: "PUT", json: postBody(collection) });
    expect([refused.status, refused.body.error.code]).toEqual([403, "posts.notYours"]);
    const kept = await testContext().db.all<{ title: string }>(sql`SELECT title FROM post_revisions WHERE item_id = ${body.post_id}`);
    expect(kept).toEqual([{ title: "A useful title" }]);
  });

  test("a guest and wrong input are refused, an unknown one isn't there", async () => {
    const writer = await writerOf(collection.writers);
    expect((await call(path, { json: postBody(collection) })).status).toBe(401);
    expect((await call(path, { as: writer, json: { ...postBody(collection), unknown: 1 } })).status).toBe(400);
    expect((await call(path, { as: writer, json: { title: "x" } })).status).toBe(400);
    expect((await call(`${path}/post-none`, { as: writer })).status).toBe(404);
    expect((await call(`${path}/post-none`, { as: writer, method: "PUT", json: postBody(collection) })).status).toBe(404);
    if (collection.writers === "user") return;
    const student = await call<Failed>(path, { as: await signUp(), json: postBody(collection) });
    expect([student.status, student.body.error.code]).toEqual([403, "posts.notAWriter"]);
  });

  test("one person finds it helpful once, never their own", async () => {
    const [writer, reader] = [await writerOf(collection.writers), await signUp()];
    const postId = await addPost(writer, collection);
    const helpful = (as: Person, is_helpful = true) => call(`${path}/${postId}/helpful`, { as, method: "PUT", json: { is_helpful } });
    await Promise.all([helpful(reader), helpful(reader), helpful(writer)]);
    const count = async () => (await call<Post>(`${path}/${postId}`, { as: reader })).body.like_count;
    expect(await count()).toBe(1);
    await helpful(reader, false);
    expect(await count()).toBe(0);
  });

  test("what staff hide is seen by its author alone, with the reason, and by nobody else", async () => {
    const [writer, reader, staff] = [await writerOf(collection.writers), await signUp(), await signUp({ userRole: "admin" })];
    const postId = await addPost(writer, collection);
    await testContext().db.update(posts).set({ status: "rejected", reviewReason: "zq-a-reason" }).where(eq(posts.postId, postId));
    expect((await call(`${path}/${postId}`, { as: reader })).status).toBe(404);
    if (collection.isFlat) return;
    const page = `${collection.path}/one/${postId}`;
    for (const as of [writer, staff]) expect(await (await visit(page, { as })).text()).toContain("zq-a-reason");
    expect((await visit(page, { as: reader })).status).toBe(404);
  });

  test("the form publishes without scripts, and keeps what was typed when it is refused", async () => {
    const writer = await writerOf(collection.writers);
    const typed = postForm(collection, { title: "Typed by hand" });
    const refused = await visit(`${collection.path}/add`, { as: writer, form: { ...typed, text: "x" } });
    expect([refused.status, (await refused.text()).includes("Typed by hand")]).toEqual([400, true]);
    const added = await visit(`${collection.path}/add`, { as: writer, form: typed });
    expect([added.status, added.headers.get("location")?.startsWith(postPath(collection, "post-"))]).toEqual([303, true]);
  });
});

/** A hundred thousand posts of the first collection among others, in one statement. */
async function addMany(author: Person, kind: string, facets: readonly string[]): Promise<void> {
  const cases = facets.map((facet, i) => `WHEN ${i} THEN '${facet}'`).join(" ");
  await testContext().db.run(
    sql.raw(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999)
    INSERT INTO posts (post_id, kind, author_id, title, text, details, facet_a, search_text, status, created_at, updated_at)
    SELECT 'post-many' || i, '${kind}', '${author.userId}', 'Title ' || i, 'Text', '{}', CASE i % ${facets.length} ${cases} END,
      'title ' || i || iif(i % 50 = 0, ' cagri', ' word'), 'approved', i, i FROM n`),
  );
}

test("at a hundred thousand posts a first page, a filter, a search and page five hundred read ten rows for each shown at most", async () => {
  const [collection] = collections;
  if (!collection) throw new Error("There is no collection");
  const facets = collection.fields.find(({ facet }) => facet === "A")?.options ?? [];
  const author = await signUp();
  await addMany(author, collection.feature, facets);
  const cost = async (query: Record<string, string>) => {
    const ctx = { ...author.ctx, ...testContext(), actor: author.ctx.actor };
    const { items } = await readList(ctx, collection, postFilters.parse(query));
    return { rowsRead: ctx.meter.rowsRead, roundTrips: ctx.meter.roundTrips, shown: items.length };
  };
  const first = await cost({});
  const deep = await cost({ before: "90000.90000" });
  const others = [
    await cost({ a: facets[1] ?? "" }),
    await cost({ q: "Çağrı" }),
    await cost({ q: "word", before: "20000.20000" }),
    await cost({ q: "cagri", a: facets[0] ?? "" }),
    await cost({ sort: "liked" }),
  ];
  const within = [first, deep, ...others].map(({ rowsRead, shown, roundTrips }) => ({
    rowsRead: rowsRead <= 10 * shown || rowsRead,
    shown,
    roundTrips,
  }));
  expect(within).toEqual(within.map(() => ({ rowsRead: true, shown: 20, roundTrips: 1 })));
  expect(deep.rowsRead).toBeLessThanOrEqual(2 * first.rowsRead);
});

test("open adverts are found behind thousands that are over", async () => {
  const author = await signUp();
  await testContext().db.run(
    sql.raw(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999)
    INSERT INTO posts (post_id, kind, author_id, title, text, details, facet_a, search_text, status, closed_at, created_at, updated_at)
    SELECT 'post-over' || i, 'advert', '${author.userId}', 'Title ' || i, 'Text', '{}', 'housing', 'title',
      'approved', iif(i < 30, NULL, 1), i, i FROM n`),
  );
  const read = async (query: Record<string, string>) => {
    const ctx = { ...author.ctx, ...testContext(), actor: author.ctx.actor };
    const { items } = await readList(ctx, adverts, postFilters.parse(query));
    return { shown: items.length, isCheap: ctx.meter.rowsRead <= 10 * items.length || ctx.meter.rowsRead };
  };
  expect([await read({}), await read({ a: "housing" })]).toEqual([
    { shown: 20, isCheap: true },
    { shown: 20, isCheap: true },
  ]);
});
