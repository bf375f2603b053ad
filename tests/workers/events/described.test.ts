/** A description's bold, lists and links are drawn on the event's page, and left out where nothing but text is shown. */
import { expect, test } from "vitest";
import { readEventPage, structuredEvent } from "../../../app/features/events/event-page.service.server";
import { addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { signUp, visit } from "../../support/site";

const TEXT = "Two nights of **theatre**:\n\n- first the play\n- then [the talk](https://example.org/talk)\n\n<b>free</b> tea";

test("bold, lists and links of a description are drawn on its page, and HTML in it stays text", async () => {
  const id = await addEvent({ description: TEXT });
  const { body } = await see(`/event/${id}`, { as: await signUp() });
  expect(body).toContain("<strong>theatre</strong>");
  expect(body).toMatch(/<ul class="list-disc[^"]*"><li><p>first the play<\/p><\/li>/);
  expect(body).toMatch(/<a href="https:\/\/example\.org\/talk" rel="nofollow ugc noopener"[^>]*>the talk<\/a>/);
  expect(body).toContain("&lt;b&gt;free&lt;/b&gt; tea");
});

test("calendars, search engines and whoever shares it get the words alone", async () => {
  const person = await signUp();
  const id = await addEvent({ description: TEXT });
  const page = await readEventPage(person.ctx, id);
  const file = await (await visit(`/api/v1/event/${id}/calendar.ics`, { as: person })).text();
  for (const text of [structuredEvent(page, "").description, file.replace(/\r\n /g, "")]) {
    expect(text).toContain("Two nights of theatre:");
    expect(text).toContain("• first the play");
    expect(text).toContain("the talk (https://example.org/talk)");
    expect(text).not.toContain("**");
  }
});

test("whoever edits it finds what was written", async () => {
  const person = await signUp({ userRole: "moderator" });
  const id = await addEvent({ description: TEXT });
  expect((await see(`/event/edit/${id}`, { as: person })).body).toContain("Two nights of **theatre**:");
});

test("one place is called a place", async () => {
  const id = await addEvent({ capacityKind: "custom", capacity: 1 });
  expect((await see(`/event/${id}`)).body).toContain(">1 place<");
});
