/** What profiles have pictures for. */
import { square } from "../../engines/media/crops";
import type { Place, Purpose } from "../../engines/media/purposes";

declare module "../../engines/media/purposes" {
  interface PurposeNames {
    "profile-photo": true;
  }
}

const place: Place = { path: "/profile/image", hasSubject: false, hasPlaceholder: false };

export const pictures = {
  "profile-photo": { place, aspect: 1, widths: [512, 128], most: 1, crop: square },
} satisfies Record<string, Purpose>;
