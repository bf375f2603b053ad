/** The part of an edit page where the pictures of a thing are changed: those that are there, and a queue of new ones. */
import { useRevalidator } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OwnImage } from "~/engines/media/image";
import { Section } from "../section";
import { showToast } from "../toasts";
import { usePolling } from "../use-polling";
import { ImageQueue } from "./image-queue";
import { type ImageSlot, useImageQueue } from "./use-image-queue";

export interface ImageSectionProps {
  slots: readonly Omit<ImageSlot, "images">[];
  /** Of all slots, as `ownImages` finds them. */
  images: readonly OwnImage[];
  /** The endpoint that takes new ones: `/api/v1/<feature>/…/image`. */
  address: string;
  lead?: string;
}

/**
 * Its forms post to the page's own action, which hands them to `submitPictureAct`; it stands at `#pictures`. The page needs
 * the words `media`.
 */
export function ImageSection({ slots, images, address, lead }: ImageSectionProps) {
  const { t } = useTranslation(["media", "kit"]);
  const revalidator = useRevalidator();
  const filled = slots.map((slot) => ({ ...slot, images: images.filter(({ purpose }) => purpose === slot.purpose) }));
  const queue = useImageQueue(filled);
  usePolling(images.some(({ status }) => status === "waiting"));
  const upload = async () => {
    if (await queue.send(address, revalidator.revalidate)) showToast(t("queue.done"));
  };
  return (
    <Section id="pictures" title={t("kit:gallery.title")} lead={lead} className="max-w-2xl scroll-mt-20">
      <ImageQueue queue={queue} slots={filled} onUpload={upload} />
    </Section>
  );
}
