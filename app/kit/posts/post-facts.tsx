/** What a post holds beyond title and text, as labelled facts. */
import type { ReactNode } from "react";
import type { Collection, PostField } from "../../engines/posts/collection";
import { ContactText } from "../contact-text";
import { formatNumber } from "../format";
import { Link } from "../link";
import { DateText } from "../time";
import { useWords } from "../use-words";
import type { Post } from "./post";
import { usePostWords } from "./use-post-words";

interface PostFactsProps {
  collection: Collection;
  post: Pick<Post, "details" | "category" | "tags">;
  /** Only what lists are filtered by. */
  isShort?: boolean;
  /** Those that the page shows in its own way. */
  without?: readonly string[];
}

/** Says by itself what it is: a category by its name, tags by their signs. */
const isPlain = ({ isCategory, isTags }: PostField) => Boolean(isCategory || isTags);

/** Tags, each leading to the posts that share it. */
function Tags({ collection, tags }: { collection: Collection } & Pick<Post, "tags">) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {tags.map(({ slug, name }) =>
        slug ? (
          <Link key={name} to={`${collection.path}/all?tag=${slug}`} className="link">
            #{name}
          </Link>
        ) : (
          <span key={name}>#{name}</span>
        ),
      )}
    </span>
  );
}

/** A category, leading to the posts that share it where lists are filtered by it. */
function Category({ collection, facet, name, value }: { collection: Collection; facet: PostField["facet"]; name: string; value: string }) {
  if (!facet) return name;
  return (
    <Link to={`${collection.path}/all?${new URLSearchParams({ [facet.toLowerCase()]: value })}`} className="link">
      {name}
    </Link>
  );
}

function useFact(collection: Collection, { category, tags }: PostFactsProps["post"], isShort = false) {
  const { option, shared } = usePostWords(collection);
  const { locale } = useWords();
  return ({ name, type, unit, facet, isCategory, isTags, isContact }: PostField, value: unknown): ReactNode => {
    if (isCategory && category)
      return <Category collection={collection} facet={isShort ? undefined : facet} name={category} value={String(value)} />;
    if (isTags) return <Tags collection={collection} tags={tags} />;
    if (isContact) return <ContactText text={String(value)} />;
    if (type === "select") return option(name, String(value));
    if (type === "number" || type === "amount") return [formatNumber(Number(value), locale), unit].filter(Boolean).join(" ");
    if (type === "date") return <DateText at={Date.parse(String(value))} />;
    if (type === "flag") return shared(value ? "one.yes" : "one.no");
    if (type !== "url") return <span className="whitespace-pre-line">{String(value)}</span>;
    return (
      <a href={String(value)} target="_blank" rel="nofollow ugc noreferrer" className="link">
        {String(value).replace(/^https:\/\//, "")}
      </a>
    );
  };
}

export function PostFacts({ collection, post, isShort, without = [] }: PostFactsProps) {
  const { details } = post;
  const { label } = usePostWords(collection);
  const fact = useFact(collection, post, isShort);
  const shown = collection.fields.filter(
    ({ name, facet, isRelevant, isInLists }) =>
      details[name] !== undefined && !without.includes(name) && (facet || isRelevant || isInLists || !isShort),
  );
  if (shown.length === 0) return null;
  if (isShort) {
    return (
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        {shown.map((field) => (
          <span key={field.name}>
            {field.type === "date" && `${label(field.name)} `}
            {fact(field, details[field.name])}
          </span>
        ))}
      </span>
    );
  }
  const areas = shown.filter(({ type }) => type === "area");
  const lines = shown.filter(({ type }) => type !== "area");
  const hasLabels = shown.some((field) => !isPlain(field));
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-1 ${hasLabels ? "border-y-2 border-t-base-content border-b-base-300 py-2.5" : ""}`}>
      {[...lines, ...areas].map((field) => (
        <div key={field.name} className={field.type === "area" ? "w-full pt-1" : "flex min-w-0 flex-wrap items-baseline gap-x-1.5"}>
          <dt className={isPlain(field) ? "sr-only" : "text-muted"}>{label(field.name)}</dt>
          <dd className={field.type === "area" ? "" : "min-w-0 font-semibold"}>{fact(field, details[field.name])}</dd>
        </div>
      ))}
    </dl>
  );
}
