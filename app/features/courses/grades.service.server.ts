/** Letter grades move in steps: what is shown of a course's changes only when every group that is shown has five more. */
import type { Context } from "~/platform/context";
import { FLOOR } from "~/platform/small-groups";
import { dueGrades, saveRelease } from "./grades.repository.server";
import { nextGrades } from "./scores.rules";

/** In one run, which comes once a night. */
const AT_ONCE = 500;

/** Looks at the grades of courses that have enough new ones. @returns how many courses were looked at */
export async function releaseGrades(ctx: Context): Promise<number> {
  const due = await dueGrades(ctx, FLOOR, AT_ONCE);
  const statements = due.map((each) => {
    const total = Object.values(each.counts).reduce((sum, n) => sum + n, 0);
    return saveRelease(ctx, each, nextGrades(each.before?.groups ?? null, each.counts), total);
  });
  const [first, ...rest] = statements;
  if (first) await ctx.db.batch([first, ...rest]);
  return due.length;
}
