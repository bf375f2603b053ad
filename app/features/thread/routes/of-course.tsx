/** What is written about one course. */
import { useLoaderData } from "@remix-run/react";
import { CourseMentions } from "~/features/catalog/offered/course-mentions";
import { mentionsLoader } from "~/features/catalog/offered/mentions-loader.server";
import { pageHandle } from "~/platform/pages/handle";
import { threads } from "../thread.collection";

export const handle = pageHandle("thread", "of-course", ["catalog", "course-marks", "posts"]);

export const loader = mentionsLoader(threads, "discussions");

export default function OfCourse() {
  return <CourseMentions collection={threads} current="discussions" {...useLoaderData<typeof loader>()} />;
}
