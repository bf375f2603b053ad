/** Lines of the traffic log that the queue gave up: sealed in the database, and gone with the log. */
import { deadLetters, destructions } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sealLine } from "../../../app/features/traffic/store.server";
import { storeDeadLetter } from "../../../app/jobs.server";
import { DAY } from "../../../app/platform/clock";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { testContext } from "../../support/site";
import { keepTraffic, trafficLine } from "../../support/traffic";

const ctx = testContext();
const { db } = ctx;
const at = (now: number) => testContext({ clock: { now: () => now } });

test("lines that the queue gave up stay as long as the log and no longer, and are gone the night after it is off; other messages go after thirty days", async () => {
  const [night, gaveUp] = [Date.parse("2026-09-11T01:00:00Z"), (later: number) => at(Date.parse("2026-03-10T09:00:00Z") + later)];
  const giveUp = (later: number, messageId: string, body: TrafficMessage | QueueMessage) =>
    storeDeadLetter(gaveUp(later), "hocam-jobs-dead", messageId, body);
  const line = await sealLine(ctx, trafficLine());
  const left = async () => (await db.select().from(deadLetters)).map(({ messageId }) => messageId).sort();
  await db.delete(deadLetters);
  await keepTraffic(6);
  await giveUp(0, "line-old", { kind: "traffic", line });
  await giveUp(2 * DAY, "line-new", { kind: "traffic", line });
  await giveUp(2 * DAY, "picture", { kind: "image", imageId: "image-none" });
  await forgetOldTraces(at(Date.parse("2026-05-01T01:00:00Z")));
  expect(await left()).toEqual(["line-new", "line-old"]);
  await forgetOldTraces(at(night));
  expect(await left()).toEqual(["line-new"]);
  expect(
    await db
      .select()
      .from(destructions)
      .where(and(eq(destructions.kind, "dead_letters"), eq(destructions.setting, "trafficMonths"))),
  ).toEqual([expect.objectContaining({ value: 6, count: 1 })]);
  await giveUp(night - Date.parse("2026-03-11T09:00:00Z"), "line-of-yesterday", { kind: "traffic", line });
  await keepTraffic(0);
  await forgetOldTraces(at(night));
  expect(await left()).toEqual([]);
});
