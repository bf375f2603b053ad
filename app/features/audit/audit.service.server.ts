/** What staff did, as admins read it and take it home. */

import { reviewedAs } from "~/engines/posts/audited";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { csvStream } from "~/platform/csv";
import { groupBy } from "~/platform/group";
import { sayIn } from "~/platform/i18n/say.server";
import { byName } from "~/platform/order";
import { actChoices, changesOf, nobodyOf, sayAct, sayKind } from "./act-words.server";
import { type ActRow, findPlaced, findReportable, readActPage, readActs } from "./audit.repository.server";
import type { ActFilters } from "./audit.schemas";

/** Rows of a file that are read at once. */
const PART = 500;

/** Where something can be looked at, and what it is called; null where that isn't told. */
interface Place {
  to: string;
  title: string | null;
}

/** Where what these acts are about can be looked at, by kind and id; what is gone isn't there. One round trip at most. */
async function placesOf(ctx: AdminContext, rows: readonly ActRow[]): Promise<Map<string, Place>> {
  const { audited, reportables } = ctx.product;
  const questions = [...groupBy(rows, ({ subjectType }) => subjectType)].flatMap(([thing, own]) => {
    const ids = [...new Set(own.map(({ subjectId }) => subjectId))];
    const place = audited.find((each) => each.thing === thing);
    if (place) return [{ statement: findPlaced(ctx, place, ids), pageOf: (_: string, where: string) => place.pageOf(where) }];
    const reportable = reportables.find(({ reviewable }) => reviewable.type === reviewedAs(ctx.product, thing));
    return reportable ? [{ statement: findReportable(ctx, thing, reportable, ids), pageOf: reportable.pageOf }] : [];
  });
  const [first, ...others] = questions;
  if (!first) return new Map();
  const answers = await ctx.db.batch([first.statement, ...others.map(({ statement }) => statement)]);
  return new Map(
    answers.flatMap((found, i) =>
      found.map(({ thing, id, place, title }) => [`${thing} ${id}`, { to: questions[i]?.pageOf(id, place) ?? "", title }] as const),
    ),
  );
}

function nameOfActor(ctx: AdminContext, row: ActRow): string {
  return row.actorName ?? sayIn(ctx)(`audit:one.${nobodyOf(row) ?? "gone"}`);
}

const cursorOf = ({ createdAt, key }: ActRow) => `${createdAt}-${key}`;

/** A page of what staff did, the latest first, and what it can be narrowed by. Two round trips. */
export async function listActs(ctx: AdminContext, filters: ActFilters) {
  requireAdmin(ctx);
  const { rows, staff } = await readActPage(ctx, filters);
  const shown = rows.slice(0, filters.size);
  const places = await placesOf(ctx, shown);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => {
      const place = places.get(`${row.subjectType} ${row.subjectId}`);
      return {
        auditId: row.auditId,
        actorId: row.actorName === null ? null : row.actorId,
        actorName: nameOfActor(ctx, row),
        said: sayAct(ctx, row),
        kind: sayKind(ctx, row.subjectType),
        subjectId: row.subjectId,
        subjectName: row.subjectName ?? place?.title ?? null,
        to: place?.to ?? null,
        changes: changesOf(ctx, row),
        reason: row.reason,
        createdAt: row.createdAt,
      };
    }),
    nextBefore: last && rows.length > filters.size ? cursorOf(last) : undefined,
    ...actChoices(ctx),
    staff: staff.map(({ userId, name }) => ({ value: userId, label: name })).sort((a, b) => byName(a.label, b.label)),
  };
}

export type Act = Awaited<ReturnType<typeof listActs>>["items"][number];

async function* partsOf(ctx: AdminContext, filters: ActFilters) {
  const say = sayIn(ctx);
  yield [["when", "actor", "what", "kind", "subject", "changes", "reason"].map((name) => say(`audit:columns.${name}`))];
  let before: string | undefined;
  for (;;) {
    const rows = await readActs(ctx, { ...filters, before }, PART);
    yield rows.map((row) => [
      new Date(row.createdAt).toISOString(),
      nameOfActor(ctx, row),
      sayAct(ctx, row),
      sayKind(ctx, row.subjectType),
      row.subjectId,
      changesOf(ctx, row)
        .map(({ name, before: old, after }) => `${name}: ${old} → ${after}`)
        .join("; "),
      row.reason,
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < PART) return;
    before = cursorOf(last);
  }
}

/** All that fits the filters as CSV, the latest first, read while it is sent. */
export function actsFile(ctx: AdminContext, filters: ActFilters): ReadableStream<Uint8Array> {
  requireAdmin(ctx);
  return csvStream(partsOf(ctx, filters), ctx.locale);
}
