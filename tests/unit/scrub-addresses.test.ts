/** What leaves the browser names pages, never addresses. */
import { expect, test } from "vitest";
import { envelopeWithout, scrubAddresses } from "~/chrome/scrub-addresses";

const ORIGIN = "https://hocam.example";
const TOKEN = "s3cr3t-T0ken";
const patternOf = (path: string) => (path.startsWith("/schedule/shared/") ? "/schedule/shared/:token" : path === "/about" ? path : "/*");
const hide = (text: string) => scrubAddresses(text, ORIGIN, patternOf);

test.each([
  [`{"url":"${ORIGIN}/schedule/shared/${TOKEN}?view=week#${TOKEN}"}`, `{"url":"${ORIGIN}/schedule/shared/:token"}`],
  [`{"from":"/about","to":"/schedule/shared/${TOKEN}"}`, `{"from":"/about","to":"/schedule/shared/:token"}`],
  [`GET /schedule/shared/${TOKEN}?_data=routes`, "GET /schedule/shared/:token"],
  [`GET ${ORIGIN}/api/v1/schedule/shared/${TOKEN}`, `GET ${ORIGIN}/api/v1/schedule/…`],
  [`/reception/new-password?token=${TOKEN}`, "/*"],
  [`{\\"href\\":\\"/schedule/shared/${TOKEN}\\"}`, '{\\"href\\":\\"/schedule/shared/:token\\"}'],
  [`at ${ORIGIN}/assets/root-a1b2.js:1:2`, `at ${ORIGIN}/assets/root-a1b2.js:1:2`],
  ["https://other.example/a/b?c=d and 1/2", "https://other.example/a/b?c=d and 1/2"],
])("%s", (text, expected) => expect(hide(text)).toBe(expected));

test("an envelope loses them in its headers, its events, and its recordings, which say how long they are now", () => {
  const address = `${ORIGIN}/schedule/shared/${TOKEN}`;
  const bytes = new TextEncoder().encode(`{"segment_id":0}\n[{"href":"${address}","text":"ğ"}]`);
  const sent = [
    { sent_at: "2026", trace: { transaction: `/schedule/shared/${TOKEN}` } },
    [
      [{ type: "event" }, { request: { url: address }, breadcrumbs: [{ data: { to: `/schedule/shared/${TOKEN}` } }] }],
      [{ type: "replay_recording", length: bytes.length }, bytes],
      [{ type: "replay_recording", length: bytes.length }, new TextDecoder().decode(bytes)],
    ],
  ];
  const [headers, [event, recording, text]] = envelopeWithout(sent, hide) as unknown as [object, [unknown[], unknown[], unknown[]]];
  const hidden = `{"segment_id":0}\n[{"href":"${ORIGIN}/schedule/shared/:token","text":"ğ"}]`;
  const length = new TextEncoder().encode(hidden).length;
  expect(headers).toEqual({ sent_at: "2026", trace: { transaction: "/schedule/shared/:token" } });
  expect(event).toEqual([
    { type: "event" },
    { request: { url: `${ORIGIN}/schedule/shared/:token` }, breadcrumbs: [{ data: { to: "/schedule/shared/:token" } }] },
  ]);
  expect(recording).toEqual([{ type: "replay_recording", length }, new TextEncoder().encode(hidden)]);
  expect(text).toEqual([{ type: "replay_recording", length }, hidden]);
});
