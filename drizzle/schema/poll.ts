/** Polls: what is asked, how often each answer was chosen, and who has voted. No row ties a person to an answer. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, json, rowKey, updatedAt } from "./columns";
import { communities } from "./community";
import { posts } from "./posts";

export const pollKinds = ["single", "multiple", "ranking"] as const;

/** One answer in both languages. */
export interface PollOption {
  en: string;
  tr: string;
}

export const polls = sqliteTable(
  "polls",
  {
    key: rowKey(),
    pollId: text("poll_id").notNull().unique(),
    questionEn: text("question_en").notNull(),
    questionTr: text("question_tr").notNull(),
    kind: text("kind", { enum: pollKinds }).notNull(),
    /** In their order; a trigger keeps them and the question as they are once somebody has voted. */
    options: json<PollOption[]>("options").notNull(),
    closesAt: instant("closes_at").notNull(),
    /** How many have voted. */
    voteCount: integer("vote_count").notNull().default(0),
    /** What may be shown of the votes, as `platform/small-groups` says; null while nothing is. */
    release: json<unknown>("release"),
    /** How many had voted when that was last looked at. */
    releasedCount: integer("released_count").notNull().default(0),
    createdBy: text("created_by").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("polls_kind", sql`kind IN ('single', 'multiple', 'ranking')`),
    check("polls_options", sql`json_array_length(options) BETWEEN 2 AND 10`),
    index("polls_closes").on(t.closesAt, t.key),
    index("polls_creator").on(t.createdBy, t.key),
  ],
);

/** How often each answer was chosen; raised in the transaction of the vote, which keeps nothing else of it. */
export const pollCounts = sqliteTable(
  "poll_counts",
  {
    pollId: text("poll_id")
      .notNull()
      .references(() => polls.pollId),
    /** The answer's place in the poll's list, from 0. */
    position: integer("position").notNull(),
    /** Of a ranking: how often it came first. */
    votes: integer("votes").notNull().default(0),
    /** Of a ranking: as many points as there are answers for the first place, one less for each place after it. */
    points: integer("points").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.pollId, t.position] })],
);

/** That somebody has voted, and the day; never what, nor the moment. */
export const pollParticipations = sqliteTable(
  "poll_participations",
  {
    pollId: text("poll_id")
      .notNull()
      .references(() => polls.pollId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** The university's day. */
    day: text("day").notNull(),
  },
  (t) => [primaryKey({ columns: [t.pollId, t.userId] }), index("poll_participations_user").on(t.userId)],
);

/** Where polls are embedded: at most one in a post, and one on a community's page. It goes with the poll, the post and the community. */
export const pollPlaces = sqliteTable(
  "poll_places",
  {
    pollId: text("poll_id")
      .notNull()
      .references(() => polls.pollId, { onDelete: "cascade" }),
    postId: text("post_id").references(() => posts.postId, { onDelete: "cascade" }),
    communityId: text("community_id").references(() => communities.communityId, { onDelete: "cascade" }),
  },
  (t) => [
    check("poll_places_one", sql`(post_id IS NULL) <> (community_id IS NULL)`),
    index("poll_places_poll").on(t.pollId),
    uniqueIndex("poll_places_post").on(t.postId),
    uniqueIndex("poll_places_community").on(t.communityId),
  ],
);
