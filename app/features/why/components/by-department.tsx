/** Reasons side by side for each department. */
import type { Post } from "~/kit/posts/post";
import { Section } from "~/kit/section";
import { groupBy } from "~/platform/group";
import { departmentOf, ReasonCard } from "./reason-card";

/** Departments in the order of the list, which keeps each together. */
export function ByDepartment({ posts }: { posts: readonly Post[] }) {
  return (
    <>
      {[...groupBy(posts, departmentOf)].map(([department, reasons]) => (
        <Section key={department} title={department} className="mt-2">
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {reasons.map((post) => (
              <li key={post.postId} className="min-w-0">
                <ReasonCard post={post} isInGroup />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
