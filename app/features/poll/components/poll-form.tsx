/** The form of a poll; once somebody has voted, its last day alone can be changed. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { KeyField } from "~/kit/forms/key-field";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { MAX_OPTIONS, MIN_OPTIONS, type PollKind } from "../poll.rules";

const KINDS = ["single", "multiple", "ranking"] as const satisfies readonly PollKind[];

interface PollFormProps {
  defaultValue: { options: readonly { en: string; tr: string }[] } & Record<string, unknown>;
  /** Of the poll that is changed. */
  version?: number;
  isFixed?: boolean;
  submitLabel: string;
}

/** What a vote has fixed travels along as it is. */
function Fixed({ options }: Pick<PollFormProps["defaultValue"], "options">) {
  const { t } = useTranslation("poll");
  return (
    <>
      <p className="rounded-box bg-base-200 p-4">{t("form.fixed")}</p>
      <HiddenField name="question_en" />
      <HiddenField name="question_tr" />
      <HiddenField name="kind" />
      {options.map((_, at) => (
        <span key={at} hidden>
          <HiddenField name={`options[${at}].en`} />
          <HiddenField name={`options[${at}].tr`} />
        </span>
      ))}
    </>
  );
}

export function PollForm({ defaultValue, version, isFixed, submitLabel }: PollFormProps) {
  const { t } = useTranslation("poll");
  const kinds = KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <FormShell
      feature="poll"
      schema={() => import("../poll.schemas").then((m) => (version === undefined ? m.newPollSchema : m.pollEditSchema))}
      defaultValue={defaultValue}
    >
      {version === undefined && <KeyField />}
      <VersionField version={version} />
      {isFixed ? (
        <Fixed options={defaultValue.options} />
      ) : (
        <>
          <TextField name="question_en" />
          <TextField name="question_tr" />
          <SelectField name="kind" options={kinds} emptyLabel={false} />
          <RepeatableRows name="options" min={MIN_OPTIONS} max={MAX_OPTIONS} newRow={{ en: "", tr: "" }} addLabel={t("form.addOption")}>
            {(row) => (
              <>
                <TextField name={`${row}.en`} />
                <TextField name={`${row}.tr`} />
              </>
            )}
          </RepeatableRows>
        </>
      )}
      <TextField name="closes_on" type="date" />
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </FormShell>
  );
}
