/** A mark in a sentence. */
import { useTranslation } from "react-i18next";
import { parseTerm } from "~/platform/terms";
import type { CourseMark } from "../course-marks.rules";

export function useMarkWords() {
  const { t } = useTranslation("course-marks");
  /** `2024–25 Fall` */
  const term = (code: string) => {
    const { year, key } = parseTerm(code);
    return t(`terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
  };
  return {
    term,
    /** `You passed it in 2024–25 Fall: BB` */
    sentence: ({ state, term: code, grade }: CourseMark) => t(`sentences.${state}`, { term: term(code), grade: grade ?? "" }),
  };
}
