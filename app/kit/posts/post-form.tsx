/** The form of a collection's posts, made of its fields. */

import type { ReactNode } from "react";
import type { z } from "zod";
import { type Collection, MAX_TITLE, type PostField } from "../../engines/posts/collection";
import { dayAhead } from "../../platform/time";
import { CheckboxField } from "../forms/choice-fields";
import { FormShell, type FormShellProps } from "../forms/form-shell";
import { SelectField } from "../forms/select-field";
import { SubmitButton } from "../forms/submit-button";
import { TextArea } from "../forms/text-area";
import { TextField } from "../forms/text-field";
import type { Post } from "./post";
import { usePostWords } from "./use-post-words";

function Field({ collection, field }: { collection: Collection; field: PostField }) {
  const { optionsOf } = usePostWords(collection);
  const { name, type, isOptional, max, unit } = field;
  if (type === "select" || type === "year") return <SelectField name={name} isOptional={isOptional} options={optionsOf(field)} />;
  if (type === "flag") return <CheckboxField name={name} />;
  if (type === "area") return <TextArea name={name} isOptional={isOptional} rows={3} maxLength={max} />;
  return <TextField name={name} type={type} isOptional={isOptional} maxLength={type === "text" ? max : undefined} suffix={unit} />;
}

function defaultsOf({ fields, defaultDaysAhead }: Collection, post: Post | undefined) {
  const relevant = fields.find(({ isRelevant }) => isRelevant);
  if (!post) return relevant && defaultDaysAhead ? { [relevant.name]: dayAhead(Date.now(), defaultDaysAhead) } : undefined;
  const details = Object.entries(post.details).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "on" : "") : value]);
  return { title: post.title, text: post.text, ...Object.fromEntries(details) };
}

export interface PostFormProps {
  collection: Collection;
  /** The one that is changed; absent for a new one. */
  post?: Post;
  /** Instead of the schema of the collection's fields. */
  schema?: () => Promise<z.ZodType>;
  /** What the action answered to it, on a page with other forms. */
  result?: FormShellProps["result"];
  /** Right below the title. */
  belowTitle?: ReactNode;
  /** More fields, which may send files. */
  children?: ReactNode;
}

export function PostForm({ collection, post, schema, result, belowTitle, children }: PostFormProps) {
  const { shared } = usePostWords(collection);
  return (
    <FormShell
      feature={collection.feature}
      schema={schema ?? (() => import("../../engines/posts/schema").then((m) => m.postSchema(collection)))}
      result={result}
      defaultValue={defaultsOf(collection, post)}
      isMultipart={children !== undefined}
      className="flex max-w-2xl flex-col gap-5"
    >
      <TextField name="title" maxLength={MAX_TITLE} />
      {belowTitle}
      {collection.fields.map((field) => (
        <Field key={field.name} collection={collection} field={field} />
      ))}
      {children}
      <TextArea name="text" rows={8} />
      {collection.hasAnonymous && !post && <CheckboxField name="is_anonymous" />}
      <SubmitButton className="btn-primary self-start">{shared(post ? "form.save" : "form.add")}</SubmitButton>
    </FormShell>
  );
}
