import { expect, test } from "vitest";
import { timesWritten } from "../../app/features/survey/survey.labels";

test("a text that several wrote stands once, with how many they were, before those that fewer wrote", () => {
  expect(timesWritten(["More buses", "A later bus", "More buses", "Trees", "more buses"])).toEqual([
    ["More buses", 2],
    ["A later bus", 1],
    ["Trees", 1],
    ["more buses", 1],
  ]);
  expect(timesWritten([])).toEqual([]);
});
