// Reads a calendar from its input with another library than wrote it, and says what is on when: run under any time zone.
import ICAL from "ical.js";

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const calendar = new ICAL.Component(ICAL.parse(Buffer.concat(chunks).toString("utf8")));
for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
const MOST = 400;
const entries = calendar.getAllSubcomponents("vevent").map((component) => {
  const event = new ICAL.Event(component);
  const length = event.endDate.toJSDate() - event.startDate.toJSDate();
  const starts = [];
  if (event.isRecurring()) {
    const days = event.iterator();
    for (let next = days.next(); next && starts.length < MOST; next = days.next()) starts.push(next.toJSDate().toISOString());
  } else starts.push(event.startDate.toJSDate().toISOString());
  const { uid, summary, location, description, sequence } = event;
  return { uid, summary, location, description, sequence, isDay: event.startDate.isDate, minutes: length / 60_000, starts };
});
process.stdout.write(JSON.stringify({ name: calendar.getFirstPropertyValue("x-wr-calname"), entries }));
