/** Notes for programs: the endpoints of every collection, and the PDF. */
import { z } from "zod";
import { removeFile, replaceFile } from "~/engines/posts/files.service.server";
import { MAX_PDF_FORM_BYTES } from "~/engines/posts/pdf";
import { postEndpoints } from "~/engines/posts/posts.api.server";
import { downloadFile } from "~/engines/posts/posts.service.server";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { notes } from "./notes.collection";

const path = "/notes/:post_id/file";
const params = z.object({ post_id: idField() });
const response = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

const download = endpoint({
  method: "GET",
  path,
  access: "user",
  summary: "The PDF of a note, to be saved; with `preview=1` it doesn't count as a download",
  params,
  query: z.object({ preview: z.literal("1").optional() }),
  response: z.string(),
  handler: ({ params: { post_id }, query: { preview } }, ctx) => downloadFile(ctx, notes, post_id, preview === "1"),
});

const upload = endpoint({
  method: "PUT",
  path,
  access: "user",
  summary: "Give one's own note a PDF of at most 10 MB, in the place of the one before",
  params,
  form: z.object({ file: z.file() }),
  response,
  maxBytes: MAX_PDF_FORM_BYTES,
  async handler({ params: { post_id }, form: { file } }, ctx) {
    await replaceFile(ctx, notes, post_id, file);
    return ok;
  },
});

const remove = endpoint({
  method: "DELETE",
  path,
  access: "user",
  summary: "Take the PDF of one's own note away; a link must remain",
  params,
  response,
  async handler({ params: { post_id } }, ctx) {
    await removeFile(ctx, notes, post_id);
    return ok;
  },
});

export const notesEndpoints = [...postEndpoints(notes), download, ...endpointsFor("apps that send PDFs", [upload, remove])];
