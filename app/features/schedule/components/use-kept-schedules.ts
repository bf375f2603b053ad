/** Pages of schedules keep what they show, so that it can be read without network. */
import { useEffect } from "react";
import { useKeptOffline } from "~/kit/use-kept-offline";
import type { Plan, PlanCredits } from "../plan.rules";
import { keepList, keepPlan, type ListedSchedule } from "./kept-schedules";

interface Read {
  /** The user name of who reads. */
  reader: string;
  /** The moment of reading, in ms. */
  now: number;
}

export function useKeptList({ schedules, reader, now }: Read & { schedules: readonly ListedSchedule[] }): void {
  useKeptOffline();
  useEffect(() => keepList(reader, { schedules: [...schedules], at: now }), [schedules, reader, now]);
}

export function useKeptPlan({ plan, clashing, reader, now }: Read & { plan: Plan & PlanCredits; clashing: string[] }): void {
  useKeptOffline();
  useEffect(() => {
    const { scheduleId, name, term, hiddenDays, credits, withoutCredits, items } = plan;
    const sections = plan.sections.map(({ id, courseCode, nameEn, nameTr, number, color, instructors, meetings, isGiven }) => ({
      id,
      courseCode,
      nameEn,
      nameTr,
      number,
      color,
      instructors,
      meetings,
      isGiven,
    }));
    keepPlan(reader, { scheduleId, name, term, hiddenDays, credits, withoutCredits, items, sections, clashing, at: now });
  }, [plan, clashing, reader, now]);
}
