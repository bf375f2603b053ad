/** The page of a collection: head, filters, items, the way to the rest, and something to do when there is nothing. */
import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState, type EmptyStateProps } from "../empty-state";
import { PageHeader, type PageHeaderProps } from "../page-header";
import { Pager, type PagerProps, Total } from "../pager";
import { RepeatedItem } from "../repeated-item";

export interface CollectionListProps<Item> {
  header: PageHeaderProps;
  /** A `FilterBar`. */
  filters?: ReactNode;
  /** Puts the filters beside the list on wide screens; the bar needs `isColumn` too. */
  hasSideFilters?: boolean;
  items: readonly Item[];
  itemKey(item: Item): string;
  renderItem(item: Item): ReactNode;
  /** Names what `renderItem` draws, where it draws the same of the same item for every reader; see `RepeatedItem`. */
  repeats?: string;
  /** Instead of a list of single items: a timeline, groups, a table. */
  renderItems?(items: readonly Item[]): ReactNode;
  /** `grid`: cards side by side where there is room. */
  layout?: "list" | "grid";
  pager: PagerProps;
  /** Instead of numbered pages, where a list goes on by time. */
  pages?: ReactNode;
  /** Shown when the collection itself is empty. */
  empty: EmptyStateProps;
  /** Shown instead where nothing fits what was asked, and the list can say why. */
  nothingFits?: ReactNode;
  /** Above the items: how the list understood what was asked. */
  note?: ReactNode;
  /** Between the head and the filters, such as tabs. */
  children?: ReactNode;
}

const isFilter = (name: string) => !["page", "size", "sort", "is_exact"].includes(name);

export function CollectionList<Item>(props: CollectionListProps<Item>) {
  const {
    header,
    filters,
    hasSideFilters,
    items,
    itemKey,
    renderItem,
    renderItems,
    layout = "list",
    pager,
    pages,
    note,
    children,
    repeats,
  } = props;
  const columns = layout === "grid" ? "sm:grid-cols-2 xl:grid-cols-3" : "";
  return (
    <>
      <PageHeader {...header} />
      {children}
      <div className={hasSideFilters ? "grid gap-3 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-6" : "flex flex-col gap-3"}>
        {filters && <div>{filters}</div>}
        <div className="flex min-w-0 flex-col gap-3">
          <Total {...pager} />
          {note}
          {items.length === 0 ? (
            (props.nothingFits ?? <Nothing empty={props.empty} />)
          ) : renderItems ? (
            renderItems(items)
          ) : (
            <ul className={`grid gap-x-6 border-t-2 border-base-content ${columns}`}>
              {items.map((item) =>
                repeats ? (
                  <RepeatedItem key={itemKey(item)} as="li" className="min-w-0" kind={repeats} of={item}>
                    {() => renderItem(item)}
                  </RepeatedItem>
                ) : (
                  <li key={itemKey(item)} className="min-w-0">
                    {renderItem(item)}
                  </li>
                ),
              )}
            </ul>
          )}
          {pages ?? <Pager {...pager} />}
        </div>
      </div>
    </>
  );
}

/** Filters that match nothing are another matter than a collection with nothing in it. */
function Nothing({ empty }: { empty: EmptyStateProps }) {
  const { t } = useTranslation("kit");
  const [query] = useSearchParams();
  const filters = [...query].filter(([name, value]) => value && isFilter(name));
  if (filters.length === 1 && filters[0]?.[0] === "q") {
    const title = t("list.nothingFoundFor", { words: filters[0][1] });
    return <EmptyState title={title} text={t("list.nothingFoundForText")} drawing="search" />;
  }
  return filters.length > 0 ? (
    <EmptyState title={t("list.nothingFound")} text={t("list.nothingFoundText")} drawing="search" />
  ) : (
    <EmptyState {...empty} />
  );
}
