/** The dates of the term in everybody's planner: when lectures, add-drop, withdrawal and finals begin and end, and days without lectures. */
import { sql } from "drizzle-orm";
import type { PlannerEntry, PlannerRange, PlannerSource } from "~/engines/planner";
import { rawStatement } from "~/platform/db.server";
import { sayIn } from "~/platform/i18n/say.server";
import type { AcademicTerm } from "./academic-calendar.repository.server";
import { nameOf, unusualDays } from "./academic-calendar.rules";

const DATES = [
  "starts_on",
  "ends_on",
  "add_drop_from",
  "add_drop_until",
  "withdrawal_from",
  "withdrawal_until",
  "finals_from",
  "finals_until",
] as const;

type Row = Record<(typeof DATES)[number], string | null> & { term: string; days: string };

const MOST = 4;

const columns = sql.raw(["term", "days", ...DATES].join(", "));

const isIn = (day: string | null, { from, until }: PlannerRange): day is string => day !== null && from <= day && day <= until;

/** Terms begin and end once; their days are looked through for those of the planner. */
function entriesOf(row: Row, range: PlannerRange, say: (key: string) => string): PlannerEntry[] {
  const whole = { kind: "calendar" as const, start: null, end: null, detail: "", to: null };
  const dates = DATES.flatMap((name) => {
    const day = row[name];
    return isIn(day, range) ? [{ ...whole, id: `${row.term} ${name}`, day, title: say(`academic-calendar:planner.${name}`) }] : [];
  });
  const days = [...unusualDays(JSON.parse(row.days) as AcademicTerm["days"])].flatMap(([day, unusual]) =>
    isIn(day, range)
      ? [
          {
            ...whole,
            id: `${row.term} ${day}`,
            day,
            title: say(`academic-calendar:planner.${nameOf(unusual)}`),
          },
        ]
      : [],
  );
  return [...dates, ...days];
}

export const calendarPlanner: PlannerSource = {
  name: "academic-calendar",
  order: 1,
  statements: ({ db }) => [rawStatement<Row>(db, sql`SELECT ${columns} FROM academic_terms ORDER BY term DESC LIMIT ${MOST}`)],
  entries: (ctx, range, [rows = []]) => (rows as Row[]).flatMap((row) => entriesOf(row, range, sayIn(ctx))),
};
