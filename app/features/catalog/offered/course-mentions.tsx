/** A tab of a course that lists what people wrote about it in a collection of posts. */
import type { Collection } from "~/engines/posts/collection";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import type { Post } from "~/kit/posts/post";
import { PostCard } from "~/kit/posts/post-card";
import { usePostWords } from "~/kit/posts/use-post-words";
import type { CourseFrameData } from "../course-head.service.server";
import { CourseFrame } from "./course-frame";

interface CourseMentionsProps {
  frame: CourseFrameData;
  collection: Collection;
  current: "notes" | "discussions";
  items: Post[];
  nextBefore?: string;
  canWrite: boolean;
}

/** The words of an empty tab are the collection's own: `ofCourse.none`, `ofCourse.noneText`. */
export function CourseMentions({ frame, collection, current, items, nextBefore, canWrite }: CourseMentionsProps) {
  const { own } = usePostWords(collection);
  const add = canWrite && (
    <Link to={`${collection.path}/add`} className="btn btn-primary">
      {own("pages.add")}
    </Link>
  );
  const code = frame.course.courseCode;
  return (
    <CourseFrame frame={frame} current={current} act={items.length > 0 ? add : undefined}>
      {items.length === 0 ? (
        <EmptyState title={own("ofCourse.none", { code })} text={own("ofCourse.noneText", { code })} act={add || undefined} />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((post) => (
            <li key={post.postId} className="min-w-0">
              <PostCard collection={collection} post={post} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <CursorPager name="before" next={nextBefore} />
      </div>
    </CourseFrame>
  );
}
