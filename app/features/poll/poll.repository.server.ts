/** Polls in D1. What is released of the votes is for who has voted, or for everybody once the poll is closed. */
import { type PollOption, pollCounts, pollParticipations, polls } from "@schema/poll";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { auditEntry, auditFrom } from "~/platform/audit.server";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { eachOf, isStale, onlyIf, rawStatement, reasonOf } from "~/platform/db.server";
import { onlyOnce } from "~/platform/once.server";
import type { Release } from "~/platform/small-groups";
import { localDay } from "~/platform/time";
import { type Count, countsOf, type PollKind } from "./poll.rules";
import type { PollEdit, PollFilters, PollInput } from "./poll.schemas";

interface PollRow {
  pollId: string;
  questionEn: string;
  questionTr: string;
  kind: PollKind;
  options: string;
  closesAt: number;
  hasVoted: number;
  isShown: number;
  /** JSON: what may be shown of the votes. */
  release: string | null;
  creator: string | null;
  hasVotes: number;
  /** When it was last changed. */
  version: number;
}

/** The rows of polls for a reader. @param rest what follows `FROM polls AS p`, from its `WHERE` on */
export function selectPolls({ db, clock, actor }: Pick<Context, "db" | "clock" | "actor">, rest: SQL) {
  const hasVoted = sql`EXISTS (SELECT 1 FROM poll_participations AS v WHERE v.poll_id = p.poll_id AND v.user_id = ${actor?.userId ?? ""})`;
  const isShown = sql`(p.closes_at <= ${clock.now()} OR ${hasVoted})`;
  return rawStatement<PollRow>(
    db,
    sql`SELECT p.poll_id AS pollId, p.question_en AS questionEn, p.question_tr AS questionTr, p.kind, p.options, p.closes_at AS closesAt,
      ${hasVoted} AS hasVoted, ${isShown} AS isShown, p.release, p.vote_count > 0 AS hasVotes, p.updated_at AS version,
      (SELECT u.name FROM users AS u WHERE u.user_id = p.created_by) AS creator
      FROM polls AS p ${rest}`,
    [
      "pollId",
      "questionEn",
      "questionTr",
      "kind",
      "options",
      "closesAt",
      "hasVoted",
      "isShown",
      "release",
      "hasVotes",
      "version",
      "creator",
    ],
  );
}

function asPoll({ options, isShown, release, hasVoted, hasVotes, ...row }: PollRow) {
  const shown = release === null ? null : (JSON.parse(release) as Release | null);
  return {
    ...row,
    options: JSON.parse(options) as PollOption[],
    isShown: isShown === 1,
    /** What may be shown of the votes; null while nothing is, or the reader may not know. */
    release: isShown === 1 ? shown : null,
    hasVoted: hasVoted === 1,
    hasVotes: hasVotes === 1,
  };
}
export type Poll = ReturnType<typeof asPoll>;

/** One poll for a reader; null when there is none. */
export async function findPoll(ctx: SignedInContext, pollId: string): Promise<Poll | null> {
  const [[row]] = await ctx.db.batch([selectPolls(ctx, sql`WHERE p.poll_id = ${pollId}`)]);
  return row ? asPoll(row) : null;
}

/** The statement for the open poll that closes first; `asPolls` takes its rows. */
export const openPoll = (ctx: SignedInContext) =>
  selectPolls(ctx, sql`WHERE p.closes_at > ${ctx.clock.now()} ORDER BY p.closes_at, p.key LIMIT 1`);

export const asPolls = (rows: unknown): Poll[] => (rows as PollRow[]).map(asPoll);

/** A page of polls, one row more than fits, and how many there are in either state. @param createdBy whose; everybody's if left out */
export async function listPolls(ctx: StaffContext, { state, page, size }: PollFilters, createdBy?: string) {
  const now = ctx.clock.now();
  const isOwn = createdBy ? sql`AND p.created_by = ${createdBy}` : sql``;
  const isIn = state === "open" ? sql`p.closes_at > ${now}` : sql`p.closes_at <= ${now}`;
  const order = state === "open" ? sql`p.closes_at, p.key` : sql`p.closes_at DESC, p.key DESC`;
  const [rows, counted] = await ctx.db.batch([
    selectPolls(ctx, sql`WHERE ${isIn} ${isOwn} ORDER BY ${order} LIMIT ${size + 1} OFFSET ${(page - 1) * size}`),
    rawStatement<{ isOpen: number; count: number }>(
      ctx.db,
      sql`SELECT p.closes_at > ${now} AS isOpen, count(*) AS count FROM polls AS p WHERE 1 ${isOwn} GROUP BY 1`,
    ),
  ]);
  const byState = counted as { isOpen: number; count: number }[];
  const countOf = (isOpen: number) => byState.find((row) => row.isOpen === isOpen)?.count ?? 0;
  return { rows: asPolls(rows), counts: { open: countOf(1), closed: countOf(0) } };
}

