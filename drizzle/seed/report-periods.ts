/** What everybody is told of moderation: some months of decisions, as the nightly job would have counted them. */

import { type CountedPeriod, monthBefore, toldOf } from "../../app/features/reporting/openness.rules";
import { HOUR } from "../../app/platform/clock";
import type { Db } from "../../app/platform/db.server";
import { localDay } from "../../app/platform/time";
import { reportCategories, reportPeriods } from "../schema/reporting";
import type { Random } from "./random";

const MONTHS = 8;

function countedOf(random: Random): CountedPeriod {
  const cells = reportCategories.flatMap((category, at) =>
    (["removed", "kept"] as const).map((outcome) => ({ category, outcome, count: random.int(at % 3, 12 - at) })),
  );
  return {
    cells,
    appeals: { granted: random.int(2, 8), refused: random.int(4, 14) },
    deciders: random.int(3, 7),
    median: random.int(2, 30) * HOUR,
  };
}

/** Does nothing where something is told already. */
export async function seedReportPeriods(db: Db, now: number, random: Random): Promise<void> {
  if ((await db.select({ from: reportPeriods.fromMonth }).from(reportPeriods).limit(1)).length > 0) return;
  for (let months = MONTHS; months > 0; months -= 1) {
    const month = monthBefore(localDay(now).slice(0, 7), months);
    const numbers = toldOf(countedOf(random));
    if (numbers) await db.insert(reportPeriods).values({ fromMonth: month, untilMonth: month, numbers });
  }
}
