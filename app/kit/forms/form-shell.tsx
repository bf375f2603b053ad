/** A form that works before scripts do, and with them checks as you type and guards unsaved work. */
import { type DefaultValue, FormProvider, useField, useForm } from "@conform-to/react";
import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, type MouseEvent, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ErrorSummary } from "./error-summary";
import { FormContext } from "./form-context";
import { PausedNote } from "./paused-note";
import { UnsavedGuard } from "./unsaved-guard";
import { type Result, sendOnCtrlEnter, useFailure, useSending, useTouched } from "./use-sending";
import { isIntent, useUnheardIntents } from "./use-unheard-intents";
import { useValidator } from "./use-validator";

type Values = Record<string, unknown>;

export interface FormShellProps {
  /** The namespace of the labels: `<feature>:fields.<name>`. */
  feature: string;
  /** Imports the schema: `() => import("../course.schema").then((m) => m.courseSchema)`. Absent: the server checks alone. */
  schema?: () => Promise<z.ZodType>;
  /** What the action answered; by default the page's own `actionData.result`. Pages with several forms say whose it is. */
  result?: Result;
  defaultValue?: Values;
  action?: string;
  /** Sends without navigation, as this fetcher: for small forms inside lists. */
  fetcherKey?: string;
  /** Whether to ask before unsaved work is left; on unless said otherwise. */
  isGuarded?: boolean;
  /** Takes what has been checked instead of its being sent, where scripts do more than a form can. @returns false to have it sent */
  onValid?(form: FormData): boolean;
  /** What took it is at work. */
  isBusy?: boolean;
  /** Sends files. */
  isMultipart?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Leaving a field may write an error below it, which moves the button from under a finger that has just gone down on it, and the
 * press is lost. So pressing a button doesn't leave the field: sending checks everything anyway.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>) {
  if ((event.target as Element).closest("button:not([type=button])")) event.preventDefault();
}

/** What was said of the form as a whole stands until it is sent again; checking a field that is left would take it away. */
const refusalOf = (result: Result | undefined) => ({ "": result?.error?.[""] });

const useCheckedField = (name: string) => useField<string | string[] | undefined>(name)[0];

export function FormShell(props: FormShellProps) {
  const { feature, schema, defaultValue, action, fetcherKey, isGuarded = true, isMultipart, isBusy, className = "", children } = props;
  useTranslation(["kit", feature as "kit"]);
  const actionData = useActionData<{ result?: Result }>();
  const { fetcher, isSent, isEcho, markSent } = useSending(fetcherKey);
  const isPending = isSent || Boolean(isBusy);
  const own = fetcherKey ? fetcher.data?.result : actionData?.result;
  const result = props.result === undefined ? own : props.result;
  const { summary, hasFailed, fail } = useFailure(result);
  const { isTouched, isGoing, touch, untouch } = useTouched(result);
  const { validate, load } = useValidator(feature, schema);
  const state = useMemo(() => ({ feature, isPending, result, useField: useCheckedField }), [feature, isPending, result]);
  const [form] = useForm<Values>({
    lastResult: result,
    defaultValue: defaultValue as DefaultValue<Values>,
    shouldValidate: validate ? "onBlur" : "onSubmit",
    shouldRevalidate: validate ? "onInput" : "onSubmit",
    onValidate: validate && (({ formData }) => validate(formData) as never),
    shouldDirtyConsider: (name) => !name.startsWith("__"),
  });
  const hear = useUnheardIntents(form.id);
  const send = (event: FormEvent<HTMLFormElement>) => {
    hear(event);
    if (isPending || isEcho()) return event.preventDefault();
    form.onSubmit(event);
    if (isIntent(event.nativeEvent as SubmitEvent)) return touch();
    if (event.defaultPrevented) return fail();
    if (props.onValid?.(new FormData(event.currentTarget))) return event.preventDefault();
    markSent();
    untouch();
  };
  const FormTag = fetcherKey ? fetcher.Form : Form;
  return (
    <FormContext.Provider value={state}>
      <FormProvider context={form.context}>
        <FormTag
          method="post"
          action={action}
          encType={isMultipart ? "multipart/form-data" : undefined}
          id={form.id}
          noValidate
          className={`flex flex-col gap-5 ${className}`}
          onSubmit={send}
          onFocus={load}
          onMouseDown={keepFocus}
          onInput={touch}
          onKeyDown={sendOnCtrlEnter}
        >
          {hasFailed ? (
            <ErrorSummary ref={summary} formId={form.id} errors={{ ...refusalOf(result), ...form.allErrors }} />
          ) : (
            <PausedNote />
          )}
          {children}
        </FormTag>
        {isGuarded && isTouched && form.dirty && <UnsavedGuard isGoing={isGoing} />}
      </FormProvider>
    </FormContext.Provider>
  );
}
