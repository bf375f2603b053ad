/** One line of text: names, addresses, numbers, dates, passwords. */

import { type InputHTMLAttributes, useState } from "react";
import { useTranslation } from "react-i18next";
import Eye from "~icons/lucide/eye";
import EyeOff from "~icons/lucide/eye-off";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useControl } from "./use-control";

type Kind = "text" | "email" | "password" | "url" | "search" | "number" | "tel" | "date" | "time" | "datetime-local";

export interface TextFieldProps extends FieldProps {
  /** `number` takes whole numbers, `decimal` numbers with point or comma. */
  type?: Kind | "decimal";
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  /** For dates and times. */
  min?: string;
  max?: string;
  autoFocus?: boolean;
  /** Shown behind the value, such as a unit. */
  suffix?: string;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, "list" | "spellCheck" | "autoCapitalize" | "readOnly" | "inputMode">;
}

/** Numbers are typed as text, so that a comma survives and a mouse wheel changes nothing. */
function kindOf(type: TextFieldProps["type"]): InputHTMLAttributes<HTMLInputElement> {
  if (type === "number") return { type: "text", inputMode: "numeric" };
  if (type === "decimal") return { type: "text", inputMode: "decimal" };
  return { type: type ?? "text" };
}

export function TextField(props: TextFieldProps) {
  const { type, autoComplete, placeholder, maxLength, min, max, autoFocus, suffix, input } = props;
  const { field, frame, control, initial } = useControl(props);
  const [isShown, setIsShown] = useState(false);
  const own = { ...kindOf(type), ...(isShown && { type: "text" }) };
  const shared = { ...control, ...own, ...input, autoComplete, placeholder, maxLength, min, max, autoFocus };
  return (
    <FieldFrame {...frame}>
      {type === "password" || suffix ? (
        <span className={`input w-full text-base ${frame.errors ? "input-error" : ""}`}>
          <input key={field.key} {...shared} defaultValue={initial} className="grow" />
          {suffix && <span aria-hidden>{suffix}</span>}
          {type === "password" && <ShowToggle isShown={isShown} onToggle={() => setIsShown(!isShown)} fieldId={control.id} />}
        </span>
      ) : (
        <input
          key={field.key}
          {...shared}
          defaultValue={initial}
          className={`input w-full text-base ${frame.errors ? "input-error" : ""}`}
        />
      )}
    </FieldFrame>
  );
}

function ShowToggle({ isShown, onToggle, fieldId }: { isShown: boolean; onToggle(): void; fieldId: string }) {
  const { t } = useTranslation("kit");
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm btn-square"
      aria-controls={fieldId}
      aria-pressed={isShown}
      aria-label={t("forms.showPassword")}
      onClick={onToggle}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
