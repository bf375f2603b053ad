/** An advert in a list: what it looks like, what it costs, and how long it stands. */
import { Badge } from "~/kit/badge";
import { Cover } from "~/kit/cover";
import { formatMoney } from "~/kit/format";
import { Picture } from "~/kit/picture";
import { DaysLeft } from "~/kit/posts/days-left";
import { type OwnPostCard, PostCard } from "~/kit/posts/post-card";
import { usePostWords } from "~/kit/posts/use-post-words";
import { useWords } from "~/kit/use-words";
import { adverts } from "../advert.collection";

const SIZES = "(min-width: 80rem) 22rem, (min-width: 40rem) 50vw, 100vw";

export const AdvertCard: OwnPostCard = (props) => {
  const { option } = usePostWords(adverts);
  const { locale } = useWords();
  const { postId, picture, details, relevantAt, closedAt } = props.post;
  const { category = "other", price } = details as { category?: string; price?: number };
  const isDrawn = picture !== null || price !== undefined;
  const top = isDrawn && (
    <span className={`relative mb-3 block overflow-hidden rounded-field ${picture ? "h-40" : "h-12"}`}>
      <Cover seed={postId} kind={category} className="absolute inset-0">
        {picture && <Picture image={picture} alt="" sizes={SIZES} className="absolute inset-0 size-full object-cover" />}
      </Cover>
      {price !== undefined && (
        <span className="absolute start-3 bottom-3 rounded-field bg-base-100 px-2 py-1 text-lg leading-tight font-bold tabular-nums">
          {formatMoney(Number(price) * 100, locale)}
        </span>
      )}
    </span>
  );
  const facts = (
    <span className="mt-1 flex flex-wrap gap-2">
      <Badge level="primary">{props.post.category ?? option("category", category)}</Badge>
      {relevantAt !== null && closedAt === null && <DaysLeft collection={adverts} until={relevantAt} />}
    </span>
  );
  return <PostCard collection={adverts} {...props} top={top} facts={facts} />;
};
