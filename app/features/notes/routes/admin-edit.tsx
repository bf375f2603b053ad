/** Staff change one. */
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { editLoader } from "~/platform/posts/pages.server";
import { NoteWriting } from "../components/note-writing";
import { editAction } from "../notes.acts.server";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "admin-edit", ["posts"]);
export const loader = editLoader(notes);
export const action = editAction("/admin/notes/all?status=approved");

export default function AdminEdit() {
  return <NoteWriting {...useLoaderData<typeof loader>()} />;
}
