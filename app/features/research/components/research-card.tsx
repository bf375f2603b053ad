/** A call in a list: what kind it is, in which field, what it pays, and until when one can answer. */

import { Badge } from "~/kit/badge";
import { DaysLeft } from "~/kit/posts/days-left";
import { type OwnPostCard, PostCard } from "~/kit/posts/post-card";
import { usePostWords } from "~/kit/posts/use-post-words";
import { DateText } from "~/kit/time";
import CalendarClock from "~icons/lucide/calendar-clock";
import { research } from "../research.collection";

export const ResearchCard: OwnPostCard = (props) => {
  const { option, label } = usePostWords(research);
  const { details, relevantAt, closedAt } = props.post;
  const { kind, field, pay } = details as Record<string, string | undefined>;
  const top = (
    <span className="mb-2 flex flex-wrap items-center justify-between gap-2">
      {kind && <Badge level="primary">{option("kind", kind)}</Badge>}
      {relevantAt !== null && closedAt === null && <DaysLeft collection={research} until={relevantAt} />}
    </span>
  );
  const facts = (
    <span className="flex flex-col gap-0.5 text-sm text-muted">
      <span>{[field, pay].filter(Boolean).join(" · ")}</span>
      {relevantAt !== null && (
        <span className="flex items-center gap-1">
          <CalendarClock size={14} aria-hidden />
          {label("deadline")}: <DateText at={relevantAt} />
        </span>
      )}
    </span>
  );
  return <PostCard collection={research} {...props} top={top} facts={facts} />;
};
