/** The pictures of an event on the pages where it is changed. */

import type { OwnImage } from "~/engines/media/image";
import { ImageSection } from "~/kit/image-upload/image-section";
import { usePictureSlots } from "./use-picture-slots";

export function EventPictureSection({ eventId, images }: { eventId: string; images: readonly OwnImage[] }) {
  return <ImageSection slots={usePictureSlots()} images={images} address={`/api/v1/event/manage/${eventId}/image`} />;
}
