/** A small form that unfolds below its name, needs no scripts and stays open when it was refused. */
import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PlainForm, type PlainFormProps } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { usePreview } from "./preview";

type Result = PlainFormProps["result"];

/** What the page's action answered the form of this act about this reply. */
export function useResultOf(act: string, id = ""): Result {
  const result = useActionData<{ result?: Result }>()?.result ?? null;
  const sent = result?.initialValue;
  return sent?.act === act && (sent.id ?? "") === id ? result : null;
}

interface TextFormProps {
  /** Its text is Markdown that can be looked at before it is sent. */
  hasPreview?: boolean;
  act: string;
  /** The reply that it is about. */
  id?: string;
  defaultValue?: Record<string, unknown>;
  submitLabel: string;
  children: ReactNode;
}

export function TextForm({ act, id, defaultValue, submitLabel, hasPreview = false, children }: TextFormProps) {
  const result = useResultOf(act, id);
  const preview = usePreview(act, id);
  return (
    <>
      {preview.box}
      <PlainForm feature="thread" result={result} defaultValue={result ? undefined : defaultValue} className="gap-3" onSend={preview.clear}>
        <input type="hidden" name="act" value={act} />
        {id && <input type="hidden" name="id" value={id} />}
        {children}
        <div className="flex flex-wrap gap-2">
          <SubmitButton className="btn-primary btn-sm">{submitLabel}</SubmitButton>
          {hasPreview && preview.button}
        </div>
      </PlainForm>
    </>
  );
}

export function FoldedForm({ title, ...form }: TextFormProps & { title: string }) {
  const result = useResultOf(form.act, form.id);
  return (
    <details className="open:basis-full" open={result !== null}>
      <summary className="btn btn-ghost btn-sm">{title}</summary>
      <div className="ms-3 mt-2 rounded-box border border-base-300 p-3">
        <TextForm {...form} />
      </div>
    </details>
  );
}
