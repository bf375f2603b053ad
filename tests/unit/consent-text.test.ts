/** The text that opens the pools changes only with its version, so that whoever agreed to another one is asked again. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { MARKS_CONSENT } from "~/features/course-marks/course-marks.pages";
import { courseMarks as marksEn } from "~/features/course-marks/locales/en";
import { courseMarks as marksTr } from "~/features/course-marks/locales/tr";
import { terms as termsEn } from "~/features/info/content/terms.en";
import { terms as termsTr } from "~/features/info/content/terms.tr";
import { termsChanges } from "~/features/info/content/terms-changes";
import { mentalHealth as en } from "~/features/mental-health/locales/en";
import { mentalHealth as tr } from "~/features/mental-health/locales/tr";
import { AGE, CONSENT_VERSION, poolNames } from "~/features/mental-health/pools.rules";
import { profile as profileEn } from "~/features/profile/locales/en";
import { profile as profileTr } from "~/features/profile/locales/tr";
import { COMMERCIAL } from "~/platform/commercial/commercial";
import { TERMS } from "~/platform/terms-of-use/terms-of-use";

/** By version, the text of both languages: a change of it is a new line here and a new version. */
const texts: Record<number, string> = {
  1: "31711b4d29486c61c483b4d3e810a31b4447a9737ad0644721dddade15a04eec",
  2: "4caa0971fce3752b554d43881243265bd0721a2e18e60a83ddb80a2a2720f057",
};

/** The question whether a saved transcript may mark courses, in the same way. */
const questions: Record<number, string> = { 1: "f82980a439c33f1f9b88a39e718be8bc62313a1b42e1de46807992d322dc6392" };

/** What somebody says of their age before a pool opens, by the version of the text with which they are asked. */
const ages: Record<number, string> = { 2: "441c63193f0f3f367bb390bd75baae7e4a0fe335313f3548bd24bf87a530ec16" };

/** The terms of use, in the same way. */
const terms: Record<number, string> = { 1: "38525e5bc45b9060f1f0aaa6c0413daae69c308de8b556f4417bfbdef22e1ab4" };

const hashOf = (said: unknown) => createHash("sha256").update(JSON.stringify(said)).digest("hex");

test("the words of the consent are those of its version", () => {
  expect(hashOf([en.consent.text, tr.consent.text])).toBe(texts[CONSENT_VERSION]);
});

test("what somebody says of their age is that of its version, and the box says the same", () => {
  expect(hashOf([en.consent.age, tr.consent.age])).toBe(ages[AGE.version]);
  for (const words of [en, tr]) expect(words.consent.age).toBe(`${words.fields.of_age}.`);
});

test("the question whether a transcript may mark courses is that of its version", () => {
  expect(hashOf([marksEn.question.text, marksTr.question.text])).toBe(questions[MARKS_CONSENT.version]);
});

test("everything that somebody can agree to has its name among what they agreed to", () => {
  const purposes = [...poolNames, AGE.pool, MARKS_CONSENT.pool, COMMERCIAL.pool, TERMS.purpose].sort();
  expect(Object.keys(profileEn.agreed.purposes).sort()).toEqual(purposes);
  expect(Object.keys(profileTr.agreed.purposes).sort()).toEqual(purposes);
});

test("the words of the terms of use are those of their version, and each later one says what it changed", () => {
  expect(hashOf([termsEn, termsTr])).toBe(terms[TERMS.version]);
  const later = Array.from({ length: TERMS.version - 1 }, (_, i) => String(i + 2));
  expect(Object.keys(termsChanges)).toEqual(later);
});
