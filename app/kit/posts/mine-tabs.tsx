/** The tabs above a collection's lists: all of it, and one's own. */
import { type Collection, ownPath } from "../../engines/posts/collection";
import { Tabs } from "../tabs";
import { usePostWords } from "./use-post-words";

interface MineTabsProps {
  collection: Pick<Collection, "feature" | "path" | "hasNoPersonalPage" | "writers">;
  isMine: boolean;
  /** Further views, between both. */
  between?: readonly { to: string; label: string; isActive: boolean }[];
}

/** Nothing for collections that staff alone write. */
export function MineTabs({ collection, isMine, between = [] }: MineTabsProps) {
  const { shared } = usePostWords(collection);
  if (collection.writers !== "user") return null;
  const isAll = !isMine && !between.some(({ isActive }) => isActive);
  const tabs = [
    { to: `${collection.path}/all`, label: shared("views.all"), isActive: isAll },
    ...between,
    { to: ownPath(collection), label: shared("views.mine"), isActive: isMine },
  ];
  return (
    <div className="mb-4">
      <Tabs label={shared("views.title")} tabs={tabs} />
    </div>
  );
}
