/** The pictures of a new post, and what makes the post before they are sent; loaded once somebody writes. */

import { useTranslation } from "react-i18next";
import type { Collection } from "../../engines/posts/collection";
import { NewPictures } from "../image-upload/new-pictures";
import type { CreationPartProps } from "../image-upload/use-creation";
import { importWithRetry } from "../import-with-retry";
import { usePostWords } from "./use-post-words";

interface NewPostPicturesProps extends CreationPartProps {
  collection: Collection;
}

/** The page needs the words `media`. */
export default function NewPostPictures({ collection, ...part }: NewPostPicturesProps) {
  const { t } = useTranslation(["media", "kit"]);
  const { shared } = usePostWords(collection);
  if (!collection.pictures) return null;
  const slots = [{ type: "picture", purpose: collection.pictures, label: t("queue.choose") }];
  const words = {
    title: t("kit:gallery.title"),
    madeTitle: shared("form.added"),
    madeLead: shared("form.picturesLeft"),
    goOn: shared("form.goOn"),
  };
  return (
    <NewPictures
      {...part}
      slots={slots}
      words={words}
      make={async (form, own) => (await importWithRetry(() => import("./make-post"))).makePost(collection, form, own)}
    />
  );
}
