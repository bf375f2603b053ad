/** The inbox of staff: kinds of things that wait for them, so that one list can hold them all. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { StaffContext } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import { claimItem, claimOn, ownClaims } from "./claims.server";
import { type DossierQuestion, dossiersOf } from "./dossier.server";
import { reviewErrors } from "./errors";
import type { ReviewInput } from "./review.schemas";
import type { Reviewable } from "./reviewable";
import { rejectionTemplates, textsOf } from "./templates";
import { isDecidedSince, type RecentDecision, recentDecisions, undoDecision } from "./undo.server";

/** Where staff see everything that waits. */
export const PANEL = "/admin/panel";

/**
 * How soon something has to be looked at, the smallest first: threats, insults and personal data hurt while they stand there. Reports
 * keep theirs in the database, where a trigger writes these numbers (`counters`).
 */
export const URGENCY = { harassment: 0, personal: 1, report: 2, routine: 3 } as const;

/** Something that waits. */
export interface WaitingRow {
  key: number;
  /** Its public id, where it can be decided on in the list itself. */
  id?: string;
  title: string;
  /** Words instead of a title: `reporting:categories.spam`. */
  titleKey?: string | null;
  excerpt: string | null;
  /** When it came. */
  at: number;
  /** One of `URGENCY`; routine where it is missing. */
  urgency?: number;
  /** What else its address needs. */
  state?: string;
  /** 1 when the reader wrote it. */
  isMine?: number;
  /** 1 when it is about a decision of the reader's own, on which somebody else decides. */
  isDecidedByMe?: number;
  /** Who has it in hand, if anybody. */
  claim?: "mine" | "other" | null;
}

/** Something that was decided on. */
export interface SettledRow {
  id: string;
  title: string;
  /** Who wrote it. */
  from: string;
  /** What it said, and what it was answered. */
  text: string;
  answer: string | null;
  /** The words for its state: `contacts:status.closed`. */
  statusKey: string;
  at: number;
  /** 1 when it can wait again. */
  canReopen: number;
}

/** Decides on some of a kind. @returns the ids of those that were decided on */
export type Decide = (ctx: StaffContext, input: ReviewInput) => Promise<string[]>;

/** How staff decide: contributions are approved or rejected, reports upheld or dismissed, messages answered or closed, appeals granted or refused. */
export const workDecisions = ["approve", "reject", "uphold", "dismiss", "reply", "close", "grant", "refuse"] as const;

/** One decision of one person on one thing. */
export interface WorkDecision {
  decision: (typeof workDecisions)[number];
  /** What the author of a contribution reads, or whoever reported or wrote something. */
  reason: string;
  /** What the author of a reported thing reads. */
  authorReason: string;
  /** For how many days they may publish nothing. */
  pauseDays?: "1" | "7" | "30";
}

/** Deciding in the list itself, with claims and where there is one a way back. */
export interface Decidable {
  /** What is asked for: `reason` when a contribution is rejected, `answer` for every report, `reply` for what is answered by mail, `appeal` for what its author reads of an appeal. */
  asks: "reason" | "answer" | "reply" | "appeal";
  /** Ready sentences as forms name them, which say something where scripts don't run. */
  sentences: Record<"reason" | "author_reason", ReadonlyMap<string, string>>;
  /** @throws claimedByOther */
  claim(ctx: StaffContext, id: string): Promise<void>;
  /** @throws nothingToReview; what the kind's own decision throws */
  decide(ctx: StaffContext, id: string, decision: WorkDecision): Promise<void>;
  /** Asks for all that has to be read of some of them. */
  dossiers(ctx: StaffContext, ids: readonly string[]): DossierQuestion;
  /** Missing where none of its decisions can be taken back: whoever they concern hears of them at once. */
  wayBack?: WayBack;
}

/** Taking decisions back for a while. */
interface WayBack {
  /** Which ones. */
  from: readonly WorkDecision["decision"][];
  /** @throws undoTooLate, decidedSince */
  undo(ctx: StaffContext, id: string): Promise<void>;
  /** The statement for one's latest decisions, those that can be taken back. */
  recent(ctx: StaffContext, limit: number): ReturnType<typeof rawStatement<RecentDecision>>;
}

/** One kind of thing that waits; features declare theirs, and the product lists them all. */
export interface InboxKind {
  name: string;
  /** Its place among the kinds, the smallest first. */
  order: number;
  /** Its words: `admin:inbox.experiences`. */
  label: string;
  /** The names of its counters, and their facets that wait, and those that were decided. */
  counters: readonly string[];
  waiting: readonly string[];
  done: readonly string[];
  /** Where staff see all of them, and one. */
  list: string;
  pageOf(row: WaitingRow): string;
  /** The statement for those that come first, with all that the reader has claimed. */
  oldest(ctx: StaffContext, limit: number): ReturnType<typeof rawStatement<WaitingRow>>;
  decidable?: Decidable;
  /** The statement for one as if it waited, of a kind that the review of the house decides on. */
  asWaiting?(ctx: StaffContext, id: string): ReturnType<typeof rawStatement<WaitingRow>>;
  /** The statement for the latest that were decided on, of a kind that moderators see nowhere but in the panel. */
  settled?(ctx: StaffContext, limit: number): ReturnType<typeof rawStatement<SettledRow>>;
  /** The table that is decided on, whose authors are told. */
  reviewable?: Reviewable;
}

