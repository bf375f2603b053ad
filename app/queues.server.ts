/** Everything that waits for staff; the panel shows it as one list. A collection joins with one entry. */
import { sql } from "drizzle-orm";
import { collections } from "./collections";
import { reviewableExperiences } from "./features/courses/experiences.repository.server";
import { reviewExperiences } from "./features/courses/experiences.service.server";
import { reviewableEntries } from "./features/databank/databank.repository.server";
import { reviewEntries } from "./features/databank/databank.service.server";
import { eventQueue } from "./features/events/waiting-events.repository.server";
import { reportQueue } from "./features/reporting/reporting-queue.repository.server";
import { threads } from "./features/thread/thread.collection";
import { reviewableReplies } from "./features/thread/thread.repository.server";
import { reviewReplies } from "./features/thread/thread.service.server";
import { postPath } from "./platform/posts/collection";
import { allPosts } from "./platform/posts/posts.repository.server";
import { asT, collectionQueue, type Queue } from "./platform/review/queue.server";
import { review } from "./platform/review/review.server";

const PANEL = "/admin/panel";

export const queues: readonly Queue[] = [
  reportQueue,
  collectionQueue({
    name: "experiences",
    label: "admin:queues.experiences",
    list: "/admin/courses/all",
    from: sql`experiences AS t JOIN courses AS c ON c.course_id = t.course_id`,
    title: sql`c.course_code`,
    excerpt: sql`t.text`,
    reviewable: reviewableExperiences,
    decide: reviewExperiences,
  }),
  collectionQueue({
    name: "databank_entries",
    label: "admin:queues.databank_entries",
    list: "/admin/databank/all",
    from: sql`databank_entries AS t JOIN courses AS c ON c.course_id = t.course_id`,
    title: sql`c.course_code`,
    excerpt: sql`t.topics`,
    reviewable: reviewableEntries,
    decide: reviewEntries,
  }),
  collectionQueue({
    name: "posts",
    label: "admin:queues.posts",
    list: `${PANEL}?kind=posts`,
    counters: collections.map(({ feature }) => `posts:${feature}`),
    pageOf: ({ id = "", state }) => postPath(collections.find(({ feature }) => feature === state) ?? threads, id),
    from: asT(allPosts),
    title: sql`t.title`,
    excerpt: sql`t.text`,
    state: sql`t.kind`,
    reviewable: allPosts,
    decide: (ctx, input) => review(ctx, allPosts, input),
  }),
  collectionQueue({
    name: "replies",
    label: "admin:queues.replies",
    list: `${PANEL}?kind=replies`,
    pageOf: ({ id, state = "" }) => `${postPath(threads, state)}#${id}`,
    from: sql`replies AS t JOIN posts AS p ON p.post_id = t.post_id`,
    title: sql`p.title`,
    excerpt: sql`t.text`,
    state: sql`t.post_id`,
    reviewable: reviewableReplies,
    decide: reviewReplies,
  }),
  eventQueue,
  collectionQueue({
    name: "course_submissions",
    label: "admin:queues.course_submissions",
    list: "/admin/courses/all?view=suggestions",
    from: sql`course_submissions AS t`,
    title: sql`t.course_code`,
    excerpt: sql`t.name_en`,
  }),
  collectionQueue({
    name: "graduate_applications",
    label: "admin:queues.graduate_applications",
    list: "/reception-vip/applications",
    from: sql`graduate_applications AS t`,
    title: sql`t.name`,
    excerpt: sql`t.note`,
  }),
];
