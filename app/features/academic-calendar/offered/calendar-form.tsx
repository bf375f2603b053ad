/** The academic calendar of a term: lectures from when to when, and the days that aren't as the week says. */
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { FormShell } from "~/kit/forms/form-shell";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import type { AcademicTerm } from "../academic-calendar.repository.server";

const PERIODS = ["add_drop", "withdrawal", "finals"] as const;
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const NEW_ROW = { day_from: "", day_until: "", day_kind: "none" };

const textsOf = (chosen: AcademicTerm | null) => ({
  starts_on: chosen?.startsOn ?? "",
  ends_on: chosen?.endsOn ?? "",
  add_drop_from: chosen?.addDropFrom ?? "",
  add_drop_until: chosen?.addDropUntil ?? "",
  withdrawal_from: chosen?.withdrawalFrom ?? "",
  withdrawal_until: chosen?.withdrawalUntil ?? "",
  finals_from: chosen?.finalsFrom ?? "",
  finals_until: chosen?.finalsUntil ?? "",
  calendar_days: (chosen?.days ?? []).map(({ from, until, follows, isHalf }) => ({
    day_from: from,
    day_until: until ?? "",
    day_kind: follows === null ? (isHalf ? "half" : "none") : String(follows),
  })),
});

interface CalendarFormProps {
  term: string;
  chosen: AcademicTerm | null;
  /** What a weekday is called; 0 is Monday. */
  dayName(day: number): string;
}

export function CalendarForm({ term, chosen, dayName }: CalendarFormProps) {
  const { t } = useTranslation("academic-calendar");
  const kinds = [
    { value: "none", label: t("none") },
    { value: "half", label: t("half") },
    ...DAYS.map((day) => ({ value: String(day), label: t("follows", { day: dayName(day) }) })),
  ];
  const schema = () => import("../academic-calendar.schemas").then((m) => m.calendarForm);
  const version = String(chosen?.version ?? 0);
  return (
    <FormShell
      key={`${term} ${version}`}
      feature="academic-calendar"
      schema={schema}
      result={useResultOf("calendar")}
      defaultValue={{ act: "calendar", calendar_term: term, version, ...textsOf(chosen) }}
    >
      <input type="hidden" name="act" value="calendar" />
      <input type="hidden" name="calendar_term" value={term} />
      <VersionField version={Number(version)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="starts_on" type="date" />
        <TextField name="ends_on" type="date" />
        {PERIODS.flatMap((name) => [
          <TextField key={`${name}_from`} name={`${name}_from`} type="date" isOptional />,
          <TextField key={`${name}_until`} name={`${name}_until`} type="date" isOptional />,
        ])}
      </div>
      <RepeatableRows name="calendar_days" min={0} max={40} newRow={NEW_ROW} addLabel={t("addDay")} isOptional>
        {(row) => (
          <div className="col-span-full grid gap-3 sm:grid-cols-3">
            <TextField name={`${row}.day_from`} type="date" />
            <TextField name={`${row}.day_until`} type="date" isOptional />
            <SelectField name={`${row}.day_kind`} options={kinds} emptyLabel={false} />
          </div>
        )}
      </RepeatableRows>
      <SubmitButton className="btn-primary self-start">{t("save")}</SubmitButton>
    </FormShell>
  );
}
