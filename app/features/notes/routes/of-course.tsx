/** What is written about one course. */
import { useLoaderData } from "@remix-run/react";
import { CourseMentions } from "~/features/catalog/offered/course-mentions";
import { mentionsLoader } from "~/features/catalog/offered/mentions-loader.server";
import { pageHandle } from "~/platform/pages/handle";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "of-course", ["catalog", "course-marks", "posts"]);

export const loader = mentionsLoader(notes, "notes");

export default function OfCourse() {
  return <CourseMentions collection={notes} current="notes" {...useLoaderData<typeof loader>()} />;
}
