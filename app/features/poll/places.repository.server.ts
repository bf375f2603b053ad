/** Polls that are embedded in posts and on communities' pages, in D1. */
import { pollPlaces } from "@schema/poll";
import { type SQL, sql } from "drizzle-orm";
import type { Permission } from "~/platform/access/rule";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import { selectPolls } from "./poll.repository.server";

/** Where a poll is embedded; the id may be SQL that gives it. */
export type PollPlace = { postId: string | SQL } | { communityId: string | SQL };

/** What permits to embed polls: each feature names its own. */
export type PlacePermission = Permission<"thread.attachPoll" | "community.pinPoll">;

const columnOf = (place: PollPlace) =>
  "postId" in place ? { name: sql.raw("post_id"), id: place.postId } : { name: sql.raw("community_id"), id: place.communityId };

/** The statement for the poll that is embedded somewhere, as its reader may see it: guests see none. */
export function pollIn(ctx: Pick<Context, "db" | "clock" | "actor">, place: PollPlace) {
  const { name, id } = columnOf(place);
  return selectPolls(ctx, sql`WHERE ${ctx.actor ? 1 : 0} AND p.poll_id = (SELECT poll_id FROM poll_places WHERE ${name} = ${id})`);
}

/** A poll to choose. */
export interface OpenPoll {
  pollId: string;
  question: string;
  isOwn: number;
}

const MOST = 50;

/** The statement for the polls that are open, those that close first; none unless the condition holds. */
export const openPolls = ({ db, clock, actor, locale }: SignedInContext, onlyIf: SQL = sql`1`) =>
  rawStatement<OpenPoll>(
    db,
    sql`SELECT p.poll_id AS pollId, ${sql.raw(locale === "tr" ? "p.question_tr" : "p.question_en")} AS question,
      p.created_by IS ${actor.userId} AS isOwn FROM polls AS p WHERE ${onlyIf} AND p.closes_at > ${clock.now()}
      ORDER BY p.closes_at, p.key LIMIT ${MOST}`,
  );

/** The statement that embeds an open poll, in the place of the one before; it gives a row if it did. */
export function placePoll({ db, clock }: SignedInContext, where: PollPlace, pollId: string, permission: PlacePermission) {
  const { name, id } = columnOf(where);
  return returning(
    db,
    sql`INSERT INTO poll_places (poll_id, ${name}) SELECT p.poll_id, ${id} FROM polls AS p
      WHERE p.poll_id = ${pollId} AND p.closes_at > ${clock.now()} AND ${permission}
      ON CONFLICT (${name}) DO UPDATE SET poll_id = excluded.poll_id`,
    { pollId: pollPlaces.pollId },
  );
}

/** The statement that takes the poll away which is embedded somewhere; it gives a row if there was one. */
export function unplacePoll({ db }: SignedInContext, where: PollPlace, permission: PlacePermission) {
  const { name, id } = columnOf(where);
  return returning(db, sql`DELETE FROM poll_places WHERE ${name} = ${id} AND ${permission}`, { pollId: pollPlaces.pollId });
}
