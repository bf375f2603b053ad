/** Says what an import would change in words. */
import type { PreviewDifference } from "@schema/catalog";
import { useTranslation } from "react-i18next";
import { useWords } from "~/kit/use-words";
import { useCatalogWords } from "../offered/use-catalog-words";
import type { Section } from "../sections.rules";
import { admissionRules } from "../sections.rules";
import { useFieldValues } from "./field-values";

/** Fields that a course has by itself; the others have words of their own. */
const ofCourse = new Set(
  [
    "courseCode",
    "nameEn",
    "nameTr",
    "theoryHours",
    "practiceHours",
    "creditHalves",
    "ectsHalves",
    "language",
    "level",
    "offeredSemesters",
  ].concat(["prerequisites"]),
);

type Meeting = [day: number, start: number, end: number, place: string | null];

const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export function usePreviewWords() {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  const { say } = useWords();
  const words = useCatalogWords();
  const fields = useFieldValues([]);
  const takes = (criteria: NonNullable<Section["criteria"]>) =>
    admissionRules(criteria)
      .map(({ departments, surnameFrom, surnameTo, isAnySurname }) =>
        [departments.join(", ") || t("course.anyDepartment"), isAnySurname ? "" : `${surnameFrom}–${surnameTo}`].filter(Boolean).join(" "),
      )
      .join("; ");
  const list = (values: string[]) => values.join(", ") || upkeep("preview.none");
  return {
    of: ({ of, section }: PreviewDifference) => (section === undefined ? of : upkeep("preview.section", { of, number: section })),
    label: (field: string) => (ofCourse.has(field) ? fields.label(field) : say(`upkeep:preview.fields.${field}`)),
    value(field: string, value: unknown): string {
      if (typeof value === "boolean") return upkeep(value ? "preview.isThere" : "preview.isGone");
      if (field === "nonTechnicalTerm") return value ? words.term(String(value)) : upkeep("preview.none");
      if (field === "sectionMeetings")
        return list(
          (value as Meeting[]).map(([day, start, end, place]) =>
            [words.dayShort(day), `${clock(start)}–${clock(end)}`, place].filter(Boolean).join(" "),
          ),
        );
      if (field === "sectionCriteria" && value === null) return t("course.takesUnknown");
      if (field === "sectionCriteria") return takes(value as NonNullable<Section["criteria"]>) || t("course.everyone");
      if (field === "sectionInstructors" || field === "programLines") return list(value as string[]);
      if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return upkeep("preview.none");
      return ofCourse.has(field) ? fields.value(field, value) : String(value);
    },
  };
}
