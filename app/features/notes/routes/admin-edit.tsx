/** Staff change one. */
import { useLoaderData } from "@remix-run/react";
import { editLoader } from "~/engines/posts/pages.server";
import { pageHandle } from "~/platform/pages/handle";
import { NoteWriting } from "../components/note-writing";
import { editAction } from "../notes.acts.server";
import { notes } from "../notes.collection";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("notes", "admin-edit", ["posts"]);
export const loader = editLoader(notes);
export const action = editAction("/admin/notes/all?status=approved");

export default function AdminEdit() {
  return <NoteWriting {...useLoaderData<typeof loader>()} />;
}
