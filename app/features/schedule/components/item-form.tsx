/** The form of something of one's own: each week, or once. */
import { useTranslation } from "react-i18next";
import { RadioCards } from "~/kit/forms/choice-fields";
import { GroupFrame } from "~/kit/forms/field-frame";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { useControl } from "~/kit/forms/use-control";
import { COLORS } from "../colors";
import { useScheduleWords } from "./use-schedule-words";

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

function ColorField() {
  const { t } = useTranslation("schedule");
  const { field, frame, control, initial } = useControl({ name: "color" });
  return (
    <GroupFrame {...frame}>
      <div key={field.key} className="flex flex-wrap gap-2">
        {Array.from({ length: COLORS }, (_, color) => (
          <label key={color} className={`entry-color entry-color-${color} flex cursor-pointer rounded-field p-2.5`}>
            <input
              type="radio"
              className="radio"
              {...control}
              id={`${field.id}-${color}`}
              value={color}
              aria-label={t("item.color", { number: color + 1 })}
              defaultChecked={initial === String(color)}
            />
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

interface ItemFormProps {
  defaultValue: Record<string, string>;
  result?: Parameters<typeof PlainForm>[0]["result"];
  submitLabel: string;
  isNew?: boolean;
}

export function ItemForm({ defaultValue, submitLabel, isNew, result }: ItemFormProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const days = DAYS.map((day) => ({ value: String(day), label: words.day(day) }));
  const repeats = (["weekly", "once"] as const).map((value) => ({ value, label: t(`item.${value}`) }));
  return (
    <PlainForm feature="schedule" defaultValue={defaultValue} result={result} className="max-w-2xl">
      {isNew && <KeyField />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="title" maxLength={80} />
        <TextField name="place" maxLength={80} isOptional />
      </div>
      <RadioCards name="repeats" options={repeats} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="day" options={days} isOptional />
        <TextField name="date" type="date" isOptional />
        <TextField name="start" type="time" />
        <TextField name="end" type="time" />
      </div>
      <ColorField />
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </PlainForm>
  );
}
