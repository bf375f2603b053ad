/** What adverts have pictures for. */
import { free } from "../../engines/media/crops";
import type { Place, Purpose } from "../../engines/media/purposes";

declare module "../../engines/media/purposes" {
  interface PurposeNames {
    "advert-picture": true;
  }
}

const place: Place = { path: "/advert/image", hasSubject: true, hasPlaceholder: false };

export const pictures = {
  "advert-picture": { place, aspect: null, widths: [1600, 800, 320], most: 6, crop: free },
} satisfies Record<string, Purpose>;
