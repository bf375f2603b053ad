/** Applications to the team in D1. */
import { careerApplications, careerOpenings, careerStatuses } from "@schema/career";
import { departments } from "@schema/departments";
import { and, count, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { Takeable, TakenKind } from "~/engines/review/taking.server";
import { auditFrom } from "~/platform/audit.server";
import { DAY } from "~/platform/clock";
import type { AdminContext, Context } from "~/platform/context";
import { columns, returning } from "~/platform/db.server";
import { anonymousId } from "~/platform/ids";
import { DEFAULT_SIZE } from "~/platform/lists/paging";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import type { OldTraces } from "~/platform/product";
import type { ApplyInput, BoardFilters, Decision } from "./career.schemas";
import { selectOpenings } from "./openings.repository.server";

export const takeableApplications: Takeable = {
  type: "career-application",
  table: careerApplications,
  id: careerApplications.applicationId,
};

/** Those that wait and are in somebody's hands. */
export const applicationsTaken: TakenKind = {
  to: "/admin/career/all?mine=1",
  count: ({ userId }) => sql`SELECT count(*) FROM career_applications WHERE taken_by = ${userId} AND status = 'waiting'`,
};

export type ApplicationStatus = (typeof careerStatuses)[number];

/**
 * Keeps an application to an opening that is open, or to none, unless one of the same address to the same waits.
 * @returns whether it was kept
 */
export async function insertApplication({ db, clock, actor, locale }: Context, input: ApplyInput): Promise<boolean> {
  const now = clock.now();
  const { name, email, year, motivation, opening_id: openingId = null, department_id: departmentId = null, link = null } = input;
  const [rows] = await db.batch([
    returning(
      db,
      sql`INSERT INTO career_applications (application_id, opening_id, user_id, name, email, department_id, year, motivation, link, locale, status, created_at, updated_at)
        SELECT ${anonymousId("application")}, ${openingId}, ${actor?.userId ?? null}, ${name}, ${email},
          (SELECT department_id FROM departments WHERE department_id = ${departmentId}), ${year}, ${motivation}, ${link}, ${locale}, 'waiting', ${now}, ${now}
        WHERE (${openingId} IS NULL OR EXISTS (SELECT 1 FROM career_openings WHERE opening_id = ${openingId} AND is_open))
          AND NOT EXISTS (SELECT 1 FROM career_applications WHERE email = ${email} AND opening_id IS ${openingId} AND status = 'waiting')`,
      { applicationId: careerApplications.applicationId },
    ),
  ]);
  return rows.length > 0;
}

/** Whether somebody can apply to an opening. */
export async function isOpening({ db }: Pick<Context, "db">, openingId: string): Promise<boolean> {
  const isIt = and(eq(careerOpenings.openingId, openingId), eq(careerOpenings.isOpen, true));
  return (await db.select({ openingId: careerOpenings.openingId }).from(careerOpenings).where(isIt)).length > 0;
}

const selectApplications = ({ db }: Pick<Context, "db">) =>
  db
    .select(
      columns({
        key: careerApplications.key,
        applicationId: careerApplications.applicationId,
        name: careerApplications.name,
        email: careerApplications.email,
        year: careerApplications.year,
        motivation: careerApplications.motivation,
        link: careerApplications.link,
        locale: careerApplications.locale,
        status: careerApplications.status,
        answer: careerApplications.answer,
        decidedAt: careerApplications.decidedAt,
        createdAt: careerApplications.createdAt,
        openingEn: careerOpenings.titleEn,
        openingTr: careerOpenings.titleTr,
        departmentEn: departments.nameEn,
        departmentTr: departments.nameTr,
      }),
    )
    .from(careerApplications)
    .leftJoin(careerOpenings, eq(careerOpenings.openingId, careerApplications.openingId))
    .leftJoin(departments, eq(departments.departmentId, careerApplications.departmentId));

/** A page of applications in a state, the newest first, how many are in each, and the openings. One round trip. */
export async function readBoard({ db, actor }: AdminContext, { status, mine, before }: BoardFilters) {
  const isAsked = status === "openings" ? sql`0` : eq(careerApplications.status, status);
  const [rows, counted, openings] = await db.batch([
    selectApplications({ db })
      .where(and(isAsked, mine && eq(careerApplications.takenBy, actor.userId), before ? lt(careerApplications.key, before) : undefined))
      .orderBy(desc(careerApplications.key))
      .limit(DEFAULT_SIZE + 1),
    db.select({ status: careerApplications.status, count: count() }).from(careerApplications).groupBy(careerApplications.status),
    selectOpenings({ db }, false),
  ]);
  const of = new Map(counted.map((each) => [each.status, each.count]));
  const items = rows.slice(0, DEFAULT_SIZE);
  return {
    items,
    openings,
    counts: careerStatuses.map((each) => ({ status: each, count: of.get(each) ?? 0 })),
    nextBefore: rows.length > DEFAULT_SIZE ? items.at(-1)?.key : undefined,
  };
}

/** One application; null when there is none. */
export async function findApplication({ db }: Pick<Context, "db">, applicationId: string) {
  const [[row]] = await db.batch([selectApplications({ db }).where(eq(careerApplications.applicationId, applicationId)).limit(1)]);
  return row ?? null;
}

export type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/**
 * Decides on an application that waits, and queues the mail that says so: one of two at once.
 * @returns whether this was the one
 */
export async function writeDecision(
  ctx: AdminContext,
  { applicationId, email, locale, name }: Application,
  { decision, answer }: Decision,
) {
  const now = ctx.clock.now();
  const mail = { to: email, locale, messageClass: "transactional" as const, template: `career:mail.${decision}`, values: { name, answer } };
  const isWaiting = sql`application_id = ${applicationId} AND status = 'waiting'`;
  const [, , rows] = await ctx.db.batch([
    auditFrom(
      ctx,
      {
        act: `career-application.${decision}`,
        subjectType: "career-application",
        subjectId: sql`a.application_id`,
        before: sql`json_object('status', a.status)`,
        after: sql`json_object('status', ${decision})`,
      },
      sql`FROM career_applications AS a WHERE ${isWaiting}`,
    ),
    outgoingMailIf(ctx, `career:${applicationId}`, mail, sql`EXISTS (SELECT 1 FROM career_applications WHERE ${isWaiting})`),
    returning(
      ctx.db,
      sql`UPDATE career_applications SET status = ${decision}, answer = ${answer}, decided_at = ${now}, decided_by = ${ctx.actor.userId}, updated_at = ${now}
        WHERE ${isWaiting}`,
      { applicationId: careerApplications.applicationId },
    ),
  ]);
  return rows.length > 0;
}

/** So long are applications kept after they were decided on. */
export const KEPT = 365 * DAY;

export const oldApplications: OldTraces = ({ db, clock }) => [
  db.delete(careerApplications).where(and(ne(careerApplications.status, "waiting"), lt(careerApplications.updatedAt, clock.now() - KEPT))),
];
