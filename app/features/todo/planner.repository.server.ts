/** Todos in one's planner: those of its days with their repeats, and on the first of them what is left from before. */
import { sql } from "drizzle-orm";
import type { PlannerEntry, PlannerRange, PlannerSource } from "~/engines/planner";
import { rawStatement } from "~/platform/db.server";
import { nextDay, type Repeat } from "~/platform/repeats";
import { localDay } from "~/platform/time";

interface Row {
  todoId: string;
  title: string;
  list: string;
  dueOn: string;
  dueMinute: number | null;
  repeat: Repeat;
  repeatDay: number;
}

const MOST = 100;

/** A todo on its own day, and on those on which it would come again if it were done today. */
function entriesOf({ todoId, title, list, dueOn, dueMinute, repeat, repeatDay }: Row, { from, until, now }: PlannerRange): PlannerEntry[] {
  const shared = { kind: "todo", title, detail: list && `#${list}`, to: `/todo/one/${todoId}`, end: null } as const;
  const isOverdue = dueOn < from;
  const entries: PlannerEntry[] = [
    { ...shared, id: todoId, day: isOverdue ? from : dueOn, start: isOverdue ? null : dueMinute, isOverdue },
  ];
  for (let day = nextDay(repeat, dueOn, repeatDay, localDay(now)); day !== null && day <= until; day = nextDay(repeat, day, repeatDay))
    entries.push({ ...shared, id: `${todoId} ${day}`, day, start: dueMinute });
  return entries;
}

export const todoPlanner: PlannerSource = {
  name: "todo",
  order: 4,
  statements: ({ db, actor }, { until }) => [
    rawStatement<Row>(
      db,
      sql`SELECT todo_id AS todoId, title, list, due_on AS dueOn, due_minute AS dueMinute, repeat, repeat_day AS repeatDay FROM todos
        WHERE user_id = ${actor.userId} AND done_at IS NULL AND due_on <= ${until} ORDER BY due_on, position LIMIT ${MOST}`,
    ),
  ],
  entries: (_, range, [rows = []]) => (rows as Row[]).flatMap((row) => entriesOf(row, range)),
};
