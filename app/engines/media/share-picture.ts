/** The pictures by which things without one are shared: one for each kind and language, drawn by `scripts/share-pictures.ts`. */
import type { ImageFile } from "./image";

export const shareKinds = ["site", "course", "event", "discussion", "community"] as const;
export const shareSize = { width: 1200, height: 630 } as const;

/** The picture of a kind, as `og:image` has it. */
export const sharePicture = (kind: (typeof shareKinds)[number], locale: "en" | "tr"): ImageFile => ({
  address: `/share/${kind}-${locale}.png`,
  ...shareSize,
});
