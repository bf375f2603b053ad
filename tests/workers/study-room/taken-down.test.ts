/** Whoever joined a study room learns that it was taken down. */
import { expect, test } from "vitest";
import { mailDecisions } from "../../../app/engines/review/notices.server";
import { bringRoomBack, takeRoomDown } from "../../../app/features/study-room/staff.service.server";
import { requireStaff } from "../../../app/platform/access/roles";
import { HOUR } from "../../../app/platform/clock";
import { dayAhead, momentOf } from "../../../app/platform/time";
import { asNow, noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { call, signUp, testContext } from "../../support/site";
import { addMembers, addRoom } from "../../support/study-rooms";

const later = () => testContext({ clock: { now: () => Date.now() + HOUR } });

async function joined(times?: { startsAt: number; endsAt: number }) {
  const [host, member, moderator] = [await signUp(), await signUp(), await signUp({ userRole: "moderator" })];
  const day = dayAhead(Date.now(), 3);
  const roomId = await addRoom(host, {
    topic: "Zqworts",
    startsAt: momentOf(day, "14:00"),
    endsAt: momentOf(day, "16:00"),
    ...times,
  });
  await addMembers(roomId, member);
  return { host, member, roomId, staff: requireStaff(asNow(moderator)) };
}

test("members are told once that their room was taken down, when nobody can take that back any more, and nothing of its words", async () => {
  const { host, member, roomId, staff } = await joined();
  const removed = await signUp();
  await addMembers(roomId, removed);
  await call(`/study-room/${roomId}/members/${removed.userId}`, { method: "DELETE", as: host });
  await takeRoomDown(staff, roomId, "It sells exam questions.");
  await mailDecisions(testContext());
  expect(await noticesOf(member)).toEqual([]);
  for (let run = 0; run < 2; run++) await mailDecisions(later());
  const [told, ...others] = await noticesOf(member);
  expect(told).toMatchObject({ path: `/study-room/${roomId}`, text: "" });
  expect([told?.title.startsWith("A study room you joined was taken down: "), told?.title.endsWith("14:00")]).toEqual([true, true]);
  expect([others, await noticesOf(removed), (await noticesOf(host)).map(({ kind }) => kind)]).toEqual([[], [], ["review.rejected"]]);
  expect((await see(told?.path ?? "", { as: member })).status).toBe(200);
});

test("a room that came back, or was over when it was taken down, is told to nobody", async () => {
  const back = await joined();
  await takeRoomDown(back.staff, back.roomId, "It sells exam questions.");
  await bringRoomBack(back.staff, back.roomId);
  const over = await joined({ startsAt: Date.now() - 2 * HOUR, endsAt: Date.now() - HOUR });
  await takeRoomDown(over.staff, over.roomId, "It sells exam questions.");
  await mailDecisions(later());
  expect([await noticesOf(back.member), await noticesOf(over.member)]).toEqual([[], []]);
});
