/** Preparing for a term: the regulation's rules with their articles, and dates that staff entered, no others. */
import { academicTerms } from "@schema/academic-calendar";
import { expect, test } from "vitest";
import { readPreparation } from "../../../app/features/info/preparation.service.server";
import { see } from "../../support/pages";
import { addCalendar } from "../../support/schedules";
import { testContext } from "../../support/site";

const NOON = "T09:00:00Z";
const at = (day: string, locale: "en" | "tr" = "en") => testContext({ locale, clock: { now: () => Date.parse(`${day}${NOON}`) } });

test("the page opens for everybody in both languages, with rules that name their articles", async () => {
  for (const [language, title] of [
    ["en", "Before the term"],
    ["tr", "Dönemden önce"],
  ] as const) {
    const { status, body } = await see("/preparation", { headers: { "accept-language": language } });
    expect([status, body.includes(title), body.includes("(28/1)")]).toEqual([200, true, true]);
  }
});

test("the next dates are those of the calendar, soonest first; none are made up", async () => {
  await testContext().db.delete(academicTerms);
  expect((await readPreparation(at("2026-09-01"))).dates).toEqual([]);
  await addCalendar({ addDropFrom: "2026-10-05", addDropUntil: "2026-10-09" });
  const { dates } = await readPreparation(at("2026-09-01"));
  expect(dates.map(({ title }) => title)).toEqual(["Lectures begin", "Add-drop begins", "Last day of add-drop", "Last day of lectures"]);
  expect((await readPreparation(at("2026-10-06", "tr"))).dates).toHaveLength(2);
});
