/** The pictures of a post on the page where it is changed. */
import { useTranslation } from "react-i18next";
import type { OwnImage } from "../../engines/media/image";
import type { Collection } from "../../engines/posts/collection";
import { ImageSection } from "../image-upload/image-section";

interface PostPictureSectionProps {
  collection: Collection;
  postId: string;
  images: readonly OwnImage[];
}

/** Nothing in collections without pictures. */
export function PostPictureSection({ collection, postId, images }: PostPictureSectionProps) {
  const { t } = useTranslation("media");
  if (!collection.pictures) return null;
  const slots = [{ type: "picture", purpose: collection.pictures, label: t("queue.choose") }];
  return <ImageSection slots={slots} images={images} address={`/api/v1/${collection.feature}/${postId}/image`} />;
}
