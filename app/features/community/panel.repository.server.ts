/**
 * What somebody sees of communities, each page in one round trip: the statements themselves ask who may see what, so
 * that nothing else ever leaves the database.
 */

import { type SQL, sql } from "drizzle-orm";
import type { OwnImage } from "~/engines/media/image";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { toldDate } from "~/platform/told-date.server";
import { type OpenPoll, openPolls, pollIn } from "../poll/places.service.server";
import type { JoinStatus, Role } from "./choices";
import { idOfCalled, picturesOf, selectCommunity } from "./community.repository.server";
import { type CommunityEvent, communityEvents } from "./community-events.repository.server";

const OWN = 50;
export const MEMBERS = 20;
const REQUESTS = 20;

export interface MemberRow {
  key: number;
  userId: string;
  name: string;
  userName: string;
  photoId: string | null;
  role: Role;
  since: number;
}

export interface RequestRow {
  userId: string;
  name: string;
  userName: string;
  photoId: string | null;
  note: string | null;
  askedAt: number;
}

export interface OwnCommunity {
  communityId: string;
  slug: string;
  name: string;
  role: Role;
  status: "active" | "archived";
  isTrusted: number;
  isShownToGuests: number;
  memberCount: number;
  /** Requests that wait, for those who decide on them. */
  waiting: number;
}

export interface OwnRequest {
  slug: string;
  name: string;
  status: JoinStatus;
  note: string | null;
  askedAt: number;
  decidedAt: number | null;
}

type Base = Pick<Context, "db" | "clock">;

/** Members in the order in which they came, one more than are shown. */
const members = ({ db }: Base, communityId: SQL, after = 0) =>
  rawStatement<MemberRow>(
    db,
    sql`SELECT m.key, u.user_id AS userId, u.name, u.user_name AS userName, u.photo_id AS photoId, m.role, m.created_at AS since
      FROM community_members m JOIN users u ON u.user_id = m.user_id
      WHERE m.community_id = ${communityId} AND m.key > ${after} ORDER BY m.key LIMIT ${MEMBERS + 1}`,
  );

/** Requests that wait, the oldest first. */
const requests = ({ db }: Base, communityId: SQL) =>
  rawStatement<RequestRow>(
    db,
    sql`SELECT u.user_id AS userId, u.name, u.user_name AS userName, u.photo_id AS photoId, r.note, r.created_at AS askedAt
      FROM join_requests r JOIN users u ON u.user_id = r.user_id
      WHERE r.community_id = ${communityId} AND r.status = 'waiting' ORDER BY r.created_at LIMIT ${REQUESTS}`,
  );

const RANK = sql`CASE m.role WHEN 'president' THEN 0 WHEN 'organizer' THEN 1 ELSE 2 END`;

/** The community that the panel shows: the one of this address among one's own, else the first of them. */
function chosen({ actor }: SignedInContext, slug: string | undefined, wanted: SQL = sql`1`): SQL {
  const isIt = slug ? sql`(c.slug = ${slug.toLowerCase()} OR c.community_id = ${slug})` : sql`1`;
  return sql`(SELECT one.community_id FROM (SELECT m.community_id, m.role FROM community_members m
    JOIN communities c ON c.community_id = m.community_id WHERE m.user_id = ${actor.userId} AND ${isIt}
    ORDER BY c.status = 'archived', ${RANK}, c.name, m.key LIMIT 1) AS one JOIN community_members me
    ON me.community_id = one.community_id AND me.user_id = ${actor.userId} WHERE ${wanted})`;
}

/** The poll on a community's page as the database gives it, and those that may take its place. */
export interface Polls {
  pinned: unknown;
  polls: OpenPoll[];
}

/** The statements for the poll on a community's page, and for those that may take its place. */
const pollsFor = (ctx: SignedInContext, communityId: SQL) =>
  [pollIn(ctx, { communityId }), openPolls(ctx, sql`${communityId} IS NOT NULL`)] as const;

/** One's communities and requests; of the chosen community members, requests, events and polls, as far as one's role goes. */
export async function readPanel(ctx: SignedInContext, slug: string | undefined, after: number | undefined) {
  const { db, actor } = ctx;
  const organized = chosen(ctx, slug, sql`me.role <> 'member'`);
  const [own, asked, [shown], membersOf, waiting, eventsOf, images, pinned, polls] = await db.batch([
    rawStatement<OwnCommunity>(
      db,
      sql`SELECT c.community_id AS communityId, c.slug, c.name, m.role, c.status, c.is_trusted AS isTrusted,
        c.is_shown_to_guests AS isShownToGuests, c.member_count AS memberCount,
        iif(m.role = 'member', 0, (SELECT count(*) FROM join_requests r WHERE r.community_id = c.community_id AND r.status = 'waiting')) AS waiting
        FROM community_members m JOIN communities c ON c.community_id = m.community_id WHERE m.user_id = ${actor.userId}
        ORDER BY c.status = 'archived', ${RANK}, c.name, m.key LIMIT ${OWN}`,
    ),
    rawStatement<OwnRequest>(
      db,
      sql`SELECT c.slug, c.name, r.status, r.note, r.created_at AS askedAt, r.decided_at AS decidedAt FROM join_requests r
        JOIN communities c ON c.community_id = r.community_id WHERE r.user_id = ${actor.userId} AND r.status <> 'approved'
        ORDER BY r.created_at DESC LIMIT ${OWN}`,
    ),
    rawStatement<{ id: string | null }>(db, sql`SELECT ${chosen(ctx, slug)} AS id`),
    members(ctx, chosen(ctx, slug), after),
    requests(ctx, organized),
    communityEvents(ctx, organized),
    picturesOf(ctx, chosen(ctx, slug)),
    ...pollsFor(ctx, organized),
  ]);
  return {
    images: images as OwnImage[],
    pinned: pinned as unknown,
    polls: polls as OpenPoll[],
    own: own as OwnCommunity[],
    asked: asked as OwnRequest[],
    chosenId: (shown as { id: string | null } | undefined)?.id ?? null,
    members: membersOf as MemberRow[],
    requests: waiting as RequestRow[],
    events: eventsOf as CommunityEvent[],
  };
}