/** Who has asked how much. */
export async function listCreators({ db, clock }: StaffContext) {
  const [rows] = await db.batch([
    rawStatement<{ userId: string; name: string; open: number; closed: number }>(
      db,
      sql`SELECT u.user_id AS userId, u.name, sum(p.closes_at > ${clock.now()}) AS open, sum(p.closes_at <= ${clock.now()}) AS closed
        FROM polls AS p JOIN users AS u ON u.user_id = p.created_by GROUP BY p.created_by ORDER BY u.user_id LIMIT 200`,
    ),
  ]);
  return rows;
}

const fieldsOf = (input: PollInput, closesAt: number) => ({
  questionEn: input.question_en,
  questionTr: input.question_tr,
  kind: input.kind,
  options: input.options,
  closesAt,
});

/** The statements that make a count for each answer, and for no other; where somebody has voted nothing changes. */
const countStatements = ({ db }: Pick<Context, "db">, pollId: string, { options }: PollInput) => [
  rawStatement(
    db,
    sql`INSERT INTO poll_counts (poll_id, position) SELECT ${pollId}, key FROM ${eachOf(options)} WHERE true ON CONFLICT DO NOTHING`,
  ),
  rawStatement(db, sql`DELETE FROM poll_counts WHERE poll_id = ${pollId} AND position >= ${options.length}`),
];

const subjectType = "poll";

/** Writes a poll, unless it is there. */
export async function insertPoll(ctx: StaffContext, pollId: string, input: PollInput, closesAt: number): Promise<void> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const row = { pollId, ...fieldsOf(input, closesAt), createdBy: actor.userId, createdAt: now, updatedAt: now };
  await onlyOnce(ctx, polls.pollId, pollId, [
    db.insert(polls).values(row),
    ...countStatements(ctx, pollId, input),
    auditEntry(ctx, { act: "poll.add", subjectType, subjectId: pollId, after: input }),
  ]);
}

/** What became of a change: `fixed` when it touches what a vote has fixed, `stale` when the poll is closed, isn't there or is another version. */
export type EditOutcome = "changed" | "fixed" | "stale";

/** Changes an open poll, of the version that was read where one is named. */
export async function updatePoll(
  ctx: StaffContext,
  pollId: string,
  { version, ...input }: PollEdit,
  closesAt: number,
): Promise<EditOutcome> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const isAsRead = version === undefined ? sql`1` : sql`updated_at = ${version}`;
  try {
    await db.batch([
      onlyIf(db, sql`EXISTS (SELECT 1 FROM polls WHERE poll_id = ${pollId} AND closes_at > ${now} AND ${isAsRead})`),
      db
        .update(polls)
        .set({ ...fieldsOf(input, closesAt), updatedAt: now })
        .where(eq(polls.pollId, pollId)),
      ...countStatements(ctx, pollId, input),
      auditEntry(ctx, { act: "poll.edit", subjectType, subjectId: pollId, after: input }),
    ]);
    return "changed";
  } catch (failed) {
    if (reasonOf(failed).includes("poll_fixed")) return "fixed";
    if (isStale(failed)) return "stale";
    throw failed;
  }
}

/** Closes an open poll now. @returns whether it was open */
export async function closePoll(ctx: StaffContext, pollId: string): Promise<boolean> {
  const now = ctx.clock.now();
  const [, changed] = await ctx.db.batch([
    auditFrom(ctx, { act: "poll.close", subjectType, subjectId: pollId }, sql`FROM polls WHERE poll_id = ${pollId} AND closes_at > ${now}`),
    ctx.db
      .update(polls)
      .set({ closesAt: now, updatedAt: now })
      .where(and(eq(polls.pollId, pollId), gt(polls.closesAt, now)))
      .returning({ pollId: polls.pollId }),
  ]);
  return changed.length > 0;
}

