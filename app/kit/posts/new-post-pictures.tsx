/** The pictures of a new post, and what makes the post before they are sent; loaded once somebody writes. */
import { useTranslation } from "react-i18next";
import { type Collection, postPath } from "../../engines/posts/collection";
import { postSchema } from "../../engines/posts/schema";
import { parseForm } from "../../platform/forms/parse";
import { NewPictures, type Outcome } from "../image-upload/new-pictures";
import type { CreationPartProps } from "../image-upload/use-creation";
import { makeByApi } from "../make-by-api";
import { usePostWords } from "./use-post-words";

interface NewPostPicturesProps extends CreationPartProps {
  collection: Collection;
}

type Words = Parameters<Parameters<typeof NewPictures>[0]["make"]>[1];

/** The very same written twice within minutes is one post. */
async function makePost(collection: Collection, form: FormData, words: Words): Promise<Outcome> {
  const { feature } = collection;
  const submission = parseForm(form, postSchema(collection), { ...words, feature });
  if (submission.status !== "success") return { refused: submission.reply() };
  const { status, data, message } = await makeByApi<{ post_id: string }>(`/api/v1/${feature}`, submission.value);
  if (!data) {
    const reason = message ?? words.t(status === 0 ? "media:queue.offline" : "media:queue.unexpected");
    return { refused: submission.reply({ formErrors: [reason] }) };
  }
  const { post_id: postId } = data;
  return { made: { address: `/api/v1/${feature}/${postId}/image`, to: postPath(collection, postId), done: words.t("posts:form.added") } };
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
  return <NewPictures {...part} slots={slots} words={words} make={(form, own) => makePost(collection, form, own)} />;
}
