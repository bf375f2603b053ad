/** Writing one. */
import { useLoaderData } from "@remix-run/react";
import { addLoader } from "~/engines/posts/pages.server";
import { pageHandle } from "~/platform/pages/handle";
import { NoteWriting } from "../components/note-writing";
import { notes } from "../notes.collection";

export const handle = pageHandle("notes", "add", ["posts"]);
export const loader = addLoader(notes);
export { addAction as action } from "../notes.acts.server";

export default function Add() {
  return <NoteWriting {...useLoaderData<typeof loader>()} />;
}
