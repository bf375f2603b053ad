/** The page on which a post is written or changed. */
import type { Collection } from "../../platform/posts/collection";
import { PageHeader } from "../page-header";
import type { Post } from "./post";
import { PostForm } from "./post-form";
import { usePostWords } from "./use-post-words";

/** @param post the one that is changed; absent for a new one */
export function PostWriting({ collection, post }: { collection: Collection; post?: Post }) {
  const { own } = usePostWords(collection);
  const title = own(post ? "pages.edit" : "pages.add");
  return (
    <>
      <PageHeader
        title={title}
        lead={own("lead")}
        breadcrumb={[{ label: own("pages.all"), to: `${collection.path}/all` }, { label: title }]}
      />
      <PostForm collection={collection} post={post} />
    </>
  );
}
