/** A list of choices whose last one asks for one's own words; they appear without scripts, too. */
import { useTranslation } from "react-i18next";
import { SelectField } from "~/kit/forms/select-field";
import { TextField } from "~/kit/forms/text-field";
import { OTHER } from "../options";

export interface ChoiceWithOtherProps<Value extends string> {
  name: string;
  options: readonly Value[];
  /** The words of an option, where they aren't the option itself. */
  label?(value: Value): string;
  maxLength?: number;
  /** What asks for one's own words, where the options have an "Other" of their own. */
  otherLabel?: string;
}

export function ChoiceWithOther<Value extends string>({ name, options, label, maxLength = 120, otherLabel }: ChoiceWithOtherProps<Value>) {
  const { t } = useTranslation("events");
  const choices = [
    ...options.map((value) => ({ value, label: label?.(value) ?? value })),
    { value: OTHER, label: otherLabel ?? t("form.other") },
  ];
  return (
    <div className="group/other flex min-w-0 flex-col gap-2">
      <SelectField name={name} options={choices} emptyLabel={false} />
      <div className="hidden group-has-[option[value=other-choice]:checked]/other:block">
        <TextField name={`${name}_other`} maxLength={maxLength} />
      </div>
    </div>
  );
}
