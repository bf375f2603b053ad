/** The form for an experience: what matters most first, nothing that isn't used. */
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { RadioCards } from "~/kit/forms/choice-fields";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { RatingField } from "~/kit/forms/rating-field";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { useCourseWords } from "../offered/use-course-words";

const ATTENDANCE = ["none", "partial", "required"] as const;
const ASSESSMENTS = ["midterm", "final", "quiz", "homework", "project", "lab", "presentation", "participation"] as const;
const NOT_LISTED = "not-listed";

export interface ExperienceFormProps {
  courseId: string;
  instructors: { instructorId: string; name: string }[];
  terms: string[];
  /** Grades that a course ends with. */
  grades: readonly string[];
  /** What was written before, when it is being changed. */
  defaultValue?: Record<string, unknown>;
}

export function ExperienceForm({ courseId, instructors, terms, grades, defaultValue }: ExperienceFormProps) {
  const { t } = useTranslation("courses");
  const { term, person } = useCourseWords();
  const people = instructors.map(({ instructorId, name }) => ({ value: instructorId, label: person(name) }));
  return (
    <FormShell feature="courses" schema={() => import("../courses.schemas").then((m) => m.experienceSchema)} defaultValue={defaultValue}>
      <HiddenField name="course_id" value={courseId} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="term" options={terms.map((value) => ({ value, label: term(value) }))} />
        <SelectField name="instructor_id" options={[{ value: NOT_LISTED, label: t("form.notListed") }, ...people]} />
      </div>
      {(["overall", "difficulty", "usefulness"] as const).map((name) => (
        <RatingField key={name} name={name} lowLabel={t(`ends.${name}.low`)} highLabel={t(`ends.${name}.high`)} />
      ))}
      <TextField name="weekly_hours" type="decimal" />
      <RadioCards name="attendance" options={ATTENDANCE.map((value) => ({ value, label: t(`attendance.${value}`) }))} />
      <CheckboxGroup name="assessments" isOptional options={ASSESSMENTS.map((value) => ({ value, label: t(`assessments.${value}`) }))} />
      <TextArea name="text" rows={8} minLength={80} maxLength={5000} />
      <TextArea name="tips" isOptional rows={3} maxLength={1000} />
      <SelectField name="letter_grade" isOptional options={grades.map((value) => ({ value, label: value }))} />
      <p className="text-sm text-muted">{t("form.anonymous")}</p>
      <SubmitButton>{defaultValue ? t("form.save") : t("form.submit")}</SubmitButton>
    </FormShell>
  );
}
