/** What communities have pictures for. */
import { square } from "../../engines/media/crops";
import type { Place, Purpose } from "../../engines/media/purposes";

declare module "../../engines/media/purposes" {
  interface PurposeNames {
    "community-picture": true;
  }
}

const place: Place = { path: "/community/one/image", hasSubject: true, hasPlaceholder: true };

export const pictures = {
  "community-picture": { place, aspect: 1, widths: [800, 400, 160], most: 8, crop: square },
} satisfies Record<string, Purpose>;
