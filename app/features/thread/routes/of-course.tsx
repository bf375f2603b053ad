/** What is written about one course. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readMentions } from "~/features/catalog/course-mentions.service.server";
import { CourseMentions } from "~/features/catalog/offered/course-mentions";
import { pageHandle } from "~/platform/pages/handle";
import { threads } from "../thread.collection";

export const handle = pageHandle("thread", "of-course", ["catalog", "posts"]);

export async function loader({ request, params, context: { ctx } }: LoaderFunctionArgs) {
  const page = await readMentions(ctx, { collection: threads, tab: "discussions" }, params.course_id ?? "", new URL(request.url));
  const { courseId } = page.frame.course;
  if (courseId !== params.course_id) throw redirect(`/courses/one/${courseId}/discussions`, 301);
  return page;
}

export default function OfCourse() {
  return <CourseMentions collection={threads} current="discussions" {...useLoaderData<typeof loader>()} />;
}
