/** The page on which a post is written or changed. */
import type { ComponentType, ReactNode } from "react";
import { PageHeader } from "../page-header";
import { PostForm, type PostFormProps } from "./post-form";
import { usePostWords } from "./use-post-words";

interface PostWritingProps extends PostFormProps {
  /** Instead of the plain one. */
  form?: ComponentType<PostFormProps>;
  /** Above the form. */
  notice?: ReactNode;
}

export function PostWriting({ notice, form: Form = PostForm, ...props }: PostWritingProps) {
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
      {notice}
      <Form {...props} />
    </>
  );
}
