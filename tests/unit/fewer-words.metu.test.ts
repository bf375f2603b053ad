/** What a question becomes when nothing has all of its words. */
import { expect, test } from "vitest";
import { fewerWords } from "../../app/platform/fewer-words";

test.each<[string, string[][]]>([
  ["erasmus hibe", [["hibe", "erasmus"]]],
  [
    "müzik topluluğu kaydı",
    [
      ["topluluğu kaydı", "müzik kaydı", "müzik topluluğu"],
      ["müzik", "topluluğu", "kaydı"],
    ],
  ],
  ["how to refund ticket", [["ticket", "refund"]]],
  ["bu bilet için iade", [["iade", "bilet"]]],
  ["how to refund", [["refund"]]],
  ["ceng 140 notlar", [["notlar", "ceng140"]]],
  ["CENG-140", []],
  ["refund", []],
  ["one2 two2 three2 four2 five2 six2 seven2", [["one2", "two2", "three2", "four2", "five2", "six2", "seven2"]]],
  ["  ", []],
  ["…", []],
])("of %j", (text, questions) => {
  expect(fewerWords(text)).toEqual(questions);
});
