/** What staff are told of everybody's schedules. */

import type { AdminContext, Context } from "~/platform/context";
import type { Paging } from "~/platform/lists/paging";
import { FLOOR, nextCount } from "~/platform/small-groups";
import { currentTerm } from "~/platform/terms";
import * as repository from "./demand.repository.server";
import { listTerms } from "./schedule.repository.server";
import { hoursOf } from "./week.rules";

/** All schedules without their content. */
export const readAllSchedules = (ctx: AdminContext, paging: Paging) => repository.listAll(ctx, paging);

/** What is planned for a term, by course, department and hour; the latest term with a timetable unless one is asked for. */
export async function readDemandStats(ctx: AdminContext, asked: string) {
  const terms = await listTerms(ctx);
  const term = terms.find((each) => each === asked) ?? terms[0] ?? currentTerm(ctx.clock.now());
  const { lines } = hoursOf([]);
  return { term, terms, floor: FLOOR, slots: lines, ...(await repository.readDemand(ctx, term)) };
}

/** So many at once. */
const PART = 500;

/** Looks at what is shown of how many plan a section, once a night. @returns how many numbers moved */
export async function releaseDemand(ctx: Pick<Context, "db">): Promise<number> {
  const moved = (await repository.readPlanned(ctx)).flatMap(({ now, ...row }) => {
    const planners = nextCount(row.shown, now);
    return planners === null || planners === row.shown ? [] : [{ ...row, planners }];
  });
  for (let at = 0; at < moved.length; at += PART) await repository.saveReleases(ctx, moved.slice(at, at + PART));
  await repository.saveSums(ctx, hoursOf([]).lines);
  return moved.length;
}
