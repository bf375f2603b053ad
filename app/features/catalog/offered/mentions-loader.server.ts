/** Gives a tab of a course's page what people wrote about the course in a collection of posts. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Collection } from "~/engines/posts/collection";
import { readMentions } from "../course-mentions.service.server";

/**
 * The loader of the tab; hand what it gives to `CourseMentions`. A course that was merged leads to the one it went into.
 * @param tab its name in the address and among the course's tabs
 * @example export const loader = mentionsLoader(notes, "notes");
 */
export const mentionsLoader = (collection: Collection, tab: string) => async (args: LoaderFunctionArgs) => {
  const { request, params, context } = args;
  const page = await readMentions(context.ctx, { collection, tab }, params.course_id ?? "", new URL(request.url));
  const { courseId } = page.frame.course;
  if (courseId !== params.course_id) throw redirect(`/courses/one/${courseId}/${tab}`, 301);
  return page;
};
