/** The form of a collection's posts, made of its fields. */

import { Fragment, type ReactNode, Suspense, useId } from "react";
import type { z } from "zod";
import { type Collection, MAX_TITLE, type PostField } from "../../engines/posts/collection";
import { dayAhead } from "../../platform/time";
import { CheckboxField } from "../forms/checkbox-field";
import { FormShell, type FormShellProps } from "../forms/form-shell";
import { FormStep } from "../forms/form-step";
import { SelectField } from "../forms/select-field";
import { SubmitButton } from "../forms/submit-button";
import { TextArea } from "../forms/text-area";
import { TextField } from "../forms/text-field";
import { VersionField } from "../forms/version-field";
import { lazyHint } from "../lazy-hint";
import { useHydrated } from "../use-hydrated";
import type { Post } from "./post";
import type { PostChoices } from "./post-list";
import { usePostOptions } from "./use-post-options";
import { usePostWords } from "./use-post-words";

const TagSuggestions = lazyHint(() => import("./tag-suggestions").then((module) => module.default));

interface FieldOfPost {
  collection: Collection;
  field: PostField;
  choices?: PostChoices;
  suggestions?: readonly string[];
  /** The id of a list elsewhere in the form. */
  list?: string;
}

/** Tags with those that fit what is typed below them, once scripts are there. */
function TagsField({ field: { name, isOptional, max } }: Pick<FieldOfPost, "field">) {
  const isHydrated = useHydrated();
  return (
    <>
      <TextField name={name} isOptional={isOptional} maxLength={max} autoComplete="off" />
      {isHydrated && (
        <Suspense fallback={null}>
          <TagSuggestions name={name} />
        </Suspense>
      )}
    </>
  );
}

function Field({ collection, field, choices, suggestions, list }: FieldOfPost) {
  const listId = useId();
  const optionsOf = usePostOptions(collection);
  const { name, type, isOptional, max, unit } = field;
  if (field.isTags) return <TagsField field={field} />;
  if (field.isCategory && choices) return <SelectField name={name} isOptional={isOptional} options={choices.category} />;
  if (type === "select" || type === "year") return <SelectField name={name} isOptional={isOptional} options={optionsOf(field)} />;
  if (type === "flag") return <CheckboxField name={name} />;
  if (type === "area") return <TextArea name={name} isOptional={isOptional} rows={3} maxLength={max} />;
  const control = {
    name,
    type: type === "amount" || unit === "₺" ? ("decimal" as const) : type,
    isOptional,
    maxLength: type === "text" ? max : undefined,
    suffix: unit,
  };
  if (!suggestions) return <TextField {...control} input={list ? { list } : undefined} />;
  return (
    <>
      <TextField {...control} input={{ list: listId }} />
      <datalist id={listId}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
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
  /** What may be chosen where admins keep it. */
  choices?: PostChoices;
  /** What its fields suggest, by their names. */
  suggestions?: Record<string, readonly string[]>;
  /** Lists that stand in the form and fill as somebody types: their ids, by the field's name. */
  lists?: Record<string, string>;
  /** What a new post begins with, because it is known already. */
  begins?: Record<string, string>;
  /** What the action answered to it, on a page with other forms. */
  result?: FormShellProps["result"];
  /** Right below the title. */
  belowTitle?: ReactNode;
  /** Right below the text. */
  belowText?: ReactNode;
  /** More fields, which may send files. */
  children?: ReactNode;
  /** Right above the button. */
  aboveButton?: ReactNode;
  /** Beside the button. */
  besideButton?: ReactNode;
  /** What takes the form instead of its being sent, and how that goes. */
  taking?: Pick<FormShellProps, "isGuarded" | "isBusy" | "onValid"> & {
    /** It was taken: nothing is left to fill in. */
    isTaken: boolean;
  };
}

export function PostForm({
  collection,
  post,
  schema,
  choices,
  suggestions,
  lists,
  begins,
  result,
  belowTitle,
  belowText,
  children,
  aboveButton,
  besideButton,
  taking: { isTaken, ...taking } = { isTaken: false },
}: PostFormProps) {
  const { own, shared } = usePostWords(collection);
  const drawn: Record<string, ReactNode> = {
    title: <TextField name="title" maxLength={MAX_TITLE} />,
    text: <TextArea name="text" rows={8} />,
    ...Object.fromEntries(
      collection.fields.map((field) => {
        const { name } = field;
        const more = { choices, suggestions: suggestions?.[name], list: lists?.[name] };
        return [name, <Field key={name} collection={collection} field={field} {...more} />];
      }),
    ),
  };
  const fields = collection.steps?.map(({ name, fields: names }, at) => (
    <FormStep key={name} at={at + 1} title={own(`steps.${name}`)} fields={names}>
      {names.map((each) => (
        <Fragment key={each}>{drawn[each]}</Fragment>
      ))}
    </FormStep>
  ));
  return (
    <FormShell
      feature={collection.feature}
      schema={schema ?? (() => import("../../engines/posts/schema").then((m) => m.postEditSchema(collection)))}
      result={result}
      defaultValue={{ ...begins, ...defaultsOf(collection, post) }}
      isMultipart={children !== undefined}
      {...taking}
      className={`flex max-w-2xl flex-col ${fields ? "gap-0" : "gap-5"}`}
    >
      <VersionField name="updated_at" version={post?.updatedAt} />
      <div hidden={isTaken} className={isTaken ? undefined : "contents"}>
        {fields ?? (
          <>
            {drawn.title}
            {belowTitle}
            {collection.fields.map(({ name }) => drawn[name])}
            {children}
            {drawn.text}
            {belowText}
          </>
        )}
        {collection.hasAnonymous && !post && <CheckboxField name="is_anonymous" />}
      </div>
      {aboveButton}
      {!isTaken && (
        <div className="flex flex-wrap gap-2">
          <SubmitButton className="btn-primary">{shared(post ? "form.save" : "form.add")}</SubmitButton>
          {besideButton}
        </div>
      )}
    </FormShell>
  );
}
