/** Legal requests by year, for everybody: of years that are over, once all their requests are answered. */
import { DAY } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { localYear, startOfDay } from "~/platform/time";
import { readRequests } from "./legal-years.repository.server";
import { type ToldRequests, toldOfYear } from "./legal-years.rules";

/** So many years are told at most. */
const YEARS_TOLD = 2;
/** Answered requests are kept so long at least. A year goes as a whole before the first of its own does, on a leap year's last day too. */
const KEPT = 3 * 365 * DAY;

export interface LegalYear {
  year: number;
  requests: ToldRequests[];
}

const startOf = (year: number) => startOfDay(`${year}-01-01`);

/** The years of which something may be told, the latest first; none while a request of it waits: what is told doesn't change. */
export async function readLegalYears(ctx: Context): Promise<LegalYear[]> {
  const now = ctx.clock.now();
  const current = localYear(now);
  const rows = await readRequests(ctx, startOf(current - YEARS_TOLD), startOf(current));
  return Array.from({ length: YEARS_TOLD }, (_, at) => current - 1 - at).flatMap((year) => {
    const own = rows.filter(({ createdAt }) => localYear(createdAt) === year);
    const answered = own.flatMap(({ status, kind, waited }) =>
      status === "granted" || status === "refused" ? { status, kind, waited } : [],
    );
    const requests = answered.length === own.length && now < startOf(year) + KEPT ? toldOfYear(answered) : [];
    return requests.length > 0 ? { year, requests } : [];
  });
}
