/** What people wrote about a course in a collection of posts: found by its code, however it was spaced. */
import type { Collection } from "~/engines/posts/collection";
import { postFilters } from "~/engines/posts/filters";
import { readList } from "~/engines/posts/posts.service.server";
import type { Context } from "~/platform/context";
import { catalogErrors } from "./catalog.errors";
import { courseHeadOf, frameOf } from "./course-head.service.server";

/**
 * A page of the posts that name a course, newest first. Two round trips.
 * @param courseId also of a course that was merged: `frame.course` is then the one that it went into
 * @throws courseNotFound
 */
export async function readMentions(ctx: Context, collection: Collection, courseId: string, url: URL) {
  const [[head]] = await ctx.db.batch([courseHeadOf(ctx, courseId)]);
  if (!head || head.status === "draft") throw catalogErrors.courseNotFound();
  const { before } = postFilters.parse(Object.fromEntries(url.searchParams));
  const filters = { ...postFilters.parse({ q: head.courseCode }), before };
  const { items, nextBefore, canWrite } = await readList(ctx, collection, filters);
  return { frame: frameOf(ctx, head, url), items, nextBefore, canWrite, title: `${head.courseCode} · ${collection.feature}` };
}
