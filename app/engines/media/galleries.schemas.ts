/** What forms and programs send about the pictures of a thing. */
import { z } from "zod";
import { callersKey, idField, storableText } from "../../platform/forms/fields";

const MOST_IDS = 100;

const typeField = () => storableText(40).optional();
const idList = () => z.array(idField()).min(1).max(MOST_IDS);

/** The acts of a page on which pictures are changed, as its forms send them. */
export const pictureForm = z.discriminatedUnion("act", [
  z.object({ act: z.literal("image-add"), image: z.file(), image_type: typeField() }),
  z.object({ act: z.literal("image-retry"), image_id: idField() }),
  z.object({ act: z.literal("image-remove"), image_id: idField() }),
  z.object({
    act: z.literal("image-order"),
    image_type: typeField(),
    image_ids: z
      .string()
      .transform((text) => text.split(","))
      .pipe(idList()),
  }),
]);

/** The API's form of a new picture. */
export const pictureUpload = z.object({
  image: z.file(),
  image_type: typeField(),
  image_order: z.coerce.number().int().min(0).max(9999).optional(),
  key: callersKey.describe("Chosen by the caller: sending it again is answered with the picture that it brought before."),
});

/** The API's body of an order. */
export const pictureOrder = z.strictObject({ image_type: typeField(), image_ids: idList() });
