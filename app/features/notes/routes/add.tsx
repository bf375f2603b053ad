/** Writing one. */
import { pageHandle } from "~/platform/pages/handle";
import { NoteWriting } from "../components/note-writing";

export const handle = pageHandle("notes", "add", ["posts"]);
export const loader = () => null;
export { addAction as action } from "../notes.acts.server";

export default function Add() {
  return <NoteWriting />;
}
