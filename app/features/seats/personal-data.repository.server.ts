/** Who said what of a section, and who waits for one. */
import { seatReports, seatVoices, seatWatches } from "@schema/seats";
import { usedFor } from "~/engines/personal/personal.server";

/** Days after which each is forgotten. */
export const REPORT_DAYS = 1;
export const OPENING_DAYS = 7;
export const WATCH_DAYS = 90;

const processing = (days: number) =>
  ({ purpose: "planning", bases: ["contract"], recipients: [], kept: { days, since: "made" }, sensitivity: "ordinary" }) as const;

export const seatPlaces = [
  ...usedFor(processing(REPORT_DAYS), [
    { stage: "content", table: seatReports, column: seatReports.userId, onDeletion: "delete", exported: {} },
  ]),
  ...usedFor(processing(OPENING_DAYS), [
    { stage: "content", table: seatVoices, column: seatVoices.userId, onDeletion: "delete", exported: {} },
  ]),
  ...usedFor(processing(WATCH_DAYS), [
    { stage: "content", table: seatWatches, column: seatWatches.userId, onDeletion: "delete", exported: {} },
  ]),
];
