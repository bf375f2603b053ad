/** Makes a post of its form by the API; loaded when it is needed, because zod is large. */
import { type Collection, postPath } from "../../engines/posts/collection";
import { postSchema } from "../../engines/posts/schema";
import { type FormWords, parseForm } from "../../platform/forms/parse";
import type { Outcome } from "../image-upload/new-pictures";
import { errorsOf, makeByApi } from "../make-by-api";

/** The very same written twice within minutes is one post. */
export async function makePost(collection: Collection, form: FormData, words: Omit<FormWords, "feature">): Promise<Outcome> {
  const { feature } = collection;
  const submission = parseForm(form, postSchema(collection), { ...words, feature });
  if (submission.status !== "success") return { refused: submission.reply() };
  const answer = await makeByApi<{ post_id: string }>(`/api/v1/${feature}`, submission.value);
  if (!answer.data) {
    const reason = answer.message ?? words.t(answer.status === 0 ? "media:queue.offline" : "media:queue.unexpected");
    return { refused: submission.reply(errorsOf(form, answer, reason)) };
  }
  const { post_id: postId } = answer.data;
  return { made: { address: `/api/v1/${feature}/${postId}/image`, to: postPath(collection, postId), done: words.t("posts:form.added") } };
}
