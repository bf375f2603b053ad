/** Pages of schedules keep what they show, so that it can be read without network. */
import { useEffect } from "react";
import { useOfflinePage } from "~/kit/use-offline-page";
import type { Plan, PlanCredits } from "../plan.rules";
import { type ListedSchedule, saveOfflineList, saveOfflinePlan } from "./offline-schedules";

interface Read {
  /** The user name of who reads. */
  reader: string;
  /** The moment of reading, in ms. */
  now: number;
}

export function useOfflineList({ schedules, reader, now: useOfflinePlan }: Read & { schedules: readonly ListedSchedule[] }): void {
  useOfflinePage();
  useEffect(() => saveOfflineList(reader, { schedules: [...schedules], at: useOfflinePlan }), [schedules, reader, useOfflinePlan]);
}

export function useOfflinePlan({ plan, clashing, reader, now }: Read & { plan: Plan & PlanCredits; clashing: string[] }): void {
  useOfflinePage();
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
    saveOfflinePlan(reader, { scheduleId, name, term, hiddenDays, credits, withoutCredits, items, sections, clashing, at: now });
  }, [plan, clashing, reader, now]);
}
