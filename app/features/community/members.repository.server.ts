/** Who belongs to a community and who asks to: every rule is a condition of the write itself. */

import { communityMembers, joinRequests } from "@schema/community";
import { type SQL, sql } from "drizzle-orm";
import type { Permission } from "~/platform/access/rule";
import type { Act } from "~/platform/acts/acts";
import { type AuditedSource, auditFrom } from "~/platform/audit.server";
import type { AdminContext, Context, SignedInContext } from "~/platform/context";
import { isAdmin } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import type { JoinStatus, Role } from "./choices";
import { ASK_AGAIN_AFTER } from "./community.rules";
import { tellOfAnswer, tellOfRequest } from "./notices.repository.server";

/** What the database says of somebody and a community after a write that changed nothing. */
export interface Standing {
  role: Role | null;
  request: JoinStatus | null;
}

interface Target {
  communityId: string;
  userId: string;
}

const standingOf = ({ db }: Pick<Context, "db">, { communityId, userId }: Target) =>
  rawStatement<Standing>(
    db,
    sql`SELECT (SELECT m.role FROM community_members m WHERE m.community_id = ${communityId} AND m.user_id = ${userId}) AS role,
      (SELECT r.status FROM join_requests r WHERE r.community_id = ${communityId} AND r.user_id = ${userId}) AS request`,
  );

/** Writes down what an admin does, where the act's own condition holds; members' own acts leave nothing. */
function auditOf(
  ctx: SignedInContext,
  act: Extract<Act, `community.${string}`>,
  { communityId, userId }: Target,
  { before, after, from }: { before: SQL; after: SQL; from: SQL },
) {
  const who = isAdmin(ctx.actor) ? sql`1` : sql`0`;
  const named = (role: SQL) => sql`json_object('user_id', ${userId}, 'role', ${role})`;
  const entry: AuditedSource = { act, subjectType: "community", subjectId: communityId, before: named(before), after: named(after) };
  return auditFrom(ctx, entry, sql`FROM ${from} AND ${who}`);
}

/** Asks to join an active community that is shown; one whom staff or organizers turned down lately is refused. */
export async function insertRequest(ctx: SignedInContext, communityId: string, note: string | null) {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const target = { communityId, userId: actor.userId };
  const [asked, , [standing]] = await db.batch([
    returning(
      db,
      sql`INSERT INTO join_requests (community_id, user_id, note, status, created_at, updated_at)
        SELECT c.community_id, ${actor.userId}, ${note}, 'waiting', ${now}, ${now} FROM communities c
        WHERE c.community_id = ${communityId} AND c.status = 'active' AND c.is_shown_to_guests = 1
          AND NOT EXISTS (SELECT 1 FROM community_members m WHERE m.community_id = c.community_id AND m.user_id = ${actor.userId})
        ON CONFLICT (community_id, user_id) DO UPDATE SET note = excluded.note, status = 'waiting', decided_by = NULL,
          decided_at = NULL, created_at = excluded.created_at, updated_at = excluded.updated_at
          WHERE join_requests.status = 'approved'
            OR (join_requests.status = 'rejected' AND coalesce(join_requests.decided_at, 0) <= ${now - ASK_AGAIN_AFTER})`,
      { status: joinRequests.status },
    ),
    tellOfRequest(ctx, communityId, now),
    standingOf(ctx, target),
  ]);
  return { isDone: asked.length > 0, standing: standing as Standing };
}

/** Takes one's own waiting request back. @returns whether there was one */
export async function deleteRequest({ db, actor }: SignedInContext, communityId: string): Promise<boolean> {
  const [gone] = await db.batch([
    returning(db, sql`DELETE FROM join_requests WHERE community_id = ${communityId} AND user_id = ${actor.userId} AND status = 'waiting'`, {
      id: joinRequests.userId,
    }),
  ]);
  return gone.length > 0;
}

/**
 * Decides on a waiting request and makes a member of whom it lets in, in one transaction: decided once, by whoever comes
 * first.
 */
