/** Notes with their PDFs, as the form sends both. */
import { withStored } from "~/engines/posts/files.service.server";
import { addPost, editPost } from "~/engines/posts/posts.service.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { anonymousId } from "~/platform/ids";
import { notes } from "./notes.collection";
import type { NoteInput } from "./notes.schemas";

/** Writes a note. @returns its id @throws what `addPost` and `withStored` throw */
export async function addNote(
  ctx: SignedInContext,
  { file: upload, remove_file: _, updated_at: __, ...input }: NoteInput,
): Promise<string> {
  requireSignedIn(ctx);
  if (!upload) return addPost(ctx, notes, input);
  const postId = anonymousId("post");
  return withStored(ctx, postId, upload, (file) => addPost(ctx, notes, input, { postId, file }));
}

/** Changes a note; a new PDF takes the place of the old one. @throws what `editPost` and `withStored` throw */
export async function editNote(
  ctx: SignedInContext,
  postId: string,
  { file: upload, remove_file: isRemoved, updated_at: version, ...input }: NoteInput,
): Promise<void> {
  requireSignedIn(ctx);
  if (!upload) return editPost(ctx, notes, postId, input, { file: isRemoved ? null : undefined, version });
  return withStored(ctx, postId, upload, (file) => editPost(ctx, notes, postId, input, { file, version }));
}
