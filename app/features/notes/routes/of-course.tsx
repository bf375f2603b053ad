/** What is written about one course. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readMentions } from "~/features/catalog/course-mentions.service.server";
import { CourseMentions } from "~/features/catalog/offered/course-mentions";
import { pageHandle } from "~/platform/pages/handle";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "of-course", ["catalog", "posts"]);

export async function loader({ request, params, context: { ctx } }: LoaderFunctionArgs) {
  const page = await readMentions(ctx, { collection: notes, tab: "notes" }, params.course_id ?? "", new URL(request.url));
  const { courseId } = page.frame.course;
  if (courseId !== params.course_id) throw redirect(`/courses/one/${courseId}/notes`, 301);
  return page;
}

export default function OfCourse() {
  return <CourseMentions collection={notes} current="notes" {...useLoaderData<typeof loader>()} />;
}
