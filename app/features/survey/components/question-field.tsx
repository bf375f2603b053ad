/** One question of a survey as it is answered. */
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { type ChoicesProps, RadioCards } from "~/kit/forms/choice-fields";
import { GroupFrame } from "~/kit/forms/field-frame";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { useControl } from "~/kit/forms/use-control";
import { fieldOf, isText, MAX_LONG, MAX_SHORT, type ShownQuestion } from "../survey.questions";

/** Short choices side by side: steps of a scale, columns of a table. */
function ChoiceRow(props: ChoicesProps) {
  const { field, frame, control, initial } = useControl(props);
  return (
    <GroupFrame {...frame}>
      <div key={field.key} className="flex flex-wrap gap-1.5">
        {props.options.map(({ value, label }) => (
          <label key={value} className="choice-card min-w-11 items-center justify-center gap-2 px-3 py-2">
            <input
              type="radio"
              className="radio"
              {...control}
              id={`${field.id}-${value}`}
              value={value}
              defaultChecked={initial === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

const numbered = (labels: readonly string[]) => labels.map((label, at) => ({ value: String(at + 1), label }));

interface QuestionFieldProps {
  question: ShownQuestion;
  number: number;
  /** Says when it is asked, where that isn't always. */
  hint?: string;
}

export function QuestionField({ question, number, hint }: QuestionFieldProps) {
  const { t } = useTranslation("survey");
  const { kind, text, options, rows, min = 1, max = 5, is_required } = question;
  const field = { name: fieldOf(number), label: text, hint: hint ?? "", isOptional: !is_required };
  if (kind === "section") return <h2 className="mt-2 border-b border-base-300 pb-1 text-xl font-semibold">{text}</h2>;
  if (kind === "single") return <RadioCards {...field} options={numbered(options)} />;
  if (kind === "multiple") return <CheckboxGroup {...field} options={numbered(options)} />;
  if (kind === "scale") {
    const steps = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
    return <ChoiceRow {...field} options={steps.map((value) => ({ value, label: value }))} />;
  }
  if (kind === "matrix") {
    return (
      <div className="flex flex-col gap-4">
        <p className="font-medium">{text}</p>
        {hint && <p className="text-sm text-muted">{hint}</p>}
        {rows.map((row, at) => (
          <ChoiceRow
            key={fieldOf(number, at + 1)}
            name={fieldOf(number, at + 1)}
            label={row}
            hint=""
            isOptional={!is_required}
            options={numbered(options)}
          />
        ))}
      </div>
    );
  }
  if (kind === "long") return <TextArea {...field} rows={4} maxLength={MAX_LONG} />;
  if (isText(question)) return <TextField {...field} maxLength={MAX_SHORT} />;
  const range = kind === "number" ? t("form.between", { min, max }) : "";
  return <TextField {...field} type={kind === "number" ? "number" : "date"} hint={[hint, range].filter(Boolean).join(" ")} />;
}
