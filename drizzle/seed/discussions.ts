/** Seeds discussions with their replies, aliases and likes: `post-thread-3` and on, replies as `reply-seed-3-1`. */
import { searchableText } from "../../app/engines/posts/search-text";
import { DAY, HOUR } from "../../app/platform/clock";
import type { Db } from "../../app/platform/db.server";
import { postFollows, postLikes, posts } from "../schema/posts";
import { postAliases, replies } from "../schema/thread";
import { discussionsEn } from "./content/discussions-en";
import { discussionsTr } from "./content/discussions-tr";
import type { SeedDiscussion, SeedReply } from "./content/types";
import { insertMany } from "./insert-many";
import type { Random } from "./random";

const KIND = "thread";
/** The first two are among the few posts of every collection. */
const FIRST = 3;
const DEMO_STUDENT = "user-demo-student";
const MAX_LIKES = 24;

/** Both languages in turn. */
const discussions = discussionsTr.flatMap((one, index) => [one, discussionsEn[index]]).filter((one) => one !== undefined);

interface Place {
  postId: string;
  number: number;
  authorId: string;
  /** Others than the author, each once. */
  people: string[];
  createdAt: number;
}

/** When each reply came: the first within hours, the later ones slower, none in the future. */
const timesOf = ({ createdAt }: Place, count: number, now: number) =>
  Array.from({ length: count }, (_, at) => Math.min(createdAt + (at + 1) ** 2 * 2 * HOUR, now - (count - at) * 7 * 60_000));

function repliesOf({ replies: written }: SeedDiscussion, place: Place, now: number) {
  const times = timesOf(place, written.length, now);
  const idOf = (at: number) => `reply-seed-${place.number}-${at + 1}`;
  const depthOf = ({ to }: SeedReply): number => (to === undefined ? 1 : Math.min(3, depthOf(written[to] as SeedReply) + 1));
  return written.map((reply, at) => ({
    replyId: idOf(at),
    postId: place.postId,
    parentId: reply.to === undefined ? null : idOf(reply.to),
    depth: depthOf(reply),
    authorId: reply.isAuthor ? place.authorId : (place.people[at] ?? null),
    isAnonymous: reply.isAnonymous ?? false,
    text: reply.text,
    status: "approved" as const,
    createdAt: times[at] as number,
    updatedAt: times[at] as number,
  }));
}

/** Numbers of those who reply unnamed; an unnamed discussion's author has none. */
function aliasesOf(rows: ReturnType<typeof repliesOf>, { authorId, postId }: Place) {
  const unnamed = rows.flatMap((row) => (row.isAnonymous && row.authorId && row.authorId !== authorId ? [row.authorId] : []));
  return [...new Set(unnamed)].map((userId, at) => ({ postId, userId, alias: at + 1 }));
}

function postOf(
  { title, text, category, tags, isAnonymous = false, accepted }: SeedDiscussion,
  { postId, number, authorId, createdAt }: Place,
) {
  return {
    postId,
    kind: KIND,
    authorId,
    title,
    text,
    isAnonymous,
    createdAt,
    updatedAt: createdAt,
    details: { category, tags },
    facetA: category,
    acceptedReplyId: accepted === undefined ? null : `reply-seed-${number}-${accepted + 1}`,
    searchText: searchableText([title, text, tags].join(" ")),
    status: "approved" as const,
  };
}

/** Writes them, the oldest first; the demo student wrote one and follows a few. */
export async function seedDiscussions(db: Db, now: number, random: Random, students: readonly string[]): Promise<void> {
  if (students.length === 0) return;
  const made = discussions.map((discussion, index) => {
    const number = index + FIRST;
    const at = random.int(0, students.length - 1);
    const people = Array.from(
      { length: Math.min(MAX_LIKES + 1, students.length) },
      (_, step) => students[(at + step * 7) % students.length] as string,
    );
    const [author = DEMO_STUDENT, ...others] = [...new Set(people)];
    const authorId = index === 0 ? DEMO_STUDENT : author;
    const place = {
      postId: `post-${KIND}-${number}`,
      number,
      authorId,
      people: others,
      createdAt: now - (index + 1) * DAY - random.int(0, 9) * HOUR,
    };
    return { discussion, place, replies: repliesOf(discussion, place, now) };
  });
  made.reverse();
  await insertMany(
    db,
    posts,
    made.map(({ discussion, place }) => postOf(discussion, place)),
  );
  await insertMany(
    db,
    replies,
    made.flatMap((one) => one.replies),
  );
  await insertMany(
    db,
    postAliases,
    made.flatMap((one) => aliasesOf(one.replies, one.place)),
  );
  await insertMany(
    db,
    postLikes,
    made.flatMap(({ place: { postId, people, createdAt } }) =>
      people.slice(0, random.int(0, people.length)).map((userId) => ({ postId, userId, createdAt: createdAt + HOUR })),
    ),
  );
  const followed = made.slice(-6).map(({ place: { postId, createdAt } }) => ({ postId, userId: DEMO_STUDENT, createdAt }));
  await insertMany(
    db,
    postFollows,
    followed.map((row, index) => ({ ...row, seenReplies: index % 3 })),
  );
}
