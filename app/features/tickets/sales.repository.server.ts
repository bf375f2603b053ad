/** What organizers see of their event's sales, and what they do about them. Each write carries the permission. */
import { ticketOrders, ticketPauses } from "@schema/tickets";
import { eq, type SQL, sql } from "drizzle-orm";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { Permission } from "~/platform/access/rule";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import { columnHoldsWords } from "~/platform/held-words.server";
import { newId } from "~/platform/ids";
import { isSaleOpen } from "~/platform/operator.server";
import { toldStart } from "../events/attendance.service.server";
import { type EventBooks, type Payout, payoutStatements } from "../payments/payouts.service.server";
import { endOf, onlyAtOf } from "./next-date.repository.server";
import { ticketGiven } from "./notices.repository.server";
import { type Refused, refusedBy } from "./orders.repository.server";
import { answersOf } from "./questions.repository.server";
import { newCode } from "./ticket-code.server";
import { maySell } from "./tickets.policy";
import { checkInsOf } from "./tickets.repository.server";
import { personNamed } from "./transfer.repository.server";

type Sell = Permission<"ticket.sell">;

/** The actor's permission to look after the sales of an event. */
export const permissionToSell = ({ actor }: Pick<SignedInContext, "actor">, eventId: string): Sell =>
  maySell.permission(
    actor,
    { createdBy: sql`x.created_by`, communityStatus: sql`y.status`, communityRole: sql`z.role` },
    (condition) => sql`EXISTS (SELECT 1 FROM events AS x LEFT JOIN communities AS y ON y.community_id = x.community_id
      LEFT JOIN community_members AS z ON z.community_id = x.community_id AND z.user_id = ${actor.userId}
      WHERE x.event_id = ${eventId} AND x.deleted_at IS NULL AND ${condition})`,
  );

interface SalesEvent {
  eventId: string;
  name: string;
  firstAt: number;
  /** Of the date that runs or comes next, else of the last. */
  startsAt: number;
  lastAt: number;
  /** Of all its dates. */
  dateCount: number;
  capacity: number | null;
  viewCount: number;
  isCancelled: number;
  isPaused: number;
  /** Whether the site names a seller, without whom nothing that costs money is sold. */
  hasSeller: number;
  createdBy: string | null;
  communityStatus: string | null;
  communityRole: string | null;
}

interface SoldCategory {
  categoryId: string;
  name: string;
  /** When the one date begins that it is for; null where it is for all. */
  onlyAt: number | null;
  price: number;
  quantity: number | null;
  isClosed: number;
  /** Whatever became of them. */
  ordered: number;
  sold: number;
  /** Of those that are sold, how many came in on any date. */
  checkedIn: number;
  held: number;
  returned: number;
  /** Kuruş of the tickets that are sold. */
  money: number;
  waiting: number;
}

interface SoldDay {
  day: string;
  ordered: number;
  sold: number;
  returned: number;
  money: number;
}

interface PromoRow {
  promoId: string;
  code: string;
  percent: number | null;
  amount: number | null;
  maxUses: number | null;
  used: number;
  startsAt: number | null;
  endsAt: number | null;
  isClosed: number;
}

export interface Guest {
  key: number;
  ticketId: string;
  /** Null once the account is gone. */
  name: string | null;
  category: string;
  /** When the one date begins that it is for; null where it is for all. */
  onlyAt: number | null;
  price: number;
  kind: "bought" | "offered" | "given";
  boughtAt: number;
  /** `CheckIn[]`, in JSON. */
  checkIns: string;
  /** What was answered by question, in JSON. */
  answers: string;
}

/** A date of an event, and when it begins. */
export interface EventDate {
  dateKey: number;
  startsAt: number;
}

/** A date of the event with how many tickets are for it, and how many of them came in. */
export interface SoldDate extends EventDate {
  sold: number;
  checkedIn: number;
}

export interface FoundSales {
  event: SalesEvent;
  categories: SoldCategory[];
  days: SoldDay[];
  dates: SoldDate[];
  guests: Guest[];
  promos: PromoRow[];
  /** Undefined while nothing was paid for. */
  books: EventBooks | undefined;
  payouts: Payout[];
}

/** So many dates have their numbers beside each other, the last. */
const DATES_SHOWN = 20;

