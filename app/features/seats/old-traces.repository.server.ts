/** What was said of seats is of no use a day later; who waited for which is forgotten with the term. */
import { seatOpenings, seatReports, seatWatches } from "@schema/seats";
import { lt } from "drizzle-orm";
import { DAY } from "~/platform/clock";
import type { OldTraces } from "~/platform/product";
import { OPENING_DAYS, REPORT_DAYS, WATCH_DAYS } from "./personal-data.repository.server";

export const oldSeats: OldTraces = ({ db, clock }) => [
  db.delete(seatReports).where(lt(seatReports.createdAt, clock.now() - REPORT_DAYS * DAY)),
  db.delete(seatOpenings).where(lt(seatOpenings.createdAt, clock.now() - OPENING_DAYS * DAY)),
  db.delete(seatWatches).where(lt(seatWatches.createdAt, clock.now() - WATCH_DAYS * DAY)),
];
