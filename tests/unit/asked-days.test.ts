/** The days that a question names: whole words, with their endings, and nothing that only begins like one. */
import { expect, test } from "vitest";
import { askedDays } from "../../app/platform/asked-days";

/** A Friday. */
const TODAY = "2026-11-27";

test.each([
  ["pazarlama semineri var mı", null],
  ["pazarlık yapılır mı", null],
  ["salihli gezisi", null],
  ["Pazar günü ne var", "2026-11-29 2026-11-29"],
  ["pazara konser var mı", "2026-11-29 2026-11-29"],
  ["pazartesiye etkinlik", "2026-11-30 2026-11-30"],
  ["cumartesi günü", "2026-11-28 2026-11-28"],
  ["Cuma'ya ne var", "2026-11-27 2026-11-27"],
  ["salı akşamı", "2026-12-01 2026-12-01"],
  ["anything on Wednesdays", "2026-12-02 2026-12-02"],
  ["haftasonu", "2026-11-28 2026-11-29"],
  ["önümüzdeki hafta sonu", "2026-11-28 2026-11-29"],
  ["gelecek hafta", "2026-11-30 2026-12-06"],
  ["yarınki dersler", "2026-11-28 2026-11-28"],
] as const)("%s asks for %s", (text, days) => {
  const asked = askedDays(text, TODAY);
  expect(asked && `${asked.from} ${asked.until}`).toBe(days);
});
