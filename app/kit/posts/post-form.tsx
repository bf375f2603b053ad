/** The form of a collection's posts, made of its fields. */
import type { ReactNode } from "react";
import { type Collection, MAX_TITLE, type PostField } from "../../platform/posts/collection";
import { CheckboxField } from "../forms/choice-fields";
import { FormShell } from "../forms/form-shell";
import { SelectField } from "../forms/select-field";
import { SubmitButton } from "../forms/submit-button";
import { TextArea } from "../forms/text-area";
import { TextField } from "../forms/text-field";
import type { Post } from "./post";
import { usePostWords } from "./use-post-words";

function Field({ collection, field }: { collection: Collection; field: PostField }) {
  const { optionsOf } = usePostWords(collection);
  const { name, type, isOptional, max } = field;
  if (type === "select") return <SelectField name={name} isOptional={isOptional} options={optionsOf(field)} />;
  if (type === "flag") return <CheckboxField name={name} />;
  if (type === "area") return <TextArea name={name} isOptional={isOptional} rows={3} maxLength={max} />;
  return <TextField name={name} type={type} isOptional={isOptional} maxLength={type === "text" ? max : undefined} />;
}

function defaultsOf(post: Post | undefined) {
  if (!post) return undefined;
  const details = Object.entries(post.details).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "on" : "") : value]);
  return { title: post.title, text: post.text, is_anonymous: post.isAnonymous ? "on" : "", ...Object.fromEntries(details) };
}

export interface PostFormProps {
  collection: Collection;
  /** The one that is changed; absent for a new one. */
  post?: Post;
  /** Right below the title. */
  belowTitle?: ReactNode;
}

export function PostForm({ collection, post, belowTitle }: PostFormProps) {
  const { shared } = usePostWords(collection);
  return (
    <FormShell
      feature={collection.feature}
      schema={() => import("../../platform/posts/schema").then((m) => m.postSchema(collection))}
      defaultValue={defaultsOf(post)}
      className="flex max-w-2xl flex-col gap-5"
    >
      <TextField name="title" maxLength={MAX_TITLE} />
      {belowTitle}
      {collection.fields.map((field) => (
        <Field key={field.name} collection={collection} field={field} />
      ))}
      <TextArea name="text" rows={8} />
      {collection.hasAnonymous && <CheckboxField name="is_anonymous" />}
      <SubmitButton className="btn-primary self-start">{shared(post ? "form.save" : "form.add")}</SubmitButton>
    </FormShell>
  );
}