interface CollectionInbox extends Pick<InboxKind, "name" | "order" | "label" | "list" | "reviewable"> {
  counters?: readonly string[];
  /** Where one is seen; else the list, from the row on. */
  pageOf?: InboxKind["pageOf"];
  /** The table as `t`, joined with whatever its title needs. */
  from: SQL;
  title: SQL;
  /** Words instead of a title. */
  titleKey?: SQL;
  excerpt: SQL;
  /** What else its address needs. */
  state?: SQL | ((ctx: StaffContext) => SQL);
  decide?: Decide;
}

/** Characters that are shown of what can't be decided on in the list. */
export const EXCERPT = 400;

/** Who has `t` in hand, whether the reader wrote it, and what it is called in addresses. */
const workColumns = (ctx: StaffContext, id: SQL): SQL =>
  sql`${id} AS id, t.author_id IS ${ctx.actor.userId} AS isMine, ${claimOn(ctx, id)} AS claim`;

const idOf = ({ id }: Reviewable) => sql`t.${sql.identifier(id.name)}`;

/** The table of a kind as `t`. */
export const asT = ({ table }: Reviewable): SQL => sql`${sql.identifier(getTableName(table))} AS t`;

/** The rows of a collection as the list has them. */
const selectedOf = (ctx: StaffContext, { from, title, titleKey = sql`NULL`, excerpt, state, reviewable }: CollectionInbox): SQL =>
  sql`SELECT t.key, ${title} AS title, ${titleKey} AS titleKey, substr(${excerpt}, 1, ${EXCERPT}) AS excerpt, t.created_at AS at, ${typeof state === "function" ? state(ctx) : (state ?? sql`NULL`)} AS state,
    ${reviewable ? workColumns(ctx, idOf(reviewable)) : sql`NULL AS claim`} FROM ${from}`;

/** What waits of a collection: the oldest, and wherever they stand those that the reader has claimed. */
function oldestOf(ctx: StaffContext, own: CollectionInbox, limit: number) {
  const { reviewable } = own;
  const selected = sql`${selectedOf(ctx, own)} WHERE t.status = 'waiting'`;
  const first = sql`SELECT * FROM (${selected} ORDER BY t.key LIMIT ${limit})`;
  if (!reviewable) return rawStatement<WaitingRow>(ctx.db, first);
  const claimed = sql`SELECT * FROM (${selected} AND ${idOf(reviewable)} IN (${ownClaims(ctx)}))`;
  return rawStatement<WaitingRow>(ctx.db, sql`${first} UNION ${claimed}`);
}

const rejectionSentences = textsOf(rejectionTemplates);

/** Deciding on a collection's rows by the review of the house. */
function decidableOf(reviewable: Reviewable, decide: Decide, { from, title }: Pick<CollectionInbox, "from" | "title">): Decidable {
  return {
    asks: "reason",
    sentences: { reason: rejectionSentences, author_reason: new Map() },
    async claim(ctx, id) {
      if (!(await claimItem(ctx, reviewable, id))) throw reviewErrors.claimedByOther();
    },
    async decide(ctx, id, { decision, reason }) {
      if (decision !== "approve" && decision !== "reject") throw reviewErrors.nothingToReview();
      await decide(ctx, { ids: [id], decision, reason });
    },
    dossiers: (ctx, ids) => dossiersOf(ctx, reviewable, ids),
    wayBack: {
      from: ["approve", "reject"],
      async undo(ctx, id) {
        if (await undoDecision(ctx, reviewable, id)) return;
        throw (await isDecidedSince(ctx, reviewable, id)) ? reviewErrors.decidedSince() : reviewErrors.undoTooLate();
      },
      recent: (ctx, limit) => recentDecisions(ctx, { id: idOf(reviewable), from, title }, limit),
    },
  };
}

/** A collection whose rows have `key`, `status` and `created_at`. */
export function collectionInbox(own: CollectionInbox): InboxKind {
  const { name, order, label, list, reviewable, decide } = own;
  return {
    name,
    order,
    label,
    list,
    counters: own.counters ?? [name],
    waiting: ["waiting"],
    done: ["approved", "rejected"],
    pageOf: own.pageOf ?? (({ key }) => `${list}${list.includes("?") ? "&" : "?"}before=${key + 1}`),
    oldest: (ctx, limit) => oldestOf(ctx, own, limit),
    ...(reviewable &&
      decide && {
        decidable: decidableOf(reviewable, decide, own),
        asWaiting: (ctx, id) => rawStatement<WaitingRow>(ctx.db, sql`${selectedOf(ctx, own)} WHERE ${idOf(reviewable)} = ${id}`),
      }),
    reviewable,
  };
}
