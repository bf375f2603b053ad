/** Terms change where the academic calendar says, and a form takes only those that have begun. */
import { expect, test } from "vitest";
import { academicYear, currentTerm, isPastTerm, parseTerm, recentTerms, TERM_PATTERN } from "../../app/platform/terms";

const at = (text: string) => Date.parse(`${text}+03:00`);

test.each([
  ["2024-08-31T23:59:59.999", "2023-3"],
  ["2024-09-01T00:00:00.000", "2024-1"],
  ["2024-12-31T23:59:59.999", "2024-1"],
  ["2025-01-01T00:00:00.000", "2024-1"],
  ["2025-01-31T23:59:59.999", "2024-1"],
  ["2025-02-01T00:00:00.000", "2024-2"],
  ["2024-02-29T12:00:00.000", "2023-2"],
  ["2025-06-30T23:59:59.999", "2024-2"],
  ["2025-07-01T00:00:00.000", "2024-3"],
  ["2025-08-31T23:59:59.999", "2024-3"],
  ["2025-09-01T00:00:00.000", "2025-1"],
])("at %s the term is %s", (moment, term) => {
  expect(currentTerm(at(moment))).toBe(term);
  expect(academicYear(at(moment))).toBe(Number(term.slice(0, 4)));
});

test("every moment of a year has a term, and terms never go back", () => {
  let last = "";
  for (let day = at("2024-01-01T00:00:00"); day < at("2027-01-01T00:00:00"); day += 86_400_000) {
    const term = currentTerm(day);
    expect(term).toMatch(TERM_PATTERN);
    expect(term >= last).toBe(true);
    last = term;
  }
});

test("the terms that a form offers begin with the running one and go back without a gap", () => {
  expect(recentTerms(at("2025-03-10T00:00:00"), 2)).toEqual(["2024-2", "2024-1", "2023-3", "2023-2", "2023-1"]);
  expect(recentTerms(at("2025-09-01T00:00:00"), 2)).toEqual(["2025-1", "2024-3", "2024-2", "2024-1"]);
  expect(recentTerms(at("2025-08-31T00:00:00"), 1)).toEqual(["2024-3", "2024-2", "2024-1"]);
});

test("what the form offers is what the schema takes", () => {
  for (const moment of ["2024-01-31T23:59:59", "2024-02-01T00:00:00", "2024-07-01T00:00:00", "2024-09-01T00:00:00"].map(at)) {
    expect(recentTerms(moment, 12).every((term) => isPastTerm(term, moment))).toBe(true);
    expect(recentTerms(moment, 13).filter((term) => !isPastTerm(term, moment))).toHaveLength(3);
  }
});

test.each(["2025-1", "2024-3", "2012-3", "1900-1", "9999-1", "2024-4", "2024-0", "2024", "", "2024-1 ", "24-1", "2024-2\n"])(
  "in March 2025 %j is refused",
  (term) => {
    expect(isPastTerm(term, at("2025-03-10T00:00:00"))).toBe(false);
  },
);

test.each(["2024-2", "2024-1", "2013-1", "2013-3"])("in March 2025 %s is taken", (term) => {
  expect(isPastTerm(term, at("2025-03-10T00:00:00"))).toBe(true);
});

test("a term's parts are its year, number and season", () => {
  expect(["2024-1", "2024-2", "2024-3"].map(parseTerm)).toEqual([
    { year: 2024, number: 1, key: "fall" },
    { year: 2024, number: 2, key: "spring" },
    { year: 2024, number: 3, key: "summer" },
  ]);
});
