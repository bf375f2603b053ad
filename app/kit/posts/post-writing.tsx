/** The page on which a post is written or changed. */
import { PageHeader } from "../page-header";
import { PostForm, type PostFormProps } from "./post-form";
import { usePostWords } from "./use-post-words";

export function PostWriting(props: PostFormProps) {
  const { collection, post } = props;
  const { own } = usePostWords(collection);
  const title = own(post ? "pages.edit" : "pages.add");
  return (
    <>
      <PageHeader
        title={title}
        lead={own("lead")}
        breadcrumb={[{ label: own("pages.all"), to: `${collection.path}/all` }, { label: title }]}
      />
      <PostForm {...props} />
    </>
  );
}
