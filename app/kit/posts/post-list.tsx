/** The list of a collection: search, filters by its facets, order, and the way to older ones. */

import type { ReactNode } from "react";
import { type Collection, facetField } from "../../engines/posts/collection";
import { CollectionList } from "../collection/collection-list";
import { CursorPager } from "../collection/cursor-pager";
import { FilterBar } from "../filter-bar";
import { FilterSelect, FilterText, SearchBox } from "../filters";
import { Link } from "../link";
import type { Post } from "./post";
import { PostCard } from "./post-card";
import { usePostWords } from "./use-post-words";

interface PostListProps {
  collection: Collection;
  items: Post[];
  total: number;
  isTotalCapped: boolean;
  nextBefore?: string;
  canWrite: boolean;
  /** Between the head and the filters. */
  children?: ReactNode;
}

export function PostList({ collection, items, total, isTotalCapped, nextBefore, canWrite, children }: PostListProps) {
  const { own, shared, label, optionsOf } = usePostWords(collection);
  const add = canWrite && (
    <Link to={`${collection.path}/add`} className="btn btn-primary">
      {own("pages.add")}
    </Link>
  );
  const facets = (["A", "B"] as const).flatMap((facet) => {
    const field = facetField(collection, facet);
    return field ? [{ name: facet.toLowerCase(), field }] : [];
  });
  const sorts = ["liked"].map((value) => ({ value, label: shared(`list.${value}`) }));
  const filters = (
    <FilterBar search={<SearchBox label={shared("list.search")} />}>
      {facets.map(({ name, field }) =>
        field.type === "select" || field.type === "year" ? (
          <FilterSelect key={name} name={name} label={label(field.name)} options={optionsOf(field)} />
        ) : (
          <FilterText key={name} name={name} label={label(field.name)} />
        ),
      )}
      {collection.isClosable && (
        <FilterSelect
          name="closed"
          label={shared("list.state")}
          options={[{ value: "too", label: shared("list.closed") }]}
          anyLabel={shared("list.open")}
        />
      )}
      <FilterSelect name="sort" label={shared("list.sort")} options={sorts} anyLabel={shared("list.new")} />
    </FilterBar>
  );
  return (
    <>
      <CollectionList
        header={{ title: own("pages.all"), lead: own("lead"), act: add || undefined }}
        filters={filters}
        layout="grid"
        items={items}
        itemKey={({ postId }) => postId}
        renderItem={(post) => <PostCard collection={collection} post={post} />}
        pager={{ page: 1, size: Math.max(total, 1), total, isTotalCapped }}
        empty={{ title: shared("list.none"), text: shared(canWrite ? "list.noneText" : "list.noneTextRead"), act: add || undefined }}
      >
        {children}
      </CollectionList>
      <div className="mt-6">
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
