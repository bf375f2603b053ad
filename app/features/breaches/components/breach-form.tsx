/** The form of an entry of the breach log: times, what happened, to which data and whose, what follows, and who is told. */
import { breachKinds, tellings } from "@schema/breaches";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm, type PlainFormProps } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { Section } from "~/kit/section";
import { MAX_LINE, MAX_TEXT, MIN_WHAT } from "../breaches.limits";

type Moment = "detected" | "known" | "started" | "ended" | "board_told" | "people_told";

const MomentFields = ({ name, isOptional }: { name: Moment; isOptional?: boolean }) => (
  <>
    <TextField name={`${name}_day`} type="date" isOptional={isOptional} />
    <TextField name={`${name}_time`} type="time" isOptional={isOptional} />
  </>
);

const Fields = ({ children }: { children: ReactNode }) => <div className="grid gap-5 sm:grid-cols-2">{children}</div>;

function TellingFields({ who }: { who: "board" | "people" }) {
  const { t } = useTranslation("breaches");
  return (
    <div className="flex flex-col gap-5">
      <SelectField name={who} emptyLabel={false} options={tellings.map((value) => ({ value, label: t(`options.${who}.${value}`) }))} />
      <TextArea name={`${who}_reason`} rows={3} maxLength={MAX_TEXT} isOptional />
      <Fields>
        <MomentFields name={`${who}_told`} isOptional />
      </Fields>
    </div>
  );
}

export function BreachForm({ version, ...form }: Pick<PlainFormProps, "result" | "defaultValue"> & { version?: number }) {
  const { t } = useTranslation("breaches");
  const { t: kit } = useTranslation("kit");
  return (
    <PlainForm feature="breaches" {...form}>
      {version === undefined ? <KeyField /> : <VersionField version={version} />}
      <Section title={t("parts.what")}>
        <div className="flex flex-col gap-5">
          <TextArea name="what" rows={6} minLength={MIN_WHAT} maxLength={MAX_TEXT} />
          <CheckboxGroup name="kinds" options={breachKinds.map((value) => ({ value, label: t(`options.kinds.${value}`) }))} />
        </div>
      </Section>
      <Section title={t("parts.when")} lead={t("parts.whenLead")}>
        <Fields>
          <MomentFields name="detected" />
          <MomentFields name="known" />
          <MomentFields name="started" isOptional />
          <MomentFields name="ended" isOptional />
        </Fields>
      </Section>
      <Section title={t("parts.whom")} lead={t("parts.whomLead")}>
        <Fields>
          <TextField name="data_kinds" maxLength={MAX_LINE} />
          <TextField name="record_count" type="number" isOptional />
          <TextField name="people_kinds" maxLength={MAX_LINE} />
          <TextField name="people_count" type="number" isOptional />
        </Fields>
      </Section>
      <Section title={t("parts.after")}>
        <div className="flex flex-col gap-5">
          <TextArea name="consequences" rows={4} maxLength={MAX_TEXT} isOptional />
          <TextArea name="measures" rows={4} maxLength={MAX_TEXT} isOptional />
        </div>
      </Section>
      <Section title={t("parts.told")} lead={t("parts.toldLead")}>
        <div className="flex flex-col gap-8">
          <TellingFields who="board" />
          <TextArea name="delay_reason" rows={3} maxLength={MAX_TEXT} isOptional />
          <TellingFields who="people" />
        </div>
      </Section>
      <SubmitButton className="btn-primary self-start">{kit("acts.save")}</SubmitButton>
    </PlainForm>
  );
}
