/** Pictures of things that have several kinds of them, as answers of the API tell of them. */
import { z } from "zod";
import { imageFiles, type ReadyImage } from "./image";
import type { PurposeName } from "./purposes";

/** A picture that can be shown. */
export const typedImageAnswer = z.object({
  image_id: z.string(),
  image_url: z.string().describe("The name of the largest file, a WebP."),
  image_type: z.string(),
  image_order: z.number().describe("Its place among those of its type, from 0."),
  content_type: z.literal("image/webp"),
  files: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })).describe("Every size, widest first."),
});
export type TypedImageAnswer = z.output<typeof typedImageAnswer>;

/** Pictures in their order, as answers tell of them: one type after the other. @param types the name of each purpose */
export function typedImageAnswers(images: readonly ReadyImage[], types: Readonly<Record<string, PurposeName>>): TypedImageAnswer[] {
  return Object.entries(types).flatMap(([type, purpose]) =>
    images
      .filter((image) => image.purpose === purpose)
      .map((image, order) => {
        const files = imageFiles(image);
        return {
          image_id: image.imageId,
          image_url: files[0].address.split("/").at(-1) ?? "",
          image_type: type,
          image_order: order,
          content_type: "image/webp" as const,
          files: files.map(({ address: url, width, height }) => ({ url, width, height })),
        };
      }),
  );
}
