/** Taking an event out of sight: the button opens a form that asks why. */
import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { MAX_REASON } from "../options";

interface HideEventProps {
  event: { eventId: string; name: string };
  /** The class of the buttons. */
  className?: string;
}

/** Sends `act`, `id` and `reason` to the page that it is on. */
export function HideEvent({ event: { eventId, name }, className = "" }: HideEventProps) {
  const { t } = useTranslation("events");
  const answer = useActionData<{ result?: SubmissionResult | null }>();
  const own = answer?.result?.initialValue?.id === eventId ? answer.result : null;
  return (
    <details open={own !== null} className="open:basis-full">
      <summary className={`btn btn-sm list-none ${className}`} aria-label={`${t("panel.deactivate")}: ${name}`}>
        {t("panel.deactivate")}
      </summary>
      <div className="mt-3 max-w-md">
        <PlainForm feature="events" result={own} isGuarded={false}>
          <HiddenField name="act" value="deactivate" />
          <HiddenField name="id" value={eventId} />
          <TextArea name="reason" rows={2} maxLength={MAX_REASON} />
          <SubmitButton className={`self-start ${className}`}>{t("panel.deactivate")}</SubmitButton>
        </PlainForm>
      </div>
    </details>
  );
}
