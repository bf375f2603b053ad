/** The form for an entry. */
import { useTranslation } from "react-i18next";
import { useCourseWords } from "~/features/courses/offered/use-course-words";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";

const NOT_LISTED = "not-listed";

export interface EntryFormProps {
  courseId: string;
  instructors: { instructorId: string; name: string }[];
  terms: string[];
  defaultValue?: { version?: number } & Record<string, unknown>;
  submitLabel: string;
}

/** What a new entry's grade starts with. */
const usualParts = (t: (key: "assessments.midterm" | "assessments.final") => string) => [
  { name: t("assessments.midterm"), weight: "60" },
  { name: t("assessments.final"), weight: "40" },
];

export function EntryForm({ courseId, instructors, terms, defaultValue, submitLabel }: EntryFormProps) {
  const { t } = useTranslation("databank");
  const { t: course } = useTranslation("courses");
  const { term, person } = useCourseWords();
  const people = instructors.map(({ instructorId, name }) => ({ value: instructorId, label: person(name) }));
  const start = defaultValue ?? { course_id: courseId, grade_parts: usualParts(course) };
  return (
    <FormShell feature="databank" schema={() => import("../databank.schemas").then((m) => m.entryEditSchema)} defaultValue={start}>
      <VersionField version={defaultValue?.version} />
      <HiddenField name="course_id" value={courseId} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="term" options={terms.map((value) => ({ value, label: term(value) }))} />
        <SelectField name="instructor_id" options={[{ value: NOT_LISTED, label: course("form.notListed") }, ...people]} />
      </div>
      <RepeatableRows name="grade_parts" max={12} newRow={{ name: "", weight: "" }} addLabel={t("form.addPart")}>
        {(row) => (
          <>
            <TextField name={`${row}.name`} maxLength={60} />
            <TextField name={`${row}.weight`} type="number" />
          </>
        )}
      </RepeatableRows>
      <TextArea name="exam_kinds" rows={3} maxLength={500} />
      <TextArea name="topics" rows={6} minLength={20} maxLength={3000} />
      <TextArea name="boundaries" isOptional rows={2} maxLength={500} />
      <TextArea name="resources" isOptional rows={3} maxLength={2000} />
      <TextArea name="advice" isOptional rows={3} maxLength={2000} />
      <SubmitButton>{submitLabel}</SubmitButton>
    </FormShell>
  );
}
