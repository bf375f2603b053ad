/** Mails that belong to a conditional write: queued in its batch, and only where its condition held. */
import { outbox } from "@schema/platform";
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../context";
import { type MessagesFrom, outgoingFrom } from "../messages/outgoing-from.server";
import type { MailPayload } from "./outbox.server";

/**
 * The statement that queues a mail for each row of a source. The same key is written once.
 * @param mail its payload is a JSON document in the shape of `MailPayload`
 * @param source `FROM … WHERE …`, or a condition alone: `WHERE …`
 */
export const outgoingMailFrom = (ctx: Pick<Context, "db" | "clock">, mail: MessagesFrom, source: SQL) =>
  outgoingFrom(ctx, "mail", mail, source);

/**
 * The statement that queues a mail where a condition holds. The condition is read when the statement runs: after the
 * write that the mail belongs to it sees what that write left. The same key is written once.
 */
export const outgoingMailIf = (ctx: Pick<Context, "db" | "clock">, dedupeKey: string, payload: MailPayload, condition: SQL) =>
  outgoingMailFrom(ctx, { dedupeKey: sql`${dedupeKey}`, payload: sql`${JSON.stringify(payload)}` }, sql`WHERE ${condition}`);

/**
 * The statement that forgets every mail to an address that is given up: once nobody has it, nothing would tell any more whose it was.
 * @param address an expression; nothing is forgotten where it is null
 */
export const forgetMailsTo = ({ db }: Pick<Context, "db">, address: SQL) =>
  db.delete(outbox).where(sql`${outbox.kind} = 'mail' AND json_extract(${outbox.payload}, '$.to') = ${address}`);
