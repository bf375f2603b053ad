/** The chronicle along a line of years. */
import type { Post } from "~/kit/posts/post";
import { PostCard } from "~/kit/posts/post-card";
import { DateText } from "~/kit/time";
import { groupBy } from "~/platform/group";
import { chronicles } from "../chronicle.collection";

const yearOf = ({ details }: Post) => String(details.happened_on ?? "").slice(0, 4);

/** In the order of the list, a heading for each year. */
export function Timeline({ posts }: { posts: readonly Post[] }) {
  return (
    <div className="flex flex-col gap-6">
      {[...groupBy(posts, yearOf)].map(([year, told]) => (
        <section key={year} className="grid gap-x-6 gap-y-3 md:grid-cols-[6rem_minmax(0,1fr)]">
          <h2 className="text-3xl font-black tracking-tight tabular-nums md:text-end">{year}</h2>
          <ol className="flex flex-col gap-4 border-s-2 border-base-content ps-5">
            {told.map((post) => (
              <li key={post.postId} className="relative min-w-0">
                <span aria-hidden className="absolute top-5 -left-[1.7rem] size-3 rounded-full border-2 border-base-content bg-base-100" />
                <PostCard collection={chronicles} post={post} facts={<Facts details={post.details} />} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Facts({ details }: Pick<Post, "details">) {
  const { happened_on, place } = details as Record<string, string | undefined>;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-muted">
      {happened_on && <DateText at={Date.parse(happened_on)} style="day" />}
      {place && <span>{place}</span>}
    </span>
  );
}
