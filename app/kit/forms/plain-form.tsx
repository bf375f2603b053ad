/** A short form that the server alone checks, such as a decision with its reason: the same fields without the form library. */
import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "./error-summary";
import { type FieldState, FormContext } from "./form-context";
import type { FormShellProps } from "./form-shell";
import { PausedNote } from "./paused-note";
import { UnsavedGuard } from "./unsaved-guard";
import { type Result, sendByFirstButton, useFailure, useSending, useTouched } from "./use-sending";

export type PlainFormProps = Pick<
  FormShellProps,
  "feature" | "result" | "defaultValue" | "fetcherKey" | "isGuarded" | "className" | "children"
> & {
  /** May answer the form itself: with the event's default prevented, nothing is sent. */
  onSend?(event: FormEvent<HTMLFormElement>): void;
};

/** How its fields stand: what was refused, what was sent or given to begin with, and what has been typed since. */
function useFields(formId: string, result: Result | undefined, defaults?: Record<string, unknown>) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const useField = useMemo(
    () =>
      (name: string): FieldState => {
        const id = `${formId}-${name}`;
        const initialValue = result?.initialValue?.[name] ?? defaults?.[name];
        const errors = result?.error?.[name] ?? undefined;
        const value = typed[name] ?? initialValue;
        return { id, name, formId, errorId: `${id}-error`, descriptionId: `${id}-description`, errors, initialValue, value };
      },
    [formId, result, defaults, typed],
  );
  const note = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLTextAreaElement) setTyped((before) => ({ ...before, [target.name]: target.value }));
  };
  const isDirty = Object.entries(typed).some(([name, value]) => value !== (defaults?.[name] ?? ""));
  return { useField, note, isDirty };
}

export function PlainForm({
  feature,
  defaultValue,
  fetcherKey,
  isGuarded = true,
  className = "",
  children,
  onSend,
  ...props
}: PlainFormProps) {
  useTranslation(["kit", feature as "kit"]);
  const id = useId();
  const actionData = useActionData<{ result?: Result }>();
  const { fetcher, isSent, isEcho, markSent } = useSending(fetcherKey);
  const own = fetcherKey ? fetcher.data?.result : actionData?.result;
  const result = props.result === undefined ? own : props.result;
  const { summary, hasFailed } = useFailure(result);
  const { isTouched, isGoing, touch, untouch } = useTouched(result);
  const { useField, note, isDirty } = useFields(id, result, defaultValue);
  const state = useMemo(() => ({ feature, isPending: isSent, result, useField }), [feature, isSent, result, useField]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isSent || isEcho()) return event.preventDefault();
    onSend?.(event);
    if (event.defaultPrevented) return;
    markSent();
    untouch();
  };
  const input = (event: FormEvent<HTMLFormElement>) => {
    note(event);
    touch();
  };
  const FormTag = fetcherKey ? fetcher.Form : Form;
  return (
    <FormContext.Provider value={state}>
      <FormTag
        method="post"
        id={id}
        noValidate
        className={`flex flex-col gap-5 ${className}`}
        onSubmit={send}
        onInput={input}
        onKeyDown={sendByFirstButton}
      >
        {hasFailed ? <ErrorSummary ref={summary} formId={id} errors={result?.error ?? {}} /> : <PausedNote />}
        {children}
      </FormTag>
      {isGuarded && isTouched && isDirty && <UnsavedGuard isGoing={isGoing} />}
    </FormContext.Provider>
  );
}
