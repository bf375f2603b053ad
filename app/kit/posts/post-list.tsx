/** The list of a collection: search, filters by its facets, order, and the way to older ones. */

import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LabelChoice } from "../../engines/labels/labels";
import { type Collection, facetField } from "../../engines/posts/collection";
import { CollectionList, type CollectionListProps } from "../collection/collection-list";
import { CursorPager } from "../collection/cursor-pager";
import { FilterBar } from "../filter-bar";
import { FilterSelect, FilterText, SearchBox } from "../filters";
import { Link } from "../link";
import { CategoryStrip } from "./category-strip";
import { MineTabs } from "./mine-tabs";
import type { Post } from "./post";
import { type OwnPostCard, PostCard } from "./post-card";
import { usePostOptions } from "./use-post-options";
import { usePostWords } from "./use-post-words";

/** Categories and tags that admins keep. */
export interface PostChoices {
  category: LabelChoice[];
  tag: LabelChoice[];
}

interface FrameProps<Item> {
  collection: Collection;
  items: readonly Item[];
  /** How they are drawn. */
  shown: Pick<CollectionListProps<Item>, "layout" | "renderItem" | "renderItems" | "repeats">;
  total: number;
  isTotalCapped: boolean;
  nextBefore?: string;
  canWrite: boolean;
  /** What may be chosen where admins keep it. */
  choices?: PostChoices;
  /** Between the head and the filters, instead of the tabs of all and one's own. */
  children?: ReactNode;
}

/** The tags that are used most, and the one that the list is asked for. */
function TagFilter({ tags }: { tags: LabelChoice[] }) {
  const { t } = useTranslation("posts");
  const [query] = useSearchParams();
  const asked = query.get("tag");
  const isThere = !asked || tags.some(({ value }) => value === asked);
  return <FilterSelect name="tag" label={t("list.tag")} options={isThere ? tags : [...tags, { value: asked, label: asked }]} />;
}

/** The orders of a list, its own first. */
function sortsOf({ isByActivity, isGrouped }: Collection): readonly ["active" | "grouped" | "new", ...("new" | "liked")[]] {
  if (isGrouped) return ["grouped", "new", "liked"];
  return isByActivity ? ["active", "new", "liked"] : ["new", "liked"];
}

/** The list around items of any shape. */
export function PostListOf<Item extends { postId: string }>(props: FrameProps<Item>) {
  const { collection, items, shown, total, isTotalCapped, nextBefore, canWrite, choices, children } = props;
  const { own, shared, label } = usePostWords(collection);
  const optionsOf = usePostOptions(collection);
  const add = canWrite && (
    <Link to={`${collection.path}/add`} className="btn btn-primary">
      {own("pages.add")}
    </Link>
  );
  const facets = (["A", "B"] as const).flatMap((facet) => {
    const field = facetField(collection, facet);
    return field ? [{ name: facet.toLowerCase(), field }] : [];
  });
  const hasStrip = Boolean(choices?.category.length);
  const isInStrip = ({ field }: (typeof facets)[number]) => hasStrip && field.type === "select" && Boolean(field.isCategory);
  const filtered = facets.filter((facet) => !isInStrip(facet));
  const keeps = facets.filter(isInStrip).map(({ name }) => name);
  const [usual, ...others] = sortsOf(collection);
  const sorts = others.map((value) => ({ value, label: shared(`list.${value}`) }));
  const filters = (
    <FilterBar search={<SearchBox label={shared("list.search")} />} keeps={keeps}>
      {filtered.map(({ name, field }) =>
        field.type === "select" || field.type === "year" ? (
          <FilterSelect key={name} name={name} label={label(field.name)} options={optionsOf(field)} />
        ) : (
          <FilterText key={name} name={name} label={label(field.name)} />
        ),
      )}
      {choices && choices.tag.length > 0 && <TagFilter tags={choices.tag} />}
      {collection.isClosable && (
        <FilterSelect
          name="closed"
          label={shared("list.state")}
          options={[{ value: "too", label: shared("list.closed") }]}
          anyLabel={shared("list.open")}
        />
      )}
      <FilterSelect name="sort" label={shared("list.sort")} options={sorts} anyLabel={shared(`list.${usual}`)} />
    </FilterBar>
  );
  const strip = choices && hasStrip && <CategoryStrip choices={choices.category} />;
  return (
    <CollectionList
      header={{ title: own("pages.all"), lead: own("lead"), act: add || undefined }}
      filters={
        <>
          {strip}
          {filters}
        </>
      }
      {...shown}
      items={items}
      itemKey={({ postId }) => postId}
      pages={<CursorPager name="before" next={nextBefore} />}
      pager={{ page: 1, size: Math.max(total, 1), total, isTotalCapped }}
      empty={{ title: shared("list.none"), text: shared(canWrite ? "list.noneText" : "list.noneTextRead"), act: add || undefined }}
    >
      {children ?? (canWrite && <MineTabs collection={collection} isMine={false} />)}
    </CollectionList>
  );
}

interface PostListProps extends Omit<FrameProps<Post>, "shown"> {
  /** The collection's own card. */
  Card?: OwnPostCard;
  /** Instead of cards side by side. */
  renderItems?(items: readonly Post[]): ReactNode;
}

/** Posts as cards side by side. */
export function PostList({ Card, renderItems, ...list }: PostListProps) {
  const { collection } = list;
  const renderItem = (post: Post) => (Card ? <Card post={post} /> : <PostCard collection={collection} post={post} />);
  return <PostListOf {...list} shown={{ layout: "grid", renderItem, renderItems, repeats: `post of ${collection.path}` }} />;
}
