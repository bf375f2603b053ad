/** An act with consequences, folded away behind its name: what it does, what it asks, and a button of its own. */
import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PlainForm, type PlainFormProps } from "./plain-form";
import { SubmitButton } from "./submit-button";

type Result = PlainFormProps["result"];

/**
 * What the page's action answered one of its forms, told apart by their `act`.
 * @param act null for the form that has none
 */
export function useResultOf(act: string | null): Result {
  const result = useActionData<{ result?: Result }>()?.result ?? null;
  const sent = result?.initialValue?.act ?? null;
  return sent === act ? result : null;
}

export interface ActFormProps extends Pick<PlainFormProps, "feature"> {
  /** The summary that opens it. */
  title: string;
  text?: ReactNode;
  /** Hidden fields; `act` tells the page's forms apart. */
  fields: { act: string } & Record<string, string>;
  submitLabel: string;
  level?: "error" | "primary";
  /** What the act asks. */
  children?: ReactNode;
}

/** Stays open after a refusal, with its reason. Needs no scripts. */
export function ActForm({ feature, title, text, fields, submitLabel, level = "primary", children }: ActFormProps) {
  const result = useResultOf(fields.act);
  const look = level === "error" ? "btn-error" : "btn-primary";
  return (
    <details className="mt-6 rounded-box border border-base-300" open={result?.status === "error"}>
      <summary className="cursor-pointer px-4 py-3 font-medium">{title}</summary>
      <div className="flex flex-col gap-4 border-t border-base-300 p-4">
        {text && <p className="text-sm text-muted">{text}</p>}
        <PlainForm feature={feature} result={result} isGuarded={false}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          <SubmitButton className={`${look} self-start`}>{submitLabel}</SubmitButton>
        </PlainForm>
      </div>
    </details>
  );
}