const salesOf = ({ db, clock, actor }: SignedInContext, eventId: string) =>
  [
    rawStatement<SalesEvent>(
      db,
      sql`SELECT e.event_id AS eventId, e.name, e.first_at AS firstAt, ${toldStart(clock.now())} AS startsAt, e.last_at AS lastAt, (SELECT count(*) FROM event_dates AS d WHERE d.event_id = e.event_id) AS dateCount, e.capacity, e.view_count AS viewCount, e.created_by AS createdBy, c.status AS communityStatus, m.role AS communityRole,
          e.cancelled_at IS NOT NULL AS isCancelled, EXISTS (SELECT 1 FROM ticket_pauses AS z WHERE z.event_id = e.event_id) AS isPaused, ${isSaleOpen} AS hasSeller
        FROM events AS e LEFT JOIN communities AS c ON c.community_id = e.community_id
        LEFT JOIN community_members AS m ON m.community_id = e.community_id AND m.user_id = ${actor.userId}
        WHERE e.event_id = ${eventId} AND e.deleted_at IS NULL`,
    ),
    rawStatement<SoldCategory>(
      db,
      sql`SELECT c.category_id AS categoryId, c.name, ${onlyAtOf(sql`c`)} AS onlyAt, c.price, c.quantity, c.closed_at IS NOT NULL AS isClosed, total(s.ordered) AS ordered, total(s.sold) AS sold, total(s.checked_in) AS checkedIn, total(s.held) AS held,
          total(s.returned) AS returned, total(s.money) AS money,
          (SELECT count(*) FROM ticket_waits AS w WHERE w.category_id = c.category_id) AS waiting
        FROM ticket_categories AS c LEFT JOIN ticket_sums AS s ON s.category_id = c.category_id
        WHERE c.event_id = ${eventId} GROUP BY c.category_id ORDER BY c.closed_at IS NOT NULL, c.position`,
    ),
    rawStatement<SoldDay>(
      db,
      sql`SELECT s.day, sum(s.ordered) AS ordered, sum(s.sold) AS sold, sum(s.returned) AS returned, sum(s.money) AS money FROM ticket_categories AS c JOIN ticket_sums AS s ON s.category_id = c.category_id
        WHERE c.event_id = ${eventId} GROUP BY s.day HAVING sum(s.ordered) > 0 ORDER BY s.day DESC`,
    ),
    rawStatement<SoldDate>(
      db,
      sql`WITH sold AS (SELECT c.date_key, total(s.sold) AS sold FROM ticket_categories AS c JOIN ticket_sums AS s ON s.category_id = c.category_id
          WHERE c.event_id = ${eventId} GROUP BY c.date_key)
        SELECT d.key AS dateKey, d.starts_at AS startsAt,
          (SELECT total(sold.sold) FROM sold WHERE coalesce(sold.date_key = d.key, 1)) AS sold,
          (SELECT total(i.count) FROM ticket_check_in_sums AS i WHERE i.date_key = d.key) AS checkedIn
        FROM event_dates AS d WHERE d.event_id = ${eventId} ORDER BY d.starts_at DESC LIMIT ${DATES_SHOWN}`,
    ),
  ] as const;

/** The guests of an event, the latest first. @param q words that the names of those begin with who are looked for; they come by name */
function guestsOf({ db }: Pick<Context, "db">, eventId: string, q: string, limit: number) {
  const isHit = columnHoldsWords(sql`coalesce(u.search_text, '')`, q);
  return selectGuests(
    { db },
    isHit ? sql`t.event_id = ${eventId} AND ${isHit} ORDER BY u.search_text, t.key` : sql`t.event_id = ${eventId} ORDER BY t.key DESC`,
    limit,
  );
}

/** The dates of an event, in order of time. */
export async function listDates({ db }: Pick<Context, "db">, eventId: string): Promise<EventDate[]> {
  const [rows] = await db.batch([
    rawStatement<EventDate>(
      db,
      sql`SELECT key AS dateKey, starts_at AS startsAt FROM event_dates WHERE event_id = ${eventId} ORDER BY starts_at`,
    ),
  ]);
  return rows;
}

/** Those guests that come after one of them, in the order of their tickets. */
export async function listGuestsAfter({ db }: Pick<Context, "db">, eventId: string, after: number, limit: number): Promise<Guest[]> {
  const [rows] = await db.batch([selectGuests({ db }, sql`t.event_id = ${eventId} AND t.key > ${after} ORDER BY t.key`, limit)]);
  return rows;
}

/** @param which condition on tickets (`t`) with their order */
function selectGuests({ db }: Pick<Context, "db">, which: SQL, limit: number) {
  return rawStatement<Guest>(
    db,
    sql`SELECT t.key, t.ticket_id AS ticketId, u.name, c.name AS category, ${onlyAtOf(sql`c`)} AS onlyAt, t.price, o.kind, t.created_at AS boughtAt, ${checkInsOf} AS checkIns, ${answersOf} AS answers
      FROM tickets AS t CROSS JOIN ticket_categories AS c ON c.category_id = t.category_id CROSS JOIN ticket_orders AS o ON o.order_id = t.order_id
      LEFT JOIN users AS u ON u.user_id = t.user_id
      WHERE t.state = 'valid' AND ${which} LIMIT ${limit}`,
  );
}

