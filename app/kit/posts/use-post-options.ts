/** What forms and filters of a collection offer, in its words. */
import { choicesOf } from "../../engines/posts/choices";
import type { Collection, PostField } from "../../engines/posts/collection";
import { usePostWords } from "./use-post-words";

export function usePostOptions(collection: Pick<Collection, "feature">) {
  const { option } = usePostWords(collection);
  return (field: PostField) =>
    choicesOf(field, Date.now()).map((value) => ({ value, label: field.type === "year" ? value : option(field.name, value) }));
}
