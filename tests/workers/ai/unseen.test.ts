/**
 * The assistant on a whole site, against questions of people who knew neither its words nor its code (`tests/assistant`).
 * `npm run eval` prints the figures by kind, and what isn't right.
 */

import { env } from "cloudflare:workers";
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Context } from "../../../app/platform/context";
import { seed } from "../../../drizzle/seed";
import questionsB from "../../assistant/unseen-b.json";
import questionsC from "../../assistant/unseen-c.json";
import questionsD from "../../assistant/unseen-d.json";
import questionsE from "../../assistant/unseen-e.json";
import questionsF from "../../assistant/unseen-f.json";
import questionsG from "../../assistant/unseen-g.json";
import questionsH from "../../assistant/unseen-h.json";
import questionsI from "../../assistant/unseen-i.json";
import questionsJ from "../../assistant/unseen-j.json";
import questionsK from "../../assistant/unseen-k.json";
import questionsL from "../../assistant/unseen-l.json";
import questionsMine from "../../assistant/unseen-mine.json";
import questionsMineLater from "../../assistant/unseen-mine-later.json";
import ownQuestions from "../../assistant/unseen-own.json";
import { testContext } from "../../support/site";
import { swept } from "../../support/sweep";
import { askedBackShares, type Judged, judgeAll, type UnseenQuestion, unseenShares } from "../../support/unseen-score";
import { sweepSettings } from "../../support/worker-sweep";

/** The day on which the questions were asked: what is on this week depends on it. */
const ASKED_AT = Date.parse("2026-11-27T04:00:00Z");
const isPrinted = (env as { EVAL_ASSISTANT?: string }).EVAL_ASSISTANT !== undefined;
let reader: Context;

beforeAll(async () => {
  const ctx = testContext({ clock: { now: () => ASKED_AT } });
  await seed(ctx.db, ASKED_AT, { courses: 0, experiences: 1400, users: 400, seed: 1 });
  const [student] = await ctx.db.select().from(users).where(eq(users.userEmail, "student@hocam.test"));
  if (!student) throw new Error("The seed has no student");
  const { userId, userEmail, userName, name, userRole } = student;
  reader = {
    ...ctx,
    actor: {
      userId,
      userEmail,
      userName,
      name,
      userRole,
      sessionId: "",
      isVerifiedGraduate: false,
      previewUntil: null,
      pausedUntil: null,
      termsVersion: 1,
      photoId: null,
    },
  };
}, 120_000);

const percent = (value: number) => `${(100 * value).toFixed(1)} %`.padStart(9);

function print(name: string, judged: readonly Judged[]) {
  const kinds = ["all", ...new Set(judged.map(({ question }) => question.kind))];
  console.log(`${name}\n${"".padEnd(10)}    right    wrong   missed  left open`);
  for (const kind of kinds) {
    const { right, wrong, missed, leftOpen } = unseenShares(judged.filter(({ question }) => kind === "all" || question.kind === kind));
    console.log(`${kind.padEnd(10)}${[right, wrong, missed, leftOpen].map(percent).join("")}`);
  }
  console.log("asked back", JSON.stringify(askedBackShares(judged)));
  for (const { question, verdict, to, said } of judged) {
    const isGood = question.places.length > 0 ? verdict === "right" : verdict === "open";
    if (!isGood) console.log(`  ${verdict} ${question.kind}: ${question.text} → ${to} | ${said.slice(0, 140)}`);
  }
}

interface Floors {
  right: number;
  wrong: number;
  leftOpen: number;
}

const sets: readonly [string, readonly UnseenQuestion[], Floors][] = [
  ["questions of a newcomer", questionsB, { right: 0.92, wrong: 0.06, leftOpen: 0.97 }],
  ["questions of another", questionsC, { right: 0.9, wrong: 0.04, leftOpen: 0.97 }],
  ["questions of our own", ownQuestions, { right: 0.89, wrong: 0.04, leftOpen: 0.95 }],
  ["questions about one's own things", questionsMine, { right: 0.89, wrong: 0.03, leftOpen: 0.9 }],
  ["questions about one's own things, asked after that", questionsMineLater, { right: 0.9, wrong: 0.04, leftOpen: 0.85 }],
  ["questions of a third", questionsD, { right: 0.89, wrong: 0.04, leftOpen: 0.96 }],
  ["questions of a fourth", questionsE, { right: 0.77, wrong: 0.09, leftOpen: 0.96 }],
  ["questions of a fifth", questionsF, { right: 0.82, wrong: 0.05, leftOpen: 0.96 }],
  ["questions of a sixth", questionsG, { right: 0.9, wrong: 0.05, leftOpen: 0.96 }],
  ["questions of a seventh", questionsH, { right: 0.85, wrong: 0.04, leftOpen: 0.96 }],
  ["questions of an eighth", questionsI, { right: 0.9, wrong: 0.03, leftOpen: 0.97 }],
  ["questions of a tenth", questionsK, { right: 0.84, wrong: 0.05, leftOpen: 0.8 }],
  ["questions of an eleventh", questionsL, { right: 0.84, wrong: 0.07, leftOpen: 0.84 }],
  ["questions of a ninth", questionsJ, { right: 0.87, wrong: 0.05, leftOpen: 0.96 }],
];

/** Four of them are asked in a run; all in the full one, and where the figures are printed. */
const askedNow = isPrinted ? sets : swept(sweepSettings, { what: "Sets of unseen questions", rest: sets, count: 4 });

const allJudged: Judged[] = [];

test.each(askedNow)("%s are answered right, or left open", async (name, questions, { right, wrong, leftOpen }) => {
  const judged = await judgeAll(reader, questions);
  allJudged.push(...judged);
  if (isPrinted) print(name, judged);
  const shares = unseenShares(judged);
  expect(shares.right).toBeGreaterThanOrEqual(right);
  expect(shares.wrong).toBeLessThanOrEqual(wrong);
  expect(shares.leftOpen).toBeGreaterThanOrEqual(leftOpen);
});

test("whoever is asked back finds the answer behind a button, and who asks what isn't here is seldom asked back", () => {
  const { open, asked, askedRight, unanswerable, unanswerableAsked } = askedBackShares(allJudged);
  // A few sets ask too little to tell a share of all of them.
  const isWhole = askedNow.length === sets.length;
  expect(asked / open).toBeGreaterThanOrEqual(isWhole ? 0.4 : 0.3);
  expect(askedRight / asked).toBeGreaterThanOrEqual(isWhole ? 0.85 : 0.75);
  expect(unanswerableAsked / unanswerable).toBeLessThanOrEqual(0.15);
});
