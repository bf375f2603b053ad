/** One of everything, whose most is one person's, and four who look at it. */
import { writeFirstRows, writeFurtherRows } from "./first-rows";
import { type ActorName, type Known, oneOfEach, writeKnown } from "./pages";
import { consentToAll } from "./pools";
import { env, type Person, signUp } from "./site";

const firstOf = async (query: string, ...values: string[]) =>
  (await env.DB.prepare(query)
    .bind(...values)
    .first<string>("id")) ?? "";

/** What somebody else is called. */
export const OTHER = "Somebody Else";

/** What the database refuses, a test may look at nevertheless: afterwards things are as they were. */
async function dropRefusals(): Promise<void> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%RAISE(%'").all<{
    name: string;
  }>();
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`DROP TRIGGER "${name}"`)));
}

export interface World {
  other: Person;
  people: Record<ActorName, Person | undefined>;
  known: Known;
  /** Why some rows couldn't be written, by table. */
  failed: Record<string, string>;
}

/** Writes what pages' parameters stand for, as the things of one user, and a first row of what these leave empty. */
export async function writeWorld(): Promise<World> {
  const people = await oneOfEach();
  const other = await signUp({ name: OTHER });
  await consentToAll(other);
  const owner = people.user?.userId ?? "";
  const known = await writeKnown({}, people.user);
  const { values, ids } = known;
  values.event_id = await firstOf("SELECT event_id AS id FROM tickets WHERE ticket_id = ?", values.ticket_id ?? "");
  ids.orderId = await firstOf("SELECT order_id AS id FROM tickets WHERE ticket_id = ?", values.ticket_id ?? "");
  ids.communityId = await firstOf("SELECT community_id AS id FROM communities WHERE slug = ?", ids.community ?? "");
  await env.DB.batch([
    env.DB.prepare("UPDATE ticket_categories SET quantity = NULL"),
    env.DB.prepare("UPDATE events SET capacity = NULL, created_by = ?").bind(owner),
  ]);
  await writeKnown({}, other);
  await dropRefusals();
  const failed = { ...(await writeFirstRows(known, owner)), ...(await writeFurtherRows(known, owner)) };
  return { people, other, known, failed };
}
