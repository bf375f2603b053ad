/** What pictures an event takes, each with what it is for. */
import { useTranslation } from "react-i18next";
import type { ImageSlot } from "~/kit/image-upload/use-image-queue";
import { type PictureType, pictureTypes } from "../picture-types";

/** In the order in which they are sent. */
export function usePictureSlots(): ImageSlot[] {
  const { t } = useTranslation("events");
  return (Object.keys(pictureTypes) as PictureType[]).map((type) => ({
    type,
    purpose: pictureTypes[type],
    label: t(`pictures.${type}`),
    hint: t(`pictures.hints.${type}`),
  }));
}
