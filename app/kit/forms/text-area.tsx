/** Longer text, with a count of what is left when there is a limit. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "../format";
import { useWords } from "../use-words";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useFieldState } from "./form-context";
import { useControl } from "./use-control";

export interface TextAreaProps extends FieldProps {
  rows?: number;
  /** Counted, not cut off: pasted text is never lost silently. */
  maxLength?: number;
  /** Shown with the count, when a text must have a length. */
  minLength?: number;
  placeholder?: string;
}

export function TextArea(props: TextAreaProps) {
  const { rows = 5, maxLength, minLength, placeholder } = props;
  const { field, frame, control, initial } = useControl(props);
  return (
    <FieldFrame {...frame}>
      <textarea
        key={field.key}
        {...control}
        rows={rows}
        placeholder={placeholder}
        defaultValue={initial}
        className={`textarea w-full text-base ${frame.errors ? "textarea-error" : ""}`}
      />
      {(maxLength || minLength) && <Counter name={props.name} maxLength={maxLength} minLength={minLength} />}
    </FieldFrame>
  );
}

function Counter({ name, maxLength, minLength = 0 }: { name: string; maxLength?: number; minLength?: number }) {
  const { t } = useTranslation("kit");
  const { locale } = useWords();
  const { value } = useFieldState(name);
  const length = typeof value === "string" ? value.trim().length : 0;
  const tooShort = length < minLength;
  const max = maxLength === undefined ? undefined : formatNumber(maxLength, locale);
  const count = formatNumber(length, locale);
  const isOver = maxLength !== undefined && length > maxLength;
  const limit = max ? `${count} / ${max}` : count;
  return (
    <p className={`text-end text-sm tabular-nums ${isOver ? "font-medium text-error" : "text-muted"}`}>
      {tooShort ? t("forms.countMin", { length: count, min: formatNumber(minLength, locale) }) : limit}
    </p>
  );
}
