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
  const money = price === undefined ? null : formatMoney(Number(price) * 100, locale);
  const top = picture && (
    <span className="relative mb-3 block h-40 overflow-hidden rounded-field">
      <Cover seed={postId} kind={category} className="absolute inset-0">
        <Picture image={picture} alt="" sizes={SIZES} className="absolute inset-0 size-full object-cover" />
      </Cover>
      {money && (
        <span className="absolute start-3 bottom-3 rounded-field bg-base-100 px-2 py-1 text-lg leading-tight font-bold tabular-nums">
          {money}
        </span>
      )}
    </span>
  );
  const facts = (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      {!picture && money && <strong className="text-lg/none tabular-nums">{money}</strong>}
      <Badge level="primary">{props.post.category ?? option("category", category)}</Badge>
      {relevantAt !== null && closedAt === null && <DaysLeft collection={adverts} until={relevantAt} />}
    </span>
  );
  return <PostCard collection={adverts} {...props} top={top} facts={facts} />;
};