/** An event's sales with its promo codes and the guests whom somebody looks for. One round trip; undefined when there is no such event. */
export async function findSales(
  ctx: SignedInContext,
  eventId: string,
  { q, limit }: { q: string; limit: number },
): Promise<FoundSales | undefined> {
  const [[event], categories, days, dates, guests, promos, [books], payouts] = await ctx.db.batch([
    ...salesOf(ctx, eventId),
    guestsOf(ctx, eventId, q, limit),
    rawStatement<PromoRow>(
      ctx.db,
      sql`SELECT p.promo_id AS promoId, p.code, p.percent, p.amount, p.max_uses AS maxUses, p.used, p.starts_at AS startsAt, p.ends_at AS endsAt,
        p.closed_at IS NOT NULL AS isClosed FROM ticket_promos AS p WHERE p.event_id = ${eventId} ORDER BY p.closed_at IS NOT NULL, p.key DESC`,
    ),
    ...payoutStatements(ctx, eventId),
  ]);
  return event && { event, categories, days, dates: [...dates].reverse(), guests, promos, books, payouts };
}

/** Stops or resumes selling. @returns whether the actor may */
export async function setPaused({ db, clock }: SignedInContext, eventId: string, isPaused: boolean, permission: Sell): Promise<boolean> {
  const change = isPaused
    ? rawStatement(
        db,
        sql`INSERT INTO ticket_pauses (event_id, created_at) SELECT ${eventId}, ${clock.now()} WHERE ${permission} ON CONFLICT DO NOTHING`,
      )
    : db.delete(ticketPauses).where(sql`${eq(ticketPauses.eventId, eventId)} AND ${permission}`);
  const [, allowed] = await db.batch([change, rawStatement(db, sql`SELECT 1 AS yes WHERE ${permission}`)]);
  return allowed.length > 0;
}

interface Gift {
  orderId: string;
  eventId: string;
  categoryId: string;
  /** The email address or user name of who gets it. */
  person: string;
  expiresAt: number;
  termsVersion: number;
}

/**
 * Holds a seat that costs nothing for somebody until they take it, or until the gift lapses. Whether anybody has that
 * address, and whether they have all that one person may have, changes nothing of what its giver gets: then it lapses.
 * @returns whether it is there, or why not
 */
export async function insertGift(
  ctx: SignedInContext,
  { orderId, eventId, categoryId, person, expiresAt, termsVersion }: Gift,
  permission: Sell,
): Promise<Refused | "done"> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const taker = sql`(SELECT p.user_id FROM (SELECT ${personNamed(person)} AS user_id) AS p WHERE (SELECT count(*) FROM tickets AS t WHERE t.user_id = p.user_id
    AND t.state IN ('held', 'valid') AND t.event_id = e.event_id AND t.category_id = c.category_id) < c.per_person)`;
  try {
    const [made] = await db.batch([
      returning(
        db,
        sql`INSERT INTO ticket_orders (order_id, event_id, user_id, status, kind, given_by, lines, amount, refund_until, terms_version, expires_at, created_at, updated_at)
          SELECT ${orderId}, e.event_id, ${taker}, 'pending', 'given', ${actor.userId}, json_object(c.category_id, 1), 0, e.first_at, ${termsVersion},
            min(${expiresAt}, ${endOf(sql`c`)}), ${now}, ${now}
          FROM events AS e JOIN ticket_categories AS c ON c.event_id = e.event_id AND c.category_id = ${categoryId} AND c.closed_at IS NULL
          WHERE e.event_id = ${eventId} AND e.deleted_at IS NULL AND e.cancelled_at IS NULL AND ${endOf(sql`c`)} > ${now} AND ${permission}`,
        { orderId: ticketOrders.orderId },
      ),
      rawStatement(
        db,
        sql`INSERT INTO tickets (ticket_id, order_id, event_id, category_id, user_id, price, state, code, created_at, updated_at)
          SELECT ${newId("ticket", now)}, o.order_id, o.event_id, ${categoryId}, o.user_id, 0, 'held', ${newCode()}, ${now}, ${now}
          FROM ticket_orders AS o WHERE o.order_id = ${orderId}`,
      ),
      notifyFrom(
        ctx,
        {
          kind: ticketGiven,
          userId: sql`o.user_id`,
          subjectId: sql`o.order_id`,
          path: sql`'/event/ticket/buy/' || o.event_id`,
          key: sql`'ticket-given:' || o.order_id`,
          details: sql`json_object('at', o.expires_at)`,
        },
        sql`FROM ticket_orders AS o WHERE o.order_id = ${orderId} AND o.user_id <> ${actor.userId}`,
      ),
    ]);
    return made.length > 0 ? "done" : "conditions";
  } catch (failed) {
    return refusedBy(failed);
  }
}
