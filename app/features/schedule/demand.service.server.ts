/** What staff are told of everybody's schedules. */

import type { AdminContext } from "~/platform/context";
import type { Paging } from "~/platform/lists/paging";
import { currentTerm } from "~/platform/terms";
import { DEMAND_FLOOR } from "../catalog/demand-floor.rules";
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
  return { term, terms, floor: DEMAND_FLOOR, slots: lines, ...(await repository.readDemand(ctx, term, lines)) };
}
