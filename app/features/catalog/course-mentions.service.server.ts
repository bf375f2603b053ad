/** What people wrote about a course in a collection of posts: found by its code, however it was spaced. */
import type { Collection } from "~/engines/posts/collection";
import { readPostsHolding } from "~/engines/posts/posts.service.server";
import type { Context } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { catalogErrors } from "./catalog.errors";
import { codeOf } from "./course-head.repository.server";
import { courseHeadOf, frameOf } from "./course-head.service.server";

/**
 * A page of the posts that name a course, newest first. One round trip.
 * @param tab its name among the course's tabs
 * @param courseId also of a course that was merged: `frame.course` is then the one that it went into
 * @throws courseNotFound
 */
export async function readMentions(ctx: Context, { collection, tab }: { collection: Collection; tab: string }, courseId: string, url: URL) {
  const before = url.searchParams.get("before");
  const { beside, ...page } = await readPostsHolding(ctx, collection, codeOf(courseId), before, courseHeadOf(ctx, courseId));
  const [head] = beside;
  if (!head || head.status === "draft") throw catalogErrors.courseNotFound();
  const title = `${head.courseCode} ${ctx.locale === "tr" ? head.nameTr : head.nameEn} · ${sayIn(ctx)(`catalog:tabs.${tab}`)}`;
  return { ...page, frame: frameOf(ctx, head, url), title };
}
