/** Who is shown an announcement, and until when it counts as unread. */
import { expect, test } from "vitest";
import {
  isFor,
  type Reader,
  type Sent,
  SHOWN_FOR,
  startOf,
  unreadAnnouncements,
} from "../../app/features/notifications/notifications.rules";
import { momentOf } from "../../app/platform/time";

const NOW = momentOf("2026-11-25", "12:00");
const everybody = { departmentId: null, entranceYear: null, enteredFor: null };
const reader: Reader = { departmentId: "571", entranceYear: 2024, createdAt: 0, readUntil: 0, readIds: [] };

test.each([
  [{}, true],
  [{ departmentId: "571" }, true],
  [{ departmentId: "236" }, false],
  [{ entranceYear: 2024 }, true],
  [{ entranceYear: 2025 }, false],
  [{ enteredFor: 2024 }, true],
  [{ enteredFor: 2025 }, false],
  [{ departmentId: "571", entranceYear: 2024, enteredFor: 2024 }, true],
])("an announcement for %j is for somebody of 571 who came in 2024: %s", (audience, isTheirs) => {
  expect(isFor({ ...everybody, ...audience }, reader)).toBe(isTheirs);
});

test.each<[string, Partial<Sent>, Partial<Reader>, number]>([
  ["sent this moment", {}, {}, 1],
  ["sent in a moment", { sendAt: NOW + 1 }, {}, 0],
  ["sent half a year ago", { sendAt: NOW - SHOWN_FOR }, {}, 0],
  ["sent half a year ago but a moment", { sendAt: NOW - SHOWN_FOR + 1 }, {}, 1],
  ["sent as its reader came", {}, { createdAt: NOW }, 1],
  ["sent before its reader came", {}, { createdAt: NOW + 1 }, 0],
  ["read up to it", {}, { readUntil: NOW }, 0],
  ["read up to what came before it", {}, { readUntil: NOW - 1 }, 1],
  ["read by itself", {}, { readIds: ["announcement-1"] }, 0],
  ["where another one was read", {}, { readIds: ["announcement-2"] }, 1],
  ["for others", { departmentId: "236" }, {}, 0],
])("unread is one %s", (_, sent, read, count) => {
  const announcement = { ...everybody, announcementId: "announcement-1", sendAt: NOW, ...sent };
  expect(unreadAnnouncements([announcement], { ...reader, ...read }, NOW)).toBe(count);
});

test("ranges begin with a day of the university: today, six days before, or twenty-nine", () => {
  expect((["all", "today", "week", "month"] as const).map((range) => startOf(range, NOW))).toEqual([
    0,
    momentOf("2026-11-25", "00:00"),
    momentOf("2026-11-19", "00:00"),
    momentOf("2026-10-27", "00:00"),
  ]);
});
