/** Categories and tags: what admins keep is what forms and filters offer, and merging takes everything along. */
import { labels, postTags } from "@schema/labels";
import { auditEntries } from "@schema/platform";
import { posts } from "@schema/posts";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { actOnLabel, mergeLabel } from "../../../app/engines/labels/labels-admin.service.server";
import { type Collection, categoryField } from "../../../app/engines/posts/collection";
import { adverts } from "../../../app/features/advert/advert.collection";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { threads } from "../../../app/features/thread/thread.collection";
import { addLabelRow } from "../../support/labels";
import { postBody } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Failed {
  error: { code: string };
}
interface Post {
  post_id: string;
  details: Record<string, string>;
}

const { db } = testContext();
const labelOf = async (labelId: string) => (await db.select().from(labels).where(eq(labels.labelId, labelId)))[0];
const bySlug = async (slug: string) =>
  (
    await db
      .select()
      .from(labels)
      .where(and(eq(labels.sort, "tag"), eq(labels.slug, slug)))
  )[0];
const admin = () => signUp({ userRole: "admin" });
const textOf = async (path: string, as: Person) => (await visit(path, { as })).text();

const write = async (as: Person, own: Record<string, unknown>, collection: Collection = threads) =>
  (await call<Post>(`/${collection.feature}`, { as, json: postBody(collection, own) })).body.post_id;

test("what the forms offered before is there for each feature that keeps its categories, in the same order", async () => {
  const kept = collections.filter(categoryField);
  expect(kept.map(({ feature }) => feature).sort()).toEqual(["advert", "notes", "study-tip", "thread"]);
  for (const collection of kept) {
    const rows = await db
      .select()
      .from(labels)
      .where(and(eq(labels.feature, collection.feature), sql`label_id LIKE 'category-' || feature || '-%'`));
    const order = rows.sort((a, b) => a.position - b.position).map(({ slug }) => slug);
    expect(order, collection.feature).toEqual(categoryField(collection)?.options);
  }
});

test("a category that an admin adds is offered, chosen, filtered by and named in both languages", async () => {
  const [boss, student] = [await admin(), await signUp()];
  const form = { feature: "thread", name_en: "Zq clubs", name_tr: "Zq kulüpler", slug: "", icon: "volleyball" };
  const added = await visit("/admin/categories/add", { as: boss, form });
  expect([added.status, added.headers.get("location")]).toEqual([303, "/admin/categories/all?feature=thread&q=Zq+clubs"]);
  expect(await textOf("/thread/add", student)).toContain('value="zq-clubs"');
  const postId = await write(student, { category: "zq-clubs", title: "Zq chess on Fridays" });
  const list = await textOf("/thread/all?a=zq-clubs", student);
  expect([list.includes("Zq chess on Fridays"), list.includes("Zq clubs")]).toEqual([true, true]);
  const turkish = await visit("/thread/all?a=zq-clubs", { as: student, headers: { "accept-language": "tr" } });
  expect(await turkish.text()).toContain("Zq kulüpler");
  expect(await db.select().from(labels).where(eq(labels.slug, "zq-clubs"))).toMatchObject([{ usedCount: 1, icon: "volleyball" }]);
  expect((await call("/thread", { as: student, json: postBody(threads, { category: "zq-nothing" }) })).status).toBe(409);
  await call(`/thread/${postId}`, { as: student, method: "PUT", json: postBody(threads, { category: "campus" }) });
  expect(await db.select().from(labels).where(eq(labels.slug, "zq-clubs"))).toMatchObject([{ usedCount: 0 }]);
});

test("a category that isn't active is refused for new posts and stays with those that have it", async () => {
  const [boss, student] = [await admin(), await signUp()];
  const labelId = await addLabelRow({ sort: "category", feature: "advert", slug: "zq-bikes", nameEn: "Zq bikes" });
  const postId = await write(student, { category: "zq-bikes" }, adverts);
  await actOnLabel(boss.ctx, "category", "deactivate", labelId);
  const refused = await call<Failed>("/advert", { as: student, json: postBody(adverts, { category: "zq-bikes", title: "Another one" }) });
  expect([refused.status, refused.body.error.code]).toEqual([409, "posts.categoryGone"]);
  const changed = await call(`/advert/${postId}`, {
    as: student,
    method: "PUT",
    json: postBody(adverts, { category: "zq-bikes", title: "Cheaper now" }),
  });
  expect(changed.status).toBe(200);
  expect(await textOf(`/advert/one/${postId}`, student)).toContain("Zq bikes");
});

