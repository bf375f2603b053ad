/** Texts that nobody should send, through the fields of an event: refused with a reason or kept as they are, and shown escaped. */
import { expect, test } from "vitest";
import { eventBody } from "../../support/events";
import { cut, isMarkup, isUnstorable, naughtyTexts, printable, tidy } from "../../support/naughty";
import { call, signUp, visit } from "../../support/site";

test("events keep every text as it was written, or say why not", async () => {
  let as = await signUp({ userRole: "moderator" });
  const wrong: unknown[] = [];
  for (const [index, text] of naughtyTexts.entries()) {
    // One person may add thirty a day.
    if (index % 25 === 0) as = await signUp({ userRole: "moderator" });
    const short = tidy(cut(text, 60)) || "nothing";
    const body = eventBody({
      event_name: short,
      event_description: text,
      event_location: short,
      event_type: short,
      event_organizer_name: null,
    });
    const { status, body: answer } = await call<{ data: Record<string, string> }>("/event/manage", { as, json: body });
    const isRefused = isUnstorable(text) || tidy(text).length > 5000;
    if (status !== (isRefused ? 400 : 201)) wrong.push([status, printable(text)]);
    if (status !== 201) continue;
    if (answer.data.event_description !== tidy(text)) wrong.push(["changed", printable(text)]);
    const page = await visit(`/event/${answer.data.event_id}`);
    const html = await page.text();
    const calendar = await visit(`/api/v1/event/${answer.data.event_id}/calendar.ics`);
    const lines = (await calendar.text()).split("\r\n");
    if (page.status !== 200 || calendar.status !== 200) wrong.push([page.status, calendar.status, printable(text)]);
    if (lines.filter((line) => line === "BEGIN:VEVENT").length !== 1) wrong.push(["calendar", printable(text)]);
    if (isMarkup(text) && text.length > 8 && html.includes(text)) wrong.push(["unescaped", printable(text)]);
  }
  expect(wrong).toEqual([]);
});

test("no search fails because of a text", async () => {
  const as = await signUp();
  const statuses = new Set<number>();
  for (const text of naughtyTexts) {
    const query = encodeURIComponent(cut(text.replace(/\p{Surrogate}/gu, ""), 100));
    statuses.add((await call(`/event/all?when=upcoming&q=${query}&type=${query}&campus=${query}`, { as })).status);
  }
  expect([...statuses]).toEqual([200]);
});
