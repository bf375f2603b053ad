/** An act that asks why: the button opens a form with a reason. */
import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { MAX_REASON } from "../options";

interface ReasonActProps {
  event: { eventId: string; name: string };
  act: "cancel" | "deactivate";
  /** What follows from it. */
  text?: string | undefined;
  /** The class of the buttons. */
  className?: string;
}

const FIELDS = { cancel: "cancel_reason", deactivate: "reason" } as const;

/** Sends `act`, `id` and the reason to the page that it is on. */
export function ReasonAct({ event: { eventId, name }, act, text, className = "" }: ReasonActProps) {
  const { t } = useTranslation("events");
  const answer = useActionData<{ result?: SubmissionResult | null }>();
  const sent = answer?.result?.initialValue;
  const own = sent?.id === eventId && sent.act === act ? answer?.result : null;
  return (
    <details open={own !== null} className="open:basis-full">
      <summary className={`btn btn-sm list-none ${className}`} aria-label={`${t(`panel.${act}`)}: ${name}`}>
        {t(`panel.${act}`)}
      </summary>
      <div className="mt-3 max-w-md">
        <PlainForm feature="events" result={own} isGuarded={false}>
          <HiddenField name="act" value={act} />
          <HiddenField name="id" value={eventId} />
          {text && <p>{text}</p>}
          <TextArea name={FIELDS[act]} rows={2} maxLength={MAX_REASON} />
          <SubmitButton className="btn-error self-start">{t(`panel.${act}`)}</SubmitButton>
        </PlainForm>
      </div>
    </details>
  );
}