test("a form is never left without a choice: the last active category can be neither deactivated nor deleted", async () => {
  const boss = await admin();
  const kinds = await db
    .select()
    .from(labels)
    .where(and(eq(labels.feature, "notes"), eq(labels.isActive, true)));
  const [last, ...others] = kinds.map(({ labelId }) => labelId);
  for (const labelId of others) await actOnLabel(boss.ctx, "category", "deactivate", labelId);
  for (const act of ["deactivate", "delete"] as const) {
    await expect(actOnLabel(boss.ctx, "category", act, last ?? "")).rejects.toMatchObject({ code: expect.stringMatching(/lastOne|inUse/) });
  }
  const atOnce = await Promise.allSettled(others.map((labelId) => actOnLabel(boss.ctx, "category", "activate", labelId)));
  expect(atOnce.every(({ status }) => status === "fulfilled")).toBe(true);
  const all = await Promise.allSettled([last ?? "", ...others].map((labelId) => actOnLabel(boss.ctx, "category", "deactivate", labelId)));
  expect(all.filter(({ status }) => status === "rejected")).toHaveLength(1);
  for (const labelId of others) await actOnLabel(boss.ctx, "category", "activate", labelId);
  await actOnLabel(boss.ctx, "category", "activate", last ?? "");
});

test("merging a category takes its posts along, and its old address leads to the other one, through merges before it too", async () => {
  const [boss, student] = [await admin(), await signUp()];
  const names = ["zq-oldest", "zq-older", "zq-now"];
  const ids = await Promise.all(
    names.map((slug) => addLabelRow({ sort: "category", feature: "study-tip", slug, nameEn: slug, nameTr: slug })),
  );
  const [oldest = "", older = "", current = ""] = ids;
  const postId = await write(student, { category: "zq-oldest", title: "Zq sleep well" }, studyTips);
  await mergeLabel(boss.ctx, "category", oldest, older);
  await mergeLabel(boss.ctx, "category", older, current);
  const [post] = await db.select().from(posts).where(eq(posts.postId, postId));
  expect([post?.facetA, post?.details.category]).toEqual(["zq-now", "zq-now"]);
  expect([(await labelOf(oldest))?.mergedInto, (await labelOf(current))?.usedCount]).toEqual([current, 1]);
  for (const slug of ["zq-oldest", "zq-older"]) {
    const led = await visit(`/study-tip/all?a=${slug}&sort=liked`, { as: student });
    expect([led.status, led.headers.get("location")]).toEqual([301, "/study-tip/all?a=zq-now&sort=liked"]);
  }
  const edit = await visit(`/admin/categories/edit/${oldest}`, { as: boss });
  expect([edit.status, edit.headers.get("location")]).toEqual([301, `/admin/categories/edit/${current}`]);
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, older), eq(auditEntries.act, "category.merge")));
  expect(entry?.after).toEqual({ into: current });
  expect(await textOf("/study-tip/all?a=zq-now", student)).toContain("Zq sleep well");
});

