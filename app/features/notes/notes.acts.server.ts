/** Actions of the pages on which notes are written. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { postPath } from "~/engines/posts/collection";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { notes } from "./notes.collection";
import { type NoteInput, noteForm } from "./notes.schemas";
import { addNote, editNote } from "./notes.service.server";

const options = () => ({ schema: noteForm(), feature: "notes", hideFields: ["file"] });

export const addAction = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, options(), async (value, ctx) => {
    const postId = await addNote(ctx, value as NoteInput);
    return redirectWithToast(args.context, postPath(notes, postId), "posts:form.added");
  });

/** @param to where it leads in the end; the note's own page unless said otherwise */
export const editAction = (to?: string) => (args: ActionFunctionArgs) =>
  submitSignedInForm(args, options(), async (value, ctx) => {
    const postId = args.params.note_id ?? "";
    await editNote(ctx, postId, value as NoteInput);
    return redirectWithToast(args.context, to ?? postPath(notes, postId), "posts:form.saved");
  });
