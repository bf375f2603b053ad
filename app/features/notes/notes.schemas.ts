/** The form of a note: what every post has, and its PDF. */
import { z } from "zod";
import { postEditSchema } from "~/engines/posts/schema";
import { notes } from "./notes.collection";

export const noteForm = () => postEditSchema(notes).extend({ file: z.file().optional(), remove_file: z.boolean().default(false) });

/** A note as its form sends it. */
export type NoteInput = { title: string; text: string; file?: File; remove_file: boolean; updated_at?: number } & Record<string, unknown>;
