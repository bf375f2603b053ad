/** The two steps of the survey of graduates: the link by mail, and the answers. */
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { RadioCards } from "~/kit/forms/choice-fields";
import { PlainForm } from "~/kit/forms/plain-form";
import { type Option, type OptionGroup, SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { TrapField } from "~/kit/forms/trap-field";
import { roles, salaries, satisfactions, sectors, waits } from "../alumni.questions";

export function LinkForm() {
  const { t } = useTranslation("alumni");
  return (
    <PlainForm feature="alumni" result={useResultOf("link")} className="max-w-md">
      <input type="hidden" name="act" value="link" />
      <TextField name="email" type="email" />
      <TrapField name="website" />
      <SubmitButton className="btn-primary self-start">{t("link.send")}</SubmitButton>
    </PlainForm>
  );
}

interface AnswerFormProps {
  token: string;
  departments: (Option | OptionGroup)[];
  years: Option[];
}

export function AnswerForm({ token, departments, years }: AnswerFormProps) {
  const { t } = useTranslation("alumni");
  return (
    <PlainForm feature="alumni" result={useResultOf("answer")} className="max-w-2xl">
      <input type="hidden" name="act" value="answer" />
      <input type="hidden" name="token" value={token} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="graduation_year" options={years} />
        <SelectField name="department" options={departments} />
        <SelectField name="sector" options={sectors.map((value) => ({ value, label: t(`values.sector.${value}`) }))} />
        <SelectField name="role" options={roles.map((value) => ({ value, label: t(`values.role.${value}`) }))} />
        <TextField name="city" />
        <TextField name="country" />
        <SelectField name="salary" options={salaries.map((value) => ({ value, label: t(`values.salary.${value}`) }))} />
        <SelectField name="wait" options={waits.map((value) => ({ value, label: t(`values.wait.${value}`) }))} />
      </div>
      <RadioCards name="satisfaction" options={satisfactions.map((value) => ({ value, label: t(`values.satisfaction.${value}`) }))} />
      <TrapField name="website" />
      <SubmitButton className="btn-primary self-start">{t("answer.send")}</SubmitButton>
    </PlainForm>
  );
}