export async function decideRequest(
  ctx: SignedInContext,
  target: Target,
  decision: "approve" | "reject",
  permission: Permission<"community.decide">,
) {
  const { db, clock, actor } = ctx;
  const { communityId, userId } = target;
  const now = clock.now();
  const status = decision === "approve" ? "approved" : "rejected";
  const open = sql`r.community_id = ${communityId} AND r.user_id = ${userId} AND r.status = 'waiting'
    AND ${permission}`;
  const role = decision === "approve" ? sql`'member'` : sql`NULL`;
  const [, , , decided, [standing]] = await db.batch([
    tellOfAnswer(ctx, decision, open),
    auditOf(ctx, `community.${decision}`, target, { before: sql`NULL`, after: role, from: sql`join_requests AS r WHERE ${open}` }),
    rawStatement(
      db,
      sql`INSERT INTO community_members (community_id, user_id, role, created_at)
        SELECT r.community_id, r.user_id, 'member', ${now} FROM join_requests AS r WHERE ${open} AND ${status} = 'approved'
        ON CONFLICT (community_id, user_id) DO NOTHING`,
    ),
    returning(
      db,
      sql`UPDATE join_requests AS r SET status = ${status}, decided_by = ${actor.userId}, decided_at = ${now}, updated_at = ${now}
        WHERE ${open}`,
      { id: joinRequests.userId },
    ),
    standingOf(ctx, target),
  ]);
  return { isDone: decided.length > 0, standing: standing as Standing };
}

const isThem = ({ communityId, userId }: Target) => sql`m.community_id = ${communityId} AND m.user_id = ${userId}`;

const another = (wanted: SQL) =>
  sql`EXISTS (SELECT 1 FROM community_members o WHERE o.community_id = m.community_id AND o.user_id <> m.user_id AND ${wanted})`;

/** Gives a member a role; a community keeps at least one president. */
export async function updateRole(ctx: SignedInContext, target: Target, role: Role, permission: Permission<"community.giveRoles">) {
  const { db } = ctx;
  const keepsOne = role === "president" ? sql`1` : sql`(m.role <> 'president' OR ${another(sql`o.role = 'president'`)})`;
  const where = sql`${isThem(target)} AND m.role <> ${role} AND ${keepsOne} AND ${permission}`;
  const [, changed, [standing]] = await db.batch([
    auditOf(ctx, "community.set-role", target, {
      before: sql`m.role`,
      after: sql`${role}`,
      from: sql`community_members AS m WHERE ${where}`,
    }),
    returning(db, sql`UPDATE community_members AS m SET role = ${role} WHERE ${where}`, { id: communityMembers.userId }),
    standingOf(ctx, target),
  ]);
  return { isDone: changed.length > 0, standing: standing as Standing };
}

/** Ends a membership. The last president stays as long as there is anybody else. */
export async function deleteMember(ctx: SignedInContext, target: Target, permission: Permission<"community.remove">) {
  const { db } = ctx;
  const keepsOne = sql`(m.role <> 'president' OR ${another(sql`o.role = 'president'`)} OR NOT ${another(sql`1`)})`;
  const where = sql`${isThem(target)} AND ${keepsOne} AND ${permission}`;
  const [, gone, [standing]] = await db.batch([
    auditOf(ctx, "community.remove", target, { before: sql`m.role`, after: sql`NULL`, from: sql`community_members AS m WHERE ${where}` }),
    returning(db, sql`DELETE FROM community_members AS m WHERE ${where}`, { id: communityMembers.userId }),
    standingOf(ctx, target),
  ]);
  return { isDone: gone.length > 0, standing: standing as Standing };
}

/** Puts somebody into a community by user name, as staff do; a request of theirs is granted by that. */
export async function insertMember(ctx: AdminContext, communityId: string, userName: string, role: Role) {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const who = sql`(SELECT u.user_id FROM users u WHERE u.user_name_key = ${userName.toLowerCase()})`;
  const isNew = sql`users AS u WHERE u.user_name_key = ${userName.toLowerCase()}
    AND EXISTS (SELECT 1 FROM communities c WHERE c.community_id = ${communityId})
    AND NOT EXISTS (SELECT 1 FROM community_members m WHERE m.community_id = ${communityId} AND m.user_id = u.user_id)`;
  const [, added, , [person]] = await db.batch([
    auditFrom(
      ctx,
      {
        act: "community.add-member",
        subjectType: "community",
        subjectId: communityId,
        after: sql`json_object('user_id', u.user_id, 'role', ${role})`,
      },
      sql`FROM ${isNew}`,
    ),
    returning(
      db,
      sql`INSERT INTO community_members (community_id, user_id, role, created_at) SELECT ${communityId}, u.user_id, ${role}, ${now}
        FROM ${isNew}`,
      { id: communityMembers.userId },
    ),
    rawStatement(
      db,
      sql`UPDATE join_requests SET status = 'approved', decided_by = ${actor.userId}, decided_at = ${now}, updated_at = ${now}
        WHERE community_id = ${communityId} AND user_id = ${who} AND status = 'waiting'`,
    ),
    rawStatement<{ id: string | null }>(db, sql`SELECT ${who} AS id`),
  ]);
  return { isDone: added.length > 0, isKnown: Boolean(person?.id) };
}
