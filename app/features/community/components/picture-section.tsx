/** The pictures of a community where they are changed. */
import { useTranslation } from "react-i18next";
import type { OwnImage } from "~/engines/media/image";
import { ImageSection } from "~/kit/image-upload/image-section";
import { pictureTypes } from "../choices";

export function CommunityPictureSection({ communityId, images }: { communityId: string; images: readonly OwnImage[] }) {
  const { t } = useTranslation("community");
  const { t: media } = useTranslation("media");
  const slots = [{ type: "picture", purpose: pictureTypes.picture, label: media("queue.choose") }];
  return <ImageSection slots={slots} images={images} address={`/api/v1/community/one/${communityId}/image`} lead={t("pictures.lead")} />;
}