test("of two merges in opposite directions at once one wins, and nothing is lost", async () => {
  const [boss, student] = [await admin(), await signUp()];
  const [one, two] = [await addLabelRow(), await addLabelRow()];
  const [a, b] = [await labelOf(one), await labelOf(two)];
  const postId = await write(student, { tags: `${a?.nameEn}, ${b?.nameEn}` });
  const both = await Promise.allSettled([mergeLabel(boss.ctx, "tag", one, two), mergeLabel(boss.ctx, "tag", two, one)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const kept = await db.all<{ n: number; active: number }>(
    sql`SELECT count(*) AS n, sum(l.is_active) AS active FROM post_tags t JOIN labels l ON l.key = t.label_key JOIN posts p ON p.key = t.post_key WHERE p.post_id = ${postId}`,
  );
  expect(kept).toEqual([{ n: 1, active: 1 }]);
});

test("a tag is made when somebody writes it first, is one tag however it is spelled, and is found by folded letters", async () => {
  const student = await signUp();
  await write(student, { tags: "Zq Çalışma, zq-ŞİMDİ" });
  const second = await write(student, { tags: "ZQ calisma,zq çalışma", title: "The same tag again" });
  expect(await bySlug("zq-calisma")).toMatchObject({ nameEn: "Zq Çalışma", usedCount: 2, isActive: true });
  const boss = await admin();
  await visit("/admin/tags/all", { as: boss, form: { act: "up", id: (await bySlug("zq-simdi"))?.labelId ?? "" } });
  const found = await call<{ tags: { slug: string; name: string }[] }>("/tags?q=CALIS", { as: student });
  expect(found.body.tags).toMatchObject([{ slug: "zq-calisma", name: "Zq Çalışma", used: 2 }]);
  const list = await textOf("/thread/all?tag=zq-calisma&q=AGAIN", student);
  expect([list.includes(second), list.includes("Zq Çalışma")]).toEqual([true, true]);
  expect((await visit("/api/v1/tags?q=zq")).status).toBe(401);
});

test("tags of a post follow what it says: changed, merged, taken away", async () => {
  const [boss, student] = [await admin(), await signUp()];
  const postId = await write(student, { tags: "zq first, zq second" });
  const tagsNow = async () => {
    const rows = await db.all<{ slug: string }>(
      sql`SELECT l.slug FROM post_tags t JOIN labels l ON l.key = t.label_key JOIN posts p ON p.key = t.post_key WHERE p.post_id = ${postId} ORDER BY t.position`,
    );
    return rows.map(({ slug }) => slug);
  };
  expect(await tagsNow()).toEqual(["zq-first", "zq-second"]);
  const target = await addLabelRow({ slug: "zq-third", nameEn: "Zq third", nameTr: "Zq üçüncü" });
  await mergeLabel(boss.ctx, "tag", (await bySlug("zq-second"))?.labelId ?? "", target);
  expect(await tagsNow()).toEqual(["zq-first", "zq-third"]);
  const led = await visit("/thread/all?tag=zq-second", { as: student });
  expect(led.headers.get("location")).toBe("/thread/all?tag=zq-third");
  const turkish = await visit(`/thread/one/${postId}`, { as: student, headers: { "accept-language": "tr" } });
  expect(await turkish.text()).toContain("Zq üçüncü");
  const change = (tags: string) => call(`/thread/${postId}`, { as: student, method: "PUT", json: postBody(threads, { tags }) });
  await change("zq second");
  expect(await tagsNow()).toEqual(["zq-third"]);
  await change("");
  expect([await tagsNow(), (await bySlug("zq-third"))?.usedCount]).toEqual([[], 0]);
});

test("a tag that isn't active is shown on no post and offered to nobody", async () => {
  const [boss, student] = [await admin(), await signUp()];
  const postId = await write(student, { tags: "zq rude" });
  await actOnLabel(boss.ctx, "tag", "deactivate", (await bySlug("zq-rude"))?.labelId ?? "");
  expect(await textOf(`/thread/one/${postId}`, student)).not.toContain("zq rude");
  expect((await call<{ tags: unknown[] }>("/tags?q=zq+rude", { as: student })).body.tags).toEqual([]);
});

test("only what nothing uses is deleted, and a slug is given once", async () => {
  const [boss, student] = [await admin(), await signUp()];
  const labelId = await addLabelRow({ slug: "zq-used", nameEn: "zq used", nameTr: "zq used" });
  await write(student, { tags: "zq used" });
  const form = { act: "delete", id: labelId };
  expect((await visit(`/admin/tags/edit/${labelId}`, { as: boss, form })).status).toBe(409);
  const unused = await addLabelRow();
  expect((await visit(`/admin/tags/edit/${unused}`, { as: boss, form: { act: "delete", id: unused } })).status).toBe(303);
  expect(await labelOf(unused)).toBeUndefined();
  const again = await visit("/admin/tags/add", { as: boss, form: { name_en: "Zq used", name_tr: "Zq yine", slug: "", icon: "" } });
  expect([again.status, (await again.text()).includes("Zq yine")]).toEqual([409, true]);
});

test("moving changes places with the neighbour, as often as two do it at once", async () => {
  const boss = await admin();
  const slugs = ["zq-m1", "zq-m2", "zq-m3"];
  const ids: string[] = [];
  for (const slug of slugs) ids.push(await addLabelRow({ slug }));
  const order = async () =>
    (await db.select().from(labels).where(sql`slug LIKE 'zq-m_'`)).sort((a, b) => a.position - b.position).map(({ slug }) => slug);
  const form = { act: "up", id: ids[2] ?? "" };
  expect((await visit("/admin/tags/all", { as: boss, form })).status).toBe(303);
  expect(await order()).toEqual(["zq-m1", "zq-m3", "zq-m2"]);
  await Promise.all([actOnLabel(boss.ctx, "tag", "down", ids[0] ?? ""), actOnLabel(boss.ctx, "tag", "up", ids[1] ?? "")]);
  const positions = (await db.select().from(labels).where(sql`slug LIKE 'zq-m_'`)).map(({ position }) => position);
  expect(new Set(positions).size).toBe(3);
});

test("a change of an older version is refused, and icons are those that the product keeps", async () => {
  const boss = await admin();
  const labelId = await addLabelRow();
  const edit = (own: Record<string, string>) =>
    visit(`/admin/tags/edit/${labelId}`, {
      as: boss,
      form: { name_en: "Zq new", name_tr: "Zq yeni", icon: "<svg>", version: "1", ...own },
    });
  expect((await edit({})).status).toBe(400);
  expect((await edit({ icon: "no-such-icon" })).status).toBe(303);
  expect((await labelOf(labelId))?.icon).toBeNull();
  const late = await edit({ icon: "bike", name_en: "Zq too late" });
  expect([late.status, (await late.text()).includes("Zq too late")]).toEqual([409, true]);
});

test("deleting an account's posts leaves no tag behind on those that go", async () => {
  const student = await signUp();
  const postId = await write(student, { tags: "zq gone" });
  await db.update(posts).set({ details: {}, facetA: null, status: "deleted" }).where(eq(posts.postId, postId));
  const left = await db.select().from(postTags).innerJoin(posts, eq(posts.key, postTags.postKey)).where(eq(posts.postId, postId));
  expect([left, (await bySlug("zq-gone"))?.usedCount]).toEqual([[], 0]);
});
