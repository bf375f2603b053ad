/** Pairs of people who see when both are free: each step is one conditional write, and of plans nothing is read but their times. */
import { users } from "@schema/accounts";
import { type pairStates, schedulePairs } from "@schema/schedule";
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { countUpTo, type OwnPlace } from "~/engines/contributions";
import { isVisible } from "~/platform/accounts/accounts.repository.server";
import { DAY } from "~/platform/clock";
import type { SignedInContext } from "~/platform/context";
import { rawStatement, reasonOf, returning } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import type { OldTraces } from "~/platform/product";
import { ownSchedule } from "./schedule.repository.server";
import type { BusyRow } from "./together.rules";

export type PairState = (typeof pairStates)[number];
const MOST_LISTED = 100;
/** An invitation that nobody answers is forgotten, and that one was declined no later than the term that it was about is over. */
const UNANSWERED_FOR = 30 * DAY;
const DECLINED_FOR = 180 * DAY;

const isSeen = (ctx: SignedInContext, userId: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.userId} = ${userId} AND ${isVisible(ctx)})`;

/** Both are people whom others may see: a request that began before somebody was blocked writes nothing. */
const areBothSeen = (ctx: SignedInContext, other: SQL) => sql`${isSeen(ctx, sql`${ctx.actor.userId}`)} AND ${isSeen(ctx, other)}`;

/** The plan is the actor's, and of the pair's term. */
const isFitting = (ctx: SignedInContext, scheduleId: string) =>
  sql`EXISTS (SELECT 1 FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)} AND s.term = schedule_pairs.term)`;

/** What the database says of an invitation that wasn't written. */
export interface Standing {
  isMyPlan: number;
  /** The person who is meant; null when nobody goes by the name, or nobody may see them. */
  userId: string | null;
  status: PairState | null;
  inviterId: string | null;
}

/** Invites somebody by their user name; whoever declined may invite in their turn, which makes it another invitation. */
export async function insertInvitation(ctx: SignedInContext, scheduleId: string, userName: string) {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const named = sql`${users.userNameKey} = ${userName.toLowerCase()} AND ${isVisible(ctx)}`;
  const [rows, [standing]] = await db.batch([
    returning(
      db,
      sql`INSERT INTO schedule_pairs (pair_id, term, status, inviter_id, invitee_id, inviter_schedule, created_at)
        SELECT ${newId("pair", now)}, s.term, 'invited', s.user_id, ${users.userId}, s.schedule_id, ${now}
        FROM schedules s CROSS JOIN ${users} ON ${named}
        WHERE ${ownSchedule(ctx, scheduleId)} AND ${users.userId} <> s.user_id AND ${isSeen(ctx, sql`s.user_id`)}
        ON CONFLICT (term, min(inviter_id, invitee_id), max(inviter_id, invitee_id)) WHERE invitee_id IS NOT NULL DO UPDATE SET
          pair_id = excluded.pair_id, status = excluded.status, inviter_id = excluded.inviter_id, invitee_id = excluded.invitee_id,
          inviter_schedule = excluded.inviter_schedule, created_at = excluded.created_at
        WHERE schedule_pairs.status = 'declined' AND schedule_pairs.invitee_id = excluded.inviter_id`,
      { id: schedulePairs.pairId },
    ),
    rawStatement<Standing>(
      db,
      sql`SELECT s.schedule_id IS NOT NULL AS isMyPlan, o.user_id AS userId, p.status, p.inviter_id AS inviterId
        FROM (SELECT 1) LEFT JOIN schedules s ON ${ownSchedule(ctx, scheduleId)}
          LEFT JOIN (SELECT user_id FROM ${users} WHERE ${named}) o ON 1
          LEFT JOIN schedule_pairs p ON p.invitee_id IS NOT NULL AND p.term = s.term
            AND min(p.inviter_id, p.invitee_id) = min(o.user_id, ${actor.userId}) AND max(p.inviter_id, p.invitee_id) = max(o.user_id, ${actor.userId})`,
    ),
  ]);
  return { pairId: rows[0]?.id ?? null, standing: standing as Standing };
}

/** Opens an invitation to whoever has a secret. @returns its id; null when the plan isn't the actor's */
export async function insertLink(ctx: SignedInContext, scheduleId: string, tokenHash: string): Promise<string | null> {
  const now = ctx.clock.now();
  const [rows] = await ctx.db.batch([
    returning(
      ctx.db,
      sql`INSERT INTO schedule_pairs (pair_id, term, status, inviter_id, inviter_schedule, token_hash, created_at)
        SELECT ${newId("pair", now)}, s.term, 'invited', s.user_id, s.schedule_id, ${tokenHash}, ${now}
        FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)} AND ${isSeen(ctx, sql`s.user_id`)}`,
      { id: schedulePairs.pairId },
    ),
  ]);
  return rows[0]?.id ?? null;
}

/** Accepts an invitation with a plan of its term. @returns whether it was open to the actor, and the plan theirs */
export async function acceptInvitation(ctx: SignedInContext, pairId: string, scheduleId: string): Promise<boolean> {
  const [rows] = await ctx.db.batch([
    returning(
      ctx.db,
      sql`UPDATE schedule_pairs SET status = 'accepted', invitee_schedule = ${scheduleId}
        WHERE pair_id = ${pairId} AND status = 'invited' AND invitee_id = ${ctx.actor.userId}
          AND ${isFitting(ctx, scheduleId)} AND ${areBothSeen(ctx, sql`inviter_id`)}`,
      { id: schedulePairs.pairId },
    ),
  ]);
  return rows.length > 0;
}

const isTaken = (failed: unknown) => /UNIQUE constraint failed: index 'schedule_pairs_once'/.test(reasonOf(failed));

/**
 * Accepts what a link offers, in the place of an invitation between the two that waits or was declined.
 * @returns the pair's id; null when the link isn't open (any more), or the plan doesn't fit; `twice` when the two have an agreement already
 */
export async function acceptLink(ctx: SignedInContext, tokenHash: string, scheduleId: string): Promise<string | "twice" | null> {
  const { db, actor } = ctx;
  const isOpen = sql`token_hash = ${tokenHash} AND status = 'invited' AND inviter_id <> ${actor.userId}
    AND ${isFitting(ctx, scheduleId)} AND ${areBothSeen(ctx, sql`inviter_id`)}`;
  const offered = (column: SQL) => sql`(SELECT ${column} FROM schedule_pairs WHERE ${isOpen})`;
  const inviter = offered(sql`inviter_id`);
  try {
    const [, rows] = await db.batch([
      rawStatement(
        db,
        sql`DELETE FROM schedule_pairs WHERE invitee_id IS NOT NULL AND status <> 'accepted' AND term = ${offered(sql`term`)}
          AND min(inviter_id, invitee_id) = min(${inviter}, ${actor.userId}) AND max(inviter_id, invitee_id) = max(${inviter}, ${actor.userId})`,
      ),
      returning(
        db,
        sql`UPDATE schedule_pairs SET status = 'accepted', invitee_id = ${actor.userId}, invitee_schedule = ${scheduleId}, token_hash = NULL
          WHERE ${isOpen}`,
        { id: schedulePairs.pairId },
      ),
    ]);
    return rows[0]?.id ?? null;
  } catch (failed) {
    if (isTaken(failed)) return "twice";
    throw failed;
  }
}

/** Declines; the plan that was offered is forgotten. @returns whether it was open to the actor */
export async function declineInvitation({ db, actor }: SignedInContext, pairId: string): Promise<boolean> {
  const [rows] = await db.batch([
    returning(
      db,
      sql`UPDATE schedule_pairs SET status = 'declined', inviter_schedule = NULL
        WHERE pair_id = ${pairId} AND status = 'invited' AND invitee_id = ${actor.userId}`,
      { id: schedulePairs.pairId },
    ),
  ]);
  return rows.length > 0;
}

/** Ends an agreement, or takes an invitation back: whoever accepts at the same moment comes too early or too late. @returns whether there was one */
export async function deletePair({ db, actor }: SignedInContext, pairId: string): Promise<boolean> {
  const [rows] = await db.batch([
    returning(
      db,
      sql`DELETE FROM schedule_pairs WHERE pair_id = ${pairId}
        AND ((inviter_id = ${actor.userId} AND status <> 'declined') OR (invitee_id = ${actor.userId} AND status = 'accepted'))`,
      { id: schedulePairs.pairId },
    ),
  ]);
  return rows.length > 0;
}

/** Makes another of the actor's plans the one that counts. @returns whether it fits */
export async function updatePlan(ctx: SignedInContext, pairId: string, scheduleId: string): Promise<boolean> {
  const me = ctx.actor.userId;
  const [rows] = await ctx.db.batch([
    returning(
      ctx.db,
      sql`UPDATE schedule_pairs SET inviter_schedule = iif(inviter_id = ${me}, ${scheduleId}, inviter_schedule),
          invitee_schedule = iif(invitee_id = ${me}, ${scheduleId}, invitee_schedule)
        WHERE pair_id = ${pairId} AND (status = 'accepted' AND ${me} IN (inviter_id, invitee_id) OR status = 'invited' AND inviter_id = ${me})
          AND ${isFitting(ctx, scheduleId)}`,
      { id: schedulePairs.pairId },
    ),
  ]);
  return rows.length > 0;
}

/** A pair as one of the two sees it. */
export interface PairRow {
  pairId: string;
  term: string;
  status: "invited" | "accepted";
  /** The actor invited. */
  isMine: number;
  /** The other; null while only a link invites. */
  name: string | null;
  userName: string | null;
  /** The actor's plan that counts; null before they choose one. */
  scheduleId: string | null;
  createdAt: number;
}

const pairs = ({ db, actor }: SignedInContext, where: SQL) =>
  rawStatement<PairRow>(
    db,
    sql`SELECT p.pair_id AS pairId, p.term, p.status, p.inviter_id = ${actor.userId} AS isMine, o.name, o.user_name AS userName,
        iif(p.inviter_id = ${actor.userId}, p.inviter_schedule, p.invitee_schedule) AS scheduleId, p.created_at AS createdAt
      FROM schedule_pairs p LEFT JOIN users o ON o.user_id = iif(p.inviter_id = ${actor.userId}, p.invitee_id, p.inviter_id)
      WHERE ${where} AND p.status <> 'declined' ORDER BY p.created_at DESC LIMIT ${MOST_LISTED}`,
  );

const isOfActor = ({ actor }: SignedInContext) => sql`(p.inviter_id = ${actor.userId} OR p.invitee_id = ${actor.userId})`;

/** A plan that may count. */
export interface PlanChoice {
  scheduleId: string;
  name: string;
  hiddenDays: number;
}

/** The statement for the actor's plans of the term that a pair `p` is of. */
const plansFor = ({ db, actor }: SignedInContext, which: SQL) =>
  rawStatement<PlanChoice>(
    db,
    sql`SELECT s.schedule_id AS scheduleId, s.name, s.hidden_days AS hiddenDays FROM schedules s
      WHERE s.user_id = ${actor.userId} AND s.term = (SELECT p.term FROM schedule_pairs p WHERE ${which}) ORDER BY s.key`,
  );

/** All of the actor's pairs, the latest first. @param term of this term alone */
export async function listPairs(ctx: SignedInContext, term?: string): Promise<readonly PairRow[]> {
  const [rows] = await ctx.db.batch([pairs(ctx, term ? sql`${isOfActor(ctx)} AND p.term = ${term}` : isOfActor(ctx))]);
  return rows;
}

/** The pair's plans as `s`: nobody but the two, and only while both agree. */
const plansOf = (ctx: SignedInContext, pairId: string) => ({
  from: sql`schedule_pairs p CROSS JOIN schedules s ON s.schedule_id IN (p.inviter_schedule, p.invitee_schedule)`,
  where: sql`p.pair_id = ${pairId} AND p.status = 'accepted' AND ${isOfActor(ctx)}`,
});

/** A pair with the times of both plans; null when it isn't the actor's, or has ended. */
export async function findPair(ctx: SignedInContext, pairId: string) {
  const { db, actor } = ctx;
  const { from, where } = plansOf(ctx, pairId);
  const one = sql`p.pair_id = ${pairId} AND ${isOfActor(ctx)}`;
  const [[pair], plans, busy, untimed] = await db.batch([
    pairs(ctx, one),
    plansFor(ctx, one),
    rawStatement<BusyRow>(
      db,
      sql`SELECT m.day, NULL AS date, m.start_minute AS start, m.end_minute AS "end" FROM ${from}
          CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id
          CROSS JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
          CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = e.section_number
          CROSS JOIN section_meetings m ON m.section_id = x.section_id WHERE ${where}
        UNION ALL SELECT i.day, i.date, i.start_minute, i.end_minute FROM ${from}
          CROSS JOIN schedule_items i ON i.schedule_id = s.schedule_id WHERE ${where}`,
    ),
    rawStatement<{ isMine: number }>(
      db,
      sql`SELECT DISTINCT s.user_id = ${actor.userId} AS isMine FROM ${from} CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id
          LEFT JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
          LEFT JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = e.section_number
        WHERE ${where} AND NOT EXISTS (SELECT 1 FROM section_meetings m WHERE m.section_id = x.section_id)`,
    ),
  ]);
  const of = untimed as { isMine: number }[];
  return pair ? { pair: pair as PairRow, plans: plans as PlanChoice[], busy: busy as BusyRow[], untimed: of } : null;
}

/** Who invites by a link, and the actor's plans that fit; null when the link isn't open. */
export async function findLink(ctx: SignedInContext, tokenHash: string) {
  const one = sql`p.token_hash = ${tokenHash} AND p.status = 'invited'`;
  const [[link], plans] = await ctx.db.batch([
    rawStatement<{ term: string; name: string; userName: string; isMine: number }>(
      ctx.db,
      sql`SELECT p.term, u.name, u.user_name AS userName, p.inviter_id = ${ctx.actor.userId} AS isMine
        FROM schedule_pairs p CROSS JOIN users u ON u.user_id = p.inviter_id WHERE ${one} AND ${isSeen(ctx, sql`p.inviter_id`)}`,
    ),
    plansFor(ctx, one),
  ]);
  return link ? { link, plans: plans as PlanChoice[] } : null;
}

const waitingFor = ({ actor }: SignedInContext) => sql`schedule_pairs WHERE invitee_id = ${actor.userId} AND status = 'invited'`;

/** The statement for how many invitations wait for the actor's answer. */
export const waitingInvitations = (ctx: SignedInContext) => countUpTo(ctx, waitingFor(ctx), MOST_LISTED);

export const invitationsPlace: OwnPlace = {
  name: "free-time-invitations",
  label: "schedule:together.groups.invitations",
  order: 0,
  to: "/schedule/together",
  isHiddenWhenEmpty: true,
  count: (ctx, most) => countUpTo(ctx, waitingFor(ctx), most),
};

export const unanswered: OldTraces = ({ db, clock }) => {
  const olderThan = (age: number) => lt(schedulePairs.createdAt, clock.now() - age);
  return [
    db.delete(schedulePairs).where(and(eq(schedulePairs.status, "invited"), olderThan(UNANSWERED_FOR))),
    db.delete(schedulePairs).where(and(eq(schedulePairs.status, "declined"), olderThan(DECLINED_FOR))),
  ];
};
