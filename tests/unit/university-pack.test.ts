/** What every university pack has to be, whichever this tree holds. */
import { expect, test } from "vitest";
import { pack } from "../../app/university/pack";
import { chosenPack, packNames, strayParts } from "../../scripts/university";

const { university } = pack.index;
const { places } = pack.places;
const { grading } = pack.grading;
const { rules, regulation, documents } = pack.regulation;

test("every part of app/university comes from one pack, which has all of them", () => {
  expect(packNames()).toContain(chosenPack());
  expect(strayParts()).toEqual([]);
});

test("places have names of their own, a source, and lie near the campus", () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  for (const { id, lat, lng, source } of places) {
    expect(source, id).toMatch(/^https:\/\//);
    expect(Math.hypot(lat - university.centre.lat, lng - university.centre.lng), id).toBeLessThan(0.2);
  }
  expect(places.some(({ isPreset }) => isPreset)).toBe(true);
});

test("buildings of the timetable are places", () => {
  const ids = new Set(places.map(({ id }) => id));
  expect(Object.values(pack.buildings.buildings).filter((id) => !ids.has(id))).toEqual([]);
});

test("grades that rules name are grades, and coefficients whole parts of a point, the best first", () => {
  const { coefficients, points, outside, pendingBecomes } = grading;
  const all = [...Object.keys(coefficients), ...outside];
  const named = [grading.pending, grading.withdrawn, grading.exempt, pendingBecomes.credited, pendingBecomes.nonCredit];
  const lists = [...grading.passedOutside, ...grading.failing, ...grading.mustRepeat, ...Object.keys(points)];
  expect([...named, ...lists].filter((grade) => !all.includes(grade))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  const parts = Object.values(coefficients);
  expect(parts.every(Number.isInteger)).toBe(true);
  expect([...parts].sort((a, b) => b - a)).toEqual(parts);
  expect(100 % grading.partsOfPoint).toBe(0);
});

test("every rule has a document, an id of its own, and ways to ask for none but rules", () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rules.filter(({ document }) => !documents[document]).map(({ id }) => id)).toEqual([]);
  expect(regulation.filter(({ id }) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(pack.waysToAsk.waysToAsk).filter((id) => !ids.includes(id))).toEqual([]);
});

test("one course has one key, with a space, in small letters or with a mark", () => {
  const { courseKey } = pack.courseKey;
  for (const code of ["MATH 119", "math119", "*MATH119", "MATH-119"]) expect(courseKey(code)).toBe("MATH119");
});
