/** How long something is still open. */
import type { Collection } from "../../engines/posts/collection";
import { Badge } from "../badge";
import { usePostWords } from "./use-post-words";

const DAY = 86_400_000;
/** From so many days on, it isn't urgent. */
const SOON = 7;

/** @param until the last moment of its last day (UTC milliseconds) */
export function DaysLeft({ collection, until }: { collection: Collection; until: number }) {
  const { shared } = usePostWords(collection);
  const days = Math.floor((until - Date.now()) / DAY);
  if (days < 0) return <Badge>{shared("one.closed")}</Badge>;
  return (
    <Badge level={days < SOON ? "warning" : "neutral"}>
      {days === 0 ? shared("list.lastDay") : shared("list.daysLeft", { count: days })}
    </Badge>
  );
}
