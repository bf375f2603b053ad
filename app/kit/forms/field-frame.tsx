/** What stands around every field: its label above, its hint and its error below, tied together for screen readers. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** What every field takes. */
export interface FieldProps {
  name: string;
  /** Instead of `<feature>:fields.<name>`. */
  label?: string;
  /** Instead of `<feature>:hints.<name>`. */
  hint?: string;
  /** Says so beside the label; a field that isn't optional is announced as required. */
  isOptional?: boolean;
}

interface FrameProps {
  id: string;
  label: string;
  hint?: string;
  hintId: string;
  errorId: string;
  errors?: string[];
  isOptional?: boolean;
  children: ReactNode;
}

export function OptionalMark({ isOptional }: { isOptional?: boolean }) {
  const { t } = useTranslation("kit");
  return isOptional ? <span className="text-sm font-normal text-muted"> ({t("forms.optional")})</span> : null;
}

export function FieldHint({ id, hint }: { id: string; hint?: string }) {
  return hint ? (
    <p id={id} className="text-sm text-muted">
      {hint}
    </p>
  ) : null;
}

export function FieldErrors({ id, errors }: { id: string; errors?: string[] }) {
  return errors?.length ? (
    <p id={id} className="text-sm font-medium text-error">
      {errors.join(" ")}
    </p>
  ) : null;
}

/** The frame of a single control. */
export function FieldFrame({ id, label, hint, hintId, errorId, errors, isOptional, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        <OptionalMark isOptional={isOptional} />
      </label>
      {children}
      <FieldHint id={hintId} hint={hint} />
      <FieldErrors id={errorId} errors={errors} />
    </div>
  );
}

/** The frame of a group of controls. */
export function GroupFrame({ id, label, hint, hintId, errorId, errors, isOptional, children }: FrameProps) {
  const describedBy = [errors?.length ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy || undefined} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">
        {label}
        <OptionalMark isOptional={isOptional} />
      </legend>
      {children}
      <FieldHint id={hintId} hint={hint} />
      <FieldErrors id={errorId} errors={errors} />
    </fieldset>
  );
}
