/** A report that begins on an event's page is about that page. */
import { reports } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { testContext } from "../../support/site";

test("a report about an event is about its page, which its text needn't name", async () => {
  const id = await addEvent();
  const link = `/reporting/add?about=/event/${id}`;
  expect((await see(`/event/${id}`)).body).toContain(`href="${link}"`);
  const page = (await see(link)).body;
  expect([page.includes("You&#x27;re reporting:"), page.includes(`value="/event/${id}"`), page.includes(`href="/event/${id}"`)]).toEqual([
    true,
    true,
    true,
  ]);
  const form = { category: "false", details: "Its place can't be right.", about: `/event/${id}` };
  expect((await see("/reporting/add", { form })).status).toBe(303);
  const [row] = await testContext()
    .db.select()
    .from(reports)
    .where(eq(reports.details, `${form.about}\n${form.details}`));
  expect(row?.subjectId).toBeNull();
  expect((await see("/reporting/add?about=https://evil.example")).body).not.toContain("evil.example</textarea>");
});
