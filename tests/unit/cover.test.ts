/** Drawings that stand for things without a picture, and the colours of faculties. */
import { expect, test } from "vitest";
import { coverLook } from "~/kit/cover";
import { colorOfFaculty, faculties } from "~/university/faculties";
import { metuTest } from "../support/pack-test";

const hueOf = (seed: string, kind?: string) => Number((coverLook(seed, { kind }).style as Record<string, unknown>)["--hue"]);

test("the same thing has the same drawing each time", () => {
  expect(coverLook("event-7", { kind: "social" })).toEqual(coverLook("event-7", { kind: "social" }));
  expect(coverLook("Robot Atölyesi")).toEqual(coverLook("Robot Atölyesi"));
});

test("drawings differ by id, in colour and in the size of their seats", () => {
  const looks = Array.from({ length: 60 }, (_, number) => coverLook(`event-${number}`));
  expect(new Set(looks.map(({ style }) => (style as Record<string, unknown>)["--seat"])).size).toBe(3);
  expect(new Set(looks.map(({ style }) => JSON.stringify(style))).size).toBeGreaterThan(50);
});

test("things of one kind have colours of one family", () => {
  const hues = Array.from({ length: 60 }, (_, number) => hueOf(`event-${number}`, "academic"));
  expect(Math.max(...hues) - Math.min(...hues)).toBeLessThan(40);
  expect(Math.abs(hueOf("event-1", "academic") - hueOf("event-1", "social"))).toBeGreaterThan(90);
});

metuTest("every known faculty has a colour, and the Cyprus campus has its own whatever it teaches", () => {
  expect([...faculties.keys()].filter((name) => colorOfFaculty(name) === null)).toEqual([]);
  expect(colorOfFaculty("[NCC] NCC Engineering Programs")).toBe("cyprus");
  expect(colorOfFaculty("Engineering")).toBe("engineering");
  expect(colorOfFaculty("Another university's school")).toBeNull();
});