/** A community for admins, with members, requests, events and polls. One round trip. */
export async function readWhole(ctx: SignedInContext, slugOrId: string, after: number | undefined) {
  const id = idOfCalled(slugOrId);
  const [[community], membersOf, waiting, eventsOf, images, pinned, polls] = await ctx.db.batch([
    selectCommunity(ctx, slugOrId),
    members(ctx, id, after),
    requests(ctx, id),
    communityEvents(ctx, id),
    picturesOf(ctx, id),
    ...pollsFor(ctx, id),
  ]);
  if (!community) return null;
  return {
    community,
    pinned: pinned as unknown,
    polls: polls as OpenPoll[],
    images: images as OwnImage[],
    members: membersOf as MemberRow[],
    requests: waiting as RequestRow[],
    events: eventsOf as CommunityEvent[],
  };
}

/** Members for a program: nothing for those who are neither in the community nor on the staff. */
export async function readMembers(ctx: SignedInContext, slugOrId: string, after: number | undefined) {
  const { actor } = ctx;
  const isStaff = actor.userRole === "user" ? sql`0` : sql`1`;
  const called = sql`(c.slug = ${slugOrId.toLowerCase()} OR c.community_id = ${slugOrId})`;
  const mayRead = sql`(${isStaff} OR EXISTS (SELECT 1 FROM community_members me WHERE me.community_id = c.community_id
    AND me.user_id = ${actor.userId}))`;
  const [[known], rows] = await ctx.db.batch([
    rawStatement<{ mayRead: number }>(ctx.db, sql`SELECT ${mayRead} AS mayRead FROM communities c WHERE ${called} LIMIT 1`),
    members(ctx, sql`(SELECT c.community_id FROM communities c WHERE ${called} AND ${mayRead} LIMIT 1)`, after),
  ]);
  return { isThere: known !== undefined, mayRead: Boolean(known?.mayRead), rows: rows as MemberRow[] };
}

export interface UpcomingEvent {
  eventId: string;
  name: string;
  type: string;
  location: string;
  startsAt: number;
}

const EVENTS_LOOKED_AT = 50;
const UPCOMING = 10;

/** Active events that aren't over, each with its date that runs or comes next, the earliest first, among the latest that the community made. */
const upcoming = ({ db, clock }: Base, communityId: SQL) => {
  const now = clock.now();
  return rawStatement<UpcomingEvent>(
    db,
    sql`SELECT e.event_id AS eventId, e.name, e.type, e.location, ${toldDate(sql`FROM event_dates AS d WHERE d.event_id = e.event_id`, now)} AS startsAt
      FROM (SELECT * FROM events WHERE community_id = ${communityId} ORDER BY key DESC LIMIT ${EVENTS_LOOKED_AT}) AS e
      WHERE e.show_status = 'active' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL AND e.last_at > ${now} ORDER BY startsAt LIMIT ${UPCOMING}`,
  );
};

export interface OwnStanding {
  role: Role | null;
  request: JoinStatus | null;
  note: string | null;
  decidedAt: number | null;
}

/** A community as everybody may see it, its next events and its poll, and how the reader stands to it. One round trip. */
export async function readPublic(ctx: Context, slugOrId: string) {
  const { db } = ctx;
  const reader = ctx.actor?.userId ?? "";
  const id = idOfCalled(slugOrId);
  const [[community], events, [standing], images, pinned] = await db.batch([
    selectCommunity(ctx, slugOrId),
    upcoming(ctx, id),
    rawStatement<OwnStanding>(
      db,
      sql`SELECT (SELECT m.role FROM community_members m WHERE m.community_id = ${id} AND m.user_id = ${reader}) AS role,
        r.status AS request, r.note, r.decided_at AS decidedAt FROM (SELECT 1) LEFT JOIN join_requests r
        ON r.community_id = ${id} AND r.user_id = ${reader}`,
    ),
    picturesOf(ctx, id),
    pollIn(ctx, { communityId: id }),
  ]);
  return community
    ? {
        community,
        images: images as OwnImage[],
        events: events as UpcomingEvent[],
        standing: standing as OwnStanding,
        pinned: pinned as unknown,
      }
    : null;
}