/** Deletes a poll that nobody has voted in. @returns whether it did */
export async function deletePoll(ctx: StaffContext, pollId: string): Promise<boolean> {
  const { db } = ctx;
  const isUnused = sql`EXISTS (SELECT 1 FROM polls AS q WHERE q.poll_id = ${pollId} AND q.vote_count = 0)`;
  const [, , gone] = await db.batch([
    auditFrom(ctx, { act: "poll.delete", subjectType, subjectId: pollId }, sql`FROM polls WHERE poll_id = ${pollId} AND vote_count = 0`),
    db.delete(pollCounts).where(and(eq(pollCounts.pollId, pollId), isUnused)),
    db
      .delete(polls)
      .where(and(eq(polls.pollId, pollId), eq(polls.voteCount, 0)))
      .returning({ pollId: polls.pollId }),
  ]);
  return gone.length > 0;
}

/** The statements that count a vote, of whoever's. */
export const raiseCounts = ({ db }: Pick<Context, "db">, pollId: string, counts: readonly Count[]) => [
  rawStatement(
    db,
    sql`UPDATE poll_counts SET (votes, points) = (SELECT poll_counts.votes + (b.value ->> 'votes'), poll_counts.points + (b.value ->> 'points')
      FROM ${eachOf(counts)} AS b WHERE b.value ->> 'position' = poll_counts.position)
      WHERE poll_id = ${pollId} AND position IN (SELECT value ->> 'position' FROM ${eachOf(counts)})`,
  ),
  rawStatement(db, sql`UPDATE polls SET vote_count = vote_count + 1 WHERE poll_id = ${pollId}`),
];

export type VoteOutcome = "counted" | "twice" | "closed";

/**
 * Votes, in one transaction that fails as a whole: who has voted is written once, by the table's key, and only while the poll is
 * open and is as the voter saw it; then the counts rise. Which answers it raised isn't kept.
 * @param kind and @param options as the voter saw them
 */
export async function insertVote(
  ctx: SignedInContext,
  { pollId, kind, options }: Pick<Poll, "pollId" | "kind" | "options">,
  choices: readonly number[],
): Promise<VoteOutcome> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const isOpen = sql`EXISTS (SELECT 1 FROM polls WHERE poll_id = ${pollId} AND closes_at > ${now} AND kind = ${kind}
    AND options = ${JSON.stringify(options)})`;
  try {
    await db.batch([
      onlyIf(db, isOpen),
      db.insert(pollParticipations).values({ pollId, userId: actor.userId, day: localDay(now) }),
      ...raiseCounts(ctx, pollId, countsOf(kind, choices)),
    ]);
    return "counted";
  } catch (failed) {
    if (reasonOf(failed).includes("UNIQUE constraint failed: poll_participations")) return "twice";
    if (isStale(failed)) return "closed";
    throw failed;
  }
}

/** Polls with so many votes that nobody looked at, or with any once they are closed. @param step so many */
export async function duePolls({ db, clock }: Pick<Context, "db" | "clock">, step: number, most: number) {
  const rows = await db.all<{ pollId: string; kind: PollKind; release: string | null; voters: number; lookedAt: number; counts: string }>(
    sql`SELECT p.poll_id AS pollId, p.kind, p.release, p.vote_count AS voters, p.released_count AS lookedAt,
      (SELECT json_group_array(json_object('votes', votes, 'points', points)) FROM
        (SELECT votes, points FROM poll_counts WHERE poll_id = p.poll_id ORDER BY position)) AS counts
      FROM polls AS p WHERE p.vote_count >= p.released_count + ${step} OR (p.closes_at <= ${clock.now()} AND p.vote_count > p.released_count)
      LIMIT ${most}`,
  );
  return rows.map(({ release, counts, ...row }) => ({
    ...row,
    before: release === null ? null : (JSON.parse(release) as Release | null),
    answers: JSON.parse(counts) as { votes: number; points: number }[],
  }));
}

/** Keeps what is shown from now on, unless another run was quicker. @param voters how many had voted */
export const saveRelease = ({ db }: Pick<Context, "db">, pollId: string, lookedAt: number, release: Release | null, voters: number) =>
  db
    .update(polls)
    .set({ release, releasedCount: voters })
    .where(and(eq(polls.pollId, pollId), eq(polls.releasedCount, lookedAt)));
