/** The pictures of an event, by the names that forms and programs use, in the order in which they are sent. */
import type { PurposeName } from "../../engines/media/purposes";

export const pictureTypes = {
  cover: "event-cover",
  story: "event-story",
  landing: "event-landing",
  gallery: "event-gallery",
} as const satisfies Record<string, PurposeName>;

export type PictureType = keyof typeof pictureTypes;

export const eventPurposes: readonly PurposeName[] = Object.values(pictureTypes);
