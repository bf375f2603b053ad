/** Posts of the Instagram account: admins keep them, staff read them, nothing of another site is in their pages. */
import { instagramPosts } from "@schema/instagram";
import { images } from "@schema/media";
import { auditEntries } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPicture } from "../../../app/engines/media/galleries.service.server";
import { deleteInstagramPost, openInstagramGallery } from "../../../app/features/instagram/instagram.service.server";
import type { AdminContext } from "../../../app/platform/context";
import { addInstagramRow, freshShortcode, instagramBody } from "../../support/instagram";
import { bench, blob, deliver, rowOf } from "../../support/media";
import { corners, png } from "../../support/pictures";
import { call, env, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const BOARD = "/admin/instagram/all";
const admin = () => signUp({ userRole: "admin" });
const found = async (shortcode: string) => (await db.select().from(instagramPosts).where(eq(instagramPosts.shortcode, shortcode)))[0];
const actsOn = async (postId: string) =>
  (await db.select({ act: auditEntries.act }).from(auditEntries).where(eq(auditEntries.subjectId, postId))).map(({ act }) => act);

test("an admin adds a post by its address, changes it and deletes it; each act is written down", async () => {
  const as = await admin();
  const shortcode = freshShortcode();
  const form = {
    caption: "Rain on the library",
    posted_on: "2026-03-02",
    shortcode: `https://www.instagram.com/p/${shortcode}/?img_index=1`,
  };
  const sent = await visit(BOARD, { as, form });
  const post = await found(shortcode);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${BOARD}?edit=${post?.postId}#pictures`]);
  const edit = (caption: string) => visit(`${BOARD}?edit=${post?.postId}`, { as, form: { ...form, caption, version: "1" } });
  expect([(await edit("Sun on the library")).status, (await edit("Snow on the library")).status]).toEqual([303, 409]);
  expect((await found(shortcode))?.caption).toBe("Sun on the library");
  expect((await visit(BOARD, { as, form: { act: "delete", post_id: post?.postId ?? "" } })).status).toBe(303);
  expect(await found(shortcode)).toBeUndefined();
  expect(await actsOn(post?.postId ?? "")).toEqual(["instagram-post.add", "instagram-post.edit", "instagram-post.delete"]);
});

test("a shortcode is taken once, also when two add it at once, and the second's words stay", async () => {
  const as = await admin();
  const body = instagramBody();
  const answers = await Promise.all([1, 2].map(() => call("/admin/instagram", { as, json: body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const again = await visit(BOARD, { as, form: { ...(body as Record<string, string>), caption: "Words that stay" } });
  expect([again.status, (await again.text()).includes("Words that stay")]).toEqual([409, true]);
  const { postId } = await addInstagramRow();
  const stolen = await call<{ error: { code: string } }>(`/admin/instagram/${postId}`, {
    as,
    method: "PUT",
    json: { ...body, version: 1 },
  });
  expect(stolen.body.error.code).toBe("instagram.shortcodeTaken");
  expect(await actsOn(postId)).toEqual([]);
});

test("moderators find posts by words of any case, open one, and go on by place; they change nothing", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const { shortcode } = await addInstagramRow({ caption: "Şenlik IŞIKLARI", postedOn: "2026-05-09" });
  expect(await (await visit("/instagram/all?q=senlik+isiklari", { as: moderator })).text()).toContain(`/instagram/one/post/${shortcode}`);
  const html = await (await visit(`/instagram/one/post/${shortcode}`, { as: moderator })).text();
  expect(html).toContain(`https://www.instagram.com/p/${shortcode}/`);
  expect(html).not.toMatch(/<(?:img|iframe|script)[^>]+(?:src|srcset)="[^"]*instagram\.com/);
  expect((await visit(BOARD, { as: moderator })).headers.get("location")).toBe("/");
  expect((await call("/admin/instagram", { as: moderator, json: instagramBody() })).status).toBe(403);
  for (let at = 0; at < 21; at++) await addInstagramRow({ postedOn: "2019-01-01" });
  type Page = { posts: { post_id: string }[]; next_before: string | null };
  const seen: string[] = [];
  let before: string | null = "";
  while (before !== null) {
    const page: Page = (await call<Page>(`/instagram${before && `?before=${before}`}`, { as: moderator })).body;
    seen.push(...page.posts.map(({ post_id }) => post_id));
    before = page.next_before;
  }
  expect([new Set(seen).size, seen.length]).toEqual([seen.length, await db.$count(instagramPosts)]);
});

test("a post's picture is this site's own, shown to staff alone, and goes with the post", async () => {
  const at = await bench();
  const [staff, student] = [await signUp({ userRole: "moderator" }), await signUp()];
  const ctx = { ...at.ctx, actor: { ...at.ctx.actor, userRole: "admin" } } as AdminContext;
  const { postId, shortcode } = await addInstagramRow();
  const imageId = await addPicture(ctx, await openInstagramGallery(ctx, postId), { image: blob(png(corners(16, 12))) });
  await deliver(at, imageId);
  expect((await rowOf(at, imageId))?.status).toBe("ready");
  const address = `/instagram/image/${postId}/${imageId}-1600.webp`;
  expect([
    (await visit(address, { as: staff })).status,
    (await visit(address, { as: student })).status,
    (await visit(address)).status,
  ]).toEqual([200, 404, 404]);
  expect(await (await visit(`/instagram/one/post/${shortcode}`, { as: staff })).text()).toContain(address);
  await deleteInstagramPost(ctx, postId);
  await Promise.all(at.background);
  expect(await db.select().from(images).where(eq(images.subjectId, postId))).toEqual([]);
  expect((await env.BUCKET.list()).objects.filter(({ key }) => key.includes(imageId))).toEqual([]);
});
