/** Todos in one's planner: those of its days, and on the first of them what is left from before. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { written } from "~/platform/db.server";

interface Row {
  todoId: string;
  title: string;
  list: string;
  dueOn: string;
  dueMinute: number | null;
}

const MOST = 100;

export const todoPlanner: PlannerSource = {
  name: "todo",
  order: 4,
  statements: ({ db, actor }, { until }) => [
    written<Row>(
      db,
      sql`SELECT todo_id AS todoId, title, list, due_on AS dueOn, due_minute AS dueMinute FROM todos
        WHERE user_id = ${actor.userId} AND done_at IS NULL AND due_on <= ${until} ORDER BY due_on, position LIMIT ${MOST}`,
    ),
  ],
  entries: (_, { from }, [rows = []]) =>
    (rows as Row[]).map(({ todoId, title, list, dueOn, dueMinute }) => ({
      ...{ id: todoId, kind: "todo", title, detail: list && `#${list}`, to: `/todo/one/${todoId}` },
      // biome-ignore lint/complexity/useMathMinMax: days are texts
      ...{ day: dueOn < from ? from : dueOn, start: dueOn < from ? null : dueMinute, end: null, isOverdue: dueOn < from },
    })),
};
