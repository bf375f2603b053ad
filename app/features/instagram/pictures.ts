/** What posts of the Instagram account have pictures for. */
import { free } from "../../engines/media/crops";
import type { Place, Purpose } from "../../engines/media/purposes";

declare module "../../engines/media/purposes" {
  interface PurposeNames {
    "instagram-picture": true;
  }
}

const place: Place = { path: "/instagram/image", hasSubject: true, hasPlaceholder: false };

export const pictures = {
  "instagram-picture": { place, aspect: null, widths: [1600, 800, 320], most: 1, crop: free },
} satisfies Record<string, Purpose>;

/** By the name that forms and programs use. */
export const pictureTypes = { picture: "instagram-picture" } as const;
