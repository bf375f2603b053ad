/** What is asked about one's photo. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";

/** The page's forms: a new photo, another try, or none at all. */
export const photoForm = z.discriminatedUnion("act", [
  z.object({ act: z.literal("upload"), image: z.file() }),
  z.object({ act: z.literal("retry"), image_id: idField() }),
  z.object({ act: z.literal("remove") }),
]);

/** The API's form. */
export const photoUpload = z.object({ image: z.file() });
