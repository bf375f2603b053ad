/** What was sold to whom: read by those admins alone who have the right, each time written down. */

import { formatDate } from "~/kit/format";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { csvStream } from "~/platform/csv";
import { sayIn } from "~/platform/i18n/say.server";
import { byName } from "~/platform/order";
import { billingErrors } from "./billing.errors";
import * as repository from "./billing.repository.server";
import type { FileQuery, RecordFilters, ReferenceForm } from "./billing.schemas";
import * as rights from "./rights.repository.server";

/** Until when books are kept, for what goes with them. */
export { booksPast } from "./kept.repository.server";

const KURUS = 100;

/** A page of records; null for who hasn't the right. */
export async function searchRecords(ctx: AdminContext, filters: RecordFilters) {
  const { isAllowed, ...page } = await repository.findRecords(requireAdmin(ctx), filters);
  return isAllowed ? page : null;
}

/** One record with all that belongs to it; null for who hasn't the right. @throws notFound */
export async function readRecord(ctx: AdminContext, recordId: string) {
  const { isAllowed, record, others, contract } = await repository.findRecord(requireAdmin(ctx), recordId);
  if (!isAllowed) return null;
  if (!record) throw billingErrors.notFound();
  return { record, others, contract: contract ?? null };
}

/** Notes the number of the invoice that was issued for a record. @throws noRight, notFound, changed */
export async function noteReference(ctx: AdminContext, recordId: string, form: ReferenceForm): Promise<void> {
  requireAdmin(ctx);
  if (await repository.writeReference(ctx, recordId, form)) return;
  if ((await readRecord(ctx, recordId)) === null) throw billingErrors.noRight();
  throw billingErrors.changed();
}

const COLUMNS = [
  ...["record", "kind", "date", "order", "payment", "event", "seller", "buyer", "email", "amount", "currency", "contract", "reference"],
] as const;

async function* partsOf(ctx: AdminContext, span: { from: number; until: number }) {
  const say = sayIn(ctx);
  yield [COLUMNS.map((name) => say(`billing:file.${name}`))];
  let after = 0;
  for (;;) {
    const rows = await repository.findPart(ctx, span, after);
    yield rows.map((row) => [
      row.recordId,
      say(`billing:kinds.${row.kind}`),
      formatDate(row.createdAt, ctx.locale, "dateTime"),
      row.orderId,
      row.invoiceId,
      row.eventName,
      row.seller,
      row.buyerName,
      row.buyerEmail,
      (row.kind === "sale" ? row.amount : -row.amount) / KURUS,
      row.currency,
      row.contractHash,
      row.reference,
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < repository.FILE_PART) return;
    after = last.key;
  }
}

/** The records of some days as a file, for whoever issues the invoices. @throws daysTurned, noRight */
export async function recordsFile(ctx: AdminContext, days: FileQuery): Promise<ReadableStream<Uint8Array>> {
  requireAdmin(ctx);
  if (days.until < days.from) throw billingErrors.daysTurned({ field: "until" });
  const span = repository.spanOf(days);
  if (!(await repository.noteFile(ctx, days, span))) throw billingErrors.noRight();
  return csvStream(partsOf(ctx, span), ctx.locale);
}

/** All admins, with the right or without. */
export const listRights = async (ctx: AdminContext) =>
  (await rights.listAdmins(requireAdmin(ctx))).toSorted((a, b) => byName(a.name, b.name));

const rightOf = async (ctx: AdminContext, userId: string) => (await rights.listAdmins(ctx)).find((each) => each.userId === userId);

/** Gives another admin the right; giving it twice changes nothing. @throws ownRight, noAdmin */
export async function giveRight(ctx: AdminContext, userId: string): Promise<void> {
  requireAdmin(ctx);
  if (await rights.insertRight(ctx, userId)) return;
  const now = await rightOf(ctx, userId);
  if (!now) throw billingErrors.noAdmin();
  if (now.givenAt === null) throw billingErrors.ownRight();
}

/** Takes the right away; taking it twice changes nothing. */
export async function takeRight(ctx: AdminContext, userId: string): Promise<void> {
  await rights.deleteRight(requireAdmin(ctx), userId);
}
