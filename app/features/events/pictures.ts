/** What events have pictures for. */
import { free, square } from "../../engines/media/crops";
import type { Place, Purpose } from "../../engines/media/purposes";

declare module "../../engines/media/purposes" {
  interface PurposeNames {
    "event-cover": true;
    "event-story": true;
    "event-landing": true;
    "event-gallery": true;
  }
}

const place: Place = { path: "/event/image", hasSubject: true, hasPlaceholder: true };

export const pictures = {
  "event-cover": { place, aspect: 1, widths: [800, 400, 160], most: 1, crop: square },
  "event-story": { place, aspect: 9 / 16, widths: [1080, 540, 270], most: 1, crop: { width: 1080, height: 1920 } },
  "event-landing": { place, aspect: 16 / 9, widths: [1920, 960, 480], most: 1, crop: { width: 1920, height: 1080 } },
  "event-gallery": { place, aspect: null, widths: [1600, 800, 320], most: 20, crop: free },
} satisfies Record<string, Purpose>;
