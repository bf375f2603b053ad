/** The form for everything that staff say about a course. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { type Option, SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import type { CourseEditPage } from "../course-edit.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";

const TYPES = ["mandatory", "elective", "technical_elective"] as const;
const LEVELS = ["undergraduate", "graduate", "phd"] as const;
const LANGUAGES = ["en", "tr", "de", "fr"] as const;
const STATUSES = ["active", "draft", "archived"] as const;
/** Every combination of semesters. */
const SEMESTERS = [0, 1, 2, 3, 4, 5, 6, 7];

const textOf = (value: number | null) => (value === null ? "" : String(value));
const halvesOf = (value: number | null) => (value === null ? "" : String(value / 2));

/** The page's course as the form's fields. */
export const valuesOf = ({ fields, sets }: CourseEditPage) => ({
  course_code: fields.courseCode,
  name_en: fields.nameEn,
  name_tr: fields.nameTr,
  credits: halvesOf(fields.creditHalves),
  theory_hours: textOf(fields.theoryHours),
  practice_hours: textOf(fields.practiceHours),
  ects: halvesOf(fields.ectsHalves),
  course_type: fields.courseType,
  level: fields.level,
  language: fields.language ?? "",
  status: fields.status,
  department_id: fields.departmentId,
  offered_semesters: textOf(fields.offeredSemesters),
  description_en: fields.descriptionEn ?? "",
  description_tr: fields.descriptionTr ?? "",
  prerequisites: sets.map((set) => set.join(" + ")).join("\n"),
});

interface CourseEditFormProps {
  page: CourseEditPage;
  departments: Option[];
  result: Parameters<typeof FormShell>[0]["result"];
}

export function CourseEditForm({ page, departments, result }: CourseEditFormProps) {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  const { t: kit } = useTranslation("kit");
  const { semesters } = useCatalogWords();
  const schema = () => import("../course-edit.schemas").then((m) => m.courseEditSchema);
  const unknown = upkeep("edit.unknown");
  return (
    <FormShell feature="catalog" schema={schema} defaultValue={{ ...valuesOf(page), version: String(page.version) }} result={result}>
      <VersionField version={page.version} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="course_code" input={{ autoCapitalize: "characters", spellCheck: false }} />
        <SelectField name="department_id" options={departments} emptyLabel={false} />
      </div>
      <TextField name="name_en" />
      <TextField name="name_tr" />
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        <TextField name="credits" type="decimal" isOptional />
        <TextField name="theory_hours" type="number" isOptional />
        <TextField name="practice_hours" type="number" isOptional />
        <TextField name="ects" type="decimal" isOptional />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="course_type" options={TYPES.map((value) => ({ value, label: t(`types.${value}`) }))} emptyLabel={false} />
        <SelectField name="level" options={LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))} emptyLabel={false} />
        <SelectField
          name="language"
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          emptyLabel={unknown}
          isOptional
        />
        <SelectField
          name="offered_semesters"
          options={SEMESTERS.map((bits) => ({ value: String(bits), label: semesters(bits) }))}
          emptyLabel={unknown}
          isOptional
        />
        <SelectField name="status" options={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))} emptyLabel={false} />
      </div>
      <TextArea name="prerequisites" rows={4} isOptional />
      <TextArea name="description_en" maxLength={4000} isOptional />
      <TextArea name="description_tr" maxLength={4000} isOptional />
      <SubmitButton className="btn-primary self-start">{kit("acts.save")}</SubmitButton>
    </FormShell>
  );
}
