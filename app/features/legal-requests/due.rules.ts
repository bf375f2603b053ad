/** Until when each kind of request is answered: by days, working days or hours that admins set within what the law allows. */
import { DAY, HOUR } from "~/platform/clock";
import { warningOf } from "~/platform/deadline";
import type { Settings } from "~/platform/settings";
import { afterWorkingDays } from "~/platform/working-days";
import type { RequestKind } from "./kinds";
import type { settings } from "./settings";

type Setting = Exclude<keyof typeof settings, "requestYears">;

interface Clock {
  setting: Setting;
  unit: "days" | "workingDays" | "hours";
}

const byData: Clock = { setting: "requestDays", unit: "days" };

export const clocks: Readonly<Record<RequestKind, Clock>> = {
  access: byData,
  copy: byData,
  correction: byData,
  erasure: byData,
  objection: byData,
  computed: byData,
  aboutMe: { setting: "aboutMeDays", unit: "workingDays" },
  concerned: { setting: "concernedHours", unit: "hours" },
  copyright: { setting: "copyrightDays", unit: "workingDays" },
  court: { setting: "courtHours", unit: "hours" },
  authority: { setting: "authorityHours", unit: "hours" },
};

/** When a request that came at a moment has to be answered, and from when on admins are warned. What has hours is told at once. */
export function dueOf(kind: RequestKind, cameAt: number, current: Pick<Settings, Setting>): { dueAt: number; warnAt: number } {
  const { setting, unit } = clocks[kind];
  const count = current[setting];
  if (unit === "hours") return { dueAt: cameAt + count * HOUR, warnAt: cameAt };
  const dueAt = unit === "days" ? cameAt + count * DAY : afterWorkingDays(cameAt, count);
  return { dueAt, warnAt: warningOf(cameAt, dueAt) };
}
