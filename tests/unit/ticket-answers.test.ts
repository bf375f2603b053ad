/** Where answers of the ticket form stand when it is shown again. */
import { expect, test } from "vitest";
import { placedAnew, seatsWanted } from "../../app/features/tickets/questions.rules";

const questions = [
  { questionId: "phone", scope: "order" as const },
  { questionId: "size", scope: "ticket" as const },
  { questionId: "diet", scope: "ticket" as const },
];

test("what was sent keeps to its category, its ticket and its question, wherever these stand now", () => {
  const size = (number: string, value: string) => ({ question_id: "size", number, value });
  const sent = {
    key: "k",
    answers: [
      { question_id: "gone", value: "Old" },
      { question_id: "phone", value: "0532" },
    ],
    lines: [
      { category_id: "sold-out", quantity: "3" },
      { category_id: "left", quantity: "2", answers: [size("1", "S"), size("2", "M")] },
    ],
  };
  expect(placedAnew(sent, { categoryIds: ["left", "new"], questions })).toEqual({
    key: "k",
    answers: [{ question_id: "phone", value: "0532" }],
    lines: [{ category_id: "left", quantity: "2", answers: [size("1", "S"), {}, size("2", "M"), {}] }, { answers: [] }],
  });
});

test("a form that was made up draws as little as any", () => {
  for (const lines of [["x"], [null], [{ category_id: "left", quantity: ["2"], answers: "x" }]])
    expect(placedAnew({ lines, answers: [null] }, { categoryIds: ["left"], questions }).answers).toEqual([{}]);
  expect([undefined, "", "-4", "x", "2.9", "99999999", "Infinity"].map(seatsWanted)).toEqual([0, 0, 0, 0, 2, 20, 20]);
});
