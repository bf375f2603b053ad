/** Says the value of a course's field in words, as the edit page compares them. */
import { useTranslation } from "react-i18next";
import type { Option } from "~/kit/forms/select-field";
import { useWords } from "~/kit/use-words";
import { useCatalogWords } from "../offered/use-catalog-words";

/** The form's names of fields, whose labels they have, by those of columns. */
const labels: Record<string, string> = {
  courseCode: "course_code",
  nameEn: "name_en",
  nameTr: "name_tr",
  creditHalves: "credits",
  theoryHours: "theory_hours",
  practiceHours: "practice_hours",
  ectsHalves: "ects",
  courseType: "course_type",
  departmentId: "department_id",
  offeredSemesters: "offered_semesters",
  descriptionEn: "description_en",
  descriptionTr: "description_tr",
};

const words: Record<string, string> = { courseType: "types", level: "levels", language: "languages", status: "statuses" };

/** @param departments whose names stand for their ids */
export function useFieldValues(departments: Option[]) {
  const { t } = useTranslation("upkeep");
  const { say } = useWords();
  const { number, semesters } = useCatalogWords();
  return {
    label: (field: string) => say(`catalog:fields.${labels[field] ?? field}`),
    value(field: string, value: unknown): string {
      if (value === null || value === undefined || value === "") return t("edit.unknown");
      if (field === "offeredSemesters") return semesters(Number(value));
      if (field === "creditHalves" || field === "ectsHalves") return number(Number(value) / 2);
      if (field === "departmentId") return departments.find((each) => each.value === value)?.label ?? String(value);
      if (Array.isArray(value)) return value.map((set) => (Array.isArray(set) ? set.join(" + ") : String(set))).join(" | ");
      return words[field] ? say(`catalog:${words[field]}.${String(value)}`) : String(value);
    },
  };
}
