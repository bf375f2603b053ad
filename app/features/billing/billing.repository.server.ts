/** Billing records in D1. Whatever reads them asks for the right in the same statement, and writes in the same batch down that it was read. */
import { billingRecords, financeRights } from "@schema/billing";
import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import { auditFrom } from "~/platform/audit.server";
import type { AdminContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { dayAfter, startOfDay } from "~/platform/time";
import type { FileQuery, RecordFilters, ReferenceForm } from "./billing.schemas";
import { hasRight, rightStatement } from "./rights.repository.server";

export type BillingRecord = typeof billingRecords.$inferSelect;

const PAGE = 25;
/** Rows of a file that are read at once. */
export const FILE_PART = 500;

const askedFor = (q: string): SQL | undefined => {
  if (q === "") return undefined;
  if (q.includes("@")) return eq(billingRecords.buyerEmail, q.toLowerCase());
  return or(eq(billingRecords.orderId, q), eq(billingRecords.invoiceId, q), and(sql`reference <> ''`, eq(billingRecords.reference, q)));
};

/** What a list shows of a record: nothing of the buyer. */
const listed = {
  key: billingRecords.key,
  recordId: billingRecords.recordId,
  kind: billingRecords.kind,
  orderId: billingRecords.orderId,
  eventName: billingRecords.eventName,
  amount: billingRecords.amount,
  reference: billingRecords.reference,
  createdAt: billingRecords.createdAt,
};

/** A page of records, the latest first, and whether the actor may read them. The audit keeps which were shown, not what was typed: that may be an address. */
export async function findRecords(ctx: AdminContext, { q, before }: RecordFilters) {
  // The right stands first: without it no record is looked at.
  const where = and(
    eq(financeRights.userId, ctx.actor.userId),
    askedFor(q),
    before === undefined ? undefined : lt(billingRecords.key, before),
  );
  const page = ctx.db
    .select(listed)
    .from(financeRights)
    .crossJoin(billingRecords)
    .where(where)
    .orderBy(desc(billingRecords.key))
    .limit(PAGE + 1);
  const shown = sql`(SELECT json_group_array(record_id) FROM (SELECT record_id FROM finance_rights CROSS JOIN billing_records WHERE ${where} ORDER BY ${billingRecords.key} DESC LIMIT ${PAGE}))`;
  const by = q === "" ? "all" : q.includes("@") ? "address" : "number";
  const [, [right], rows] = await ctx.db.batch([
    auditFrom(
      ctx,
      { act: "billing.find", subjectType: "billing", subjectId: "list", after: sql`json_object('by', ${by}, 'shown', json(${shown}))` },
      sql`WHERE ${hasRight(ctx)}`,
    ),
    rightStatement(ctx),
    page,
  ]);
  return { isAllowed: right !== undefined, items: rows.slice(0, PAGE), next: rows.length > PAGE ? rows[PAGE - 1]?.key : undefined };
}

/** One record with the others of its order and the contract that it was sold under, and whether the actor may read it. */
export async function findRecord(ctx: AdminContext, recordId: string) {
  const isIt = and(hasRight(ctx), eq(billingRecords.recordId, recordId));
  const [, [right], [record], others, [contract]] = await ctx.db.batch([
    auditFrom(ctx, { act: "billing.read", subjectType: "billing", subjectId: recordId }, sql`FROM billing_records WHERE ${isIt}`),
    rightStatement(ctx),
    ctx.db.select().from(billingRecords).where(isIt),
    ctx.db
      .select(listed)
      .from(billingRecords)
      .where(
        sql`${hasRight(ctx)} AND ${billingRecords.recordId} <> ${recordId} AND order_id = (SELECT b.order_id FROM billing_records AS b WHERE b.record_id = ${recordId})`,
      )
      .orderBy(asc(billingRecords.key)),
    rawStatement<{ text: string; locale: "en" | "tr" }>(
      ctx.db,
      sql`SELECT c.text, c.locale FROM billing_records AS b JOIN sale_contracts AS c ON c.order_id = b.order_id AND c.hash = b.contract_hash
        WHERE b.record_id = ${recordId} AND ${hasRight(ctx)}`,
    ),
  ]);
  return { isAllowed: right !== undefined, record, others, contract };
}

/** Adds the number of an invoice to a record that is as it was read. @returns whether it was */
export async function writeReference(ctx: AdminContext, recordId: string, { reference, version }: ReferenceForm): Promise<boolean> {
  const { db, clock } = ctx;
  const where = and(hasRight(ctx), eq(billingRecords.recordId, recordId), eq(billingRecords.updatedAt, version));
  const [, written] = await db.batch([
    auditFrom(
      ctx,
      {
        act: "billing.edit",
        subjectType: "billing",
        subjectId: recordId,
        before: sql`json_object('reference', reference)`,
        after: sql`json_object('reference', ${reference})`,
      },
      sql`FROM billing_records WHERE ${where}`,
    ),
    db
      .update(billingRecords)
      // Never the moment that the form showed, or an older form would fit.
      .set({ reference, updatedAt: sql`max(${clock.now()}, ${billingRecords.updatedAt} + 1)` })
      .where(where)
      .returning({ key: billingRecords.key }),
  ]);
  return written.length > 0;
}

const within = ({ from, until }: { from: number; until: number }) =>
  and(sql`${billingRecords.createdAt} >= ${from}`, lt(billingRecords.createdAt, until));

/** Writes down that the records of some days are taken along. @returns false when the actor may not */
export async function noteFile(ctx: AdminContext, days: FileQuery, span: { from: number; until: number }): Promise<boolean> {
  const [, [right]] = await ctx.db.batch([
    auditFrom(
      ctx,
      {
        act: "billing.export",
        subjectType: "billing",
        subjectId: "list",
        after: sql`json_object('from', ${days.from}, 'until', ${days.until}, 'records', (SELECT count(*) FROM billing_records WHERE ${within(span)}))`,
      },
      sql`WHERE ${hasRight(ctx)}`,
    ),
    rightStatement(ctx),
  ]);
  return right !== undefined;
}

/** Some records of a file, in the order in which they were written. */
export const findPart = (ctx: AdminContext, span: { from: number; until: number }, after: number) =>
  ctx.db
    .select()
    .from(billingRecords)
    .where(and(hasRight(ctx), within(span), gt(billingRecords.key, after)))
    .orderBy(asc(billingRecords.key))
    .limit(FILE_PART);

/** The moments between which days lie. */
export const spanOf = ({ from, until }: FileQuery) => ({ from: startOfDay(from), until: startOfDay(dayAfter(until, 1)) });
