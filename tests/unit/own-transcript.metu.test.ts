/** Which transcript a browser computes with, and that one which can't be had is never taken for none. */
import { afterEach, expect, test, vi } from "vitest";
import { ownTranscript } from "~/features/gpa/offered/own-transcript";
import { transcriptOf } from "../support/transcripts";

const TRANSCRIPT = transcriptOf({ "2025-1": ["MATH119 5 CC"] });
const codes = (own: Awaited<ReturnType<typeof ownTranscript>>) =>
  own.transcript?.terms.flatMap(({ lines }) => lines.map(({ code }) => code)) ?? null;

function browser(stored: Record<string, unknown>, answer: Response | Error) {
  const texts = Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]),
  );
  vi.stubGlobal("localStorage", { getItem: (key: string) => texts[key] ?? null });
  vi.stubGlobal("fetch", async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
}
afterEach(() => vi.unstubAllGlobals());

const kept = (transcript: unknown) => Response.json({ user_id: "user-1", version: 1, transcript });
const copy = { owner: "user-1", transcript: TRANSCRIPT, version: 1, isSaved: true, isOfferAnswered: true };

test.each([
  ["no connection", new TypeError("Failed to fetch"), "offline"],
  ["a failure of the site", new Response("<h1>500</h1>", { status: 500 }), "offline"],
  ["a refusal with its reason", Response.json({ error: { message: "Too many requests" } }, { status: 429 }), "offline"],
  ["an answer that is none", new Response("<h1>Welcome to our network</h1>"), "offline"],
  ["a session that ended", Response.json({ error: { message: "Log in" } }, { status: 401 }), "signedOut"],
  ["somebody else's account", Response.json({ user_id: "user-2", version: 0, transcript: null }), "signedOut"],
  ["a transcript of another version of the site", kept({ version: 9, semesters: [] }), "unreadable"],
])("the account's transcript isn't none because of %s", async (_, answer, lack) => {
  browser({ "hocam.gpa": TRANSCRIPT }, answer);
  expect(await ownTranscript("user-1")).toEqual({ owner: "user-1", transcript: null, lack });
});

test("an account that keeps none has none, and one that keeps a transcript has it", async () => {
  browser({ "hocam.gpa": TRANSCRIPT }, kept(null));
  expect(await ownTranscript("user-1")).toEqual({ owner: "user-1", transcript: null, lack: null });
  browser({}, kept(TRANSCRIPT));
  expect(codes(await ownTranscript("user-1"))).toEqual(["MATH119"]);
});

test("without connection the copy of the account stands in for it", async () => {
  browser({ "hocam.account.gpa": copy }, new TypeError("Failed to fetch"));
  const own = await ownTranscript("user-1");
  expect([codes(own), own.lack]).toEqual([["MATH119"], null]);
  expect(codes(await ownTranscript(null))).toEqual(["MATH119"]);
});

test("a page that was kept knows no reader: when the account no longer answers it is the device's", async () => {
  browser({ "hocam.account.gpa": copy }, Response.json({}, { status: 401 }));
  expect(await ownTranscript(null)).toEqual({ owner: null, transcript: null, lack: null });
});

test("of nobody's account the device's transcript is used; one that can't be read isn't none", async () => {
  browser({ "hocam.gpa": TRANSCRIPT }, new TypeError("Nobody is asked"));
  expect(codes(await ownTranscript(null))).toEqual(["MATH119"]);
  browser({ "hocam.gpa": "{" }, new TypeError("Nobody is asked"));
  expect(await ownTranscript(null)).toEqual({ owner: null, transcript: null, lack: "unreadable" });
});
