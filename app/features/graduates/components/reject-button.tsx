/** Turning an application down: a dialog that asks for the reason; before scripts run, the same form unfolds in its place. */
import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/kit/dialog";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { useHydrated } from "~/kit/use-hydrated";

const MAX_REASON = 500;
const LOOK = "btn btn-error";

interface RejectProps {
  applicationId: string;
  name: string;
  result: SubmissionResult | null;
}

/** @param isLive sent without leaving the page */
function RejectForm({ applicationId, result, isLive }: Omit<RejectProps, "name"> & { isLive: boolean }) {
  const { t } = useTranslation("kit");
  return (
    <PlainForm
      feature="graduates"
      fetcherKey={isLive ? `reject-${applicationId}` : undefined}
      result={isLive ? undefined : result}
      isGuarded={false}
    >
      <HiddenField name="application_id" value={applicationId} />
      <HiddenField name="decision" value="reject" />
      <TextArea name="reason" rows={3} maxLength={MAX_REASON} />
      <SubmitButton className="btn-error">{t("acts.reject")}</SubmitButton>
    </PlainForm>
  );
}

export function RejectButton({ applicationId, name, result }: RejectProps) {
  const { t } = useTranslation("graduates");
  const { t: kit } = useTranslation("kit");
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const own = result?.initialValue?.application_id === applicationId ? result : null;
  const label = t("list.rejectOne", { name });
  if (!isHydrated) {
    return (
      <details open={own !== null} className="open:basis-full">
        <summary className={`${LOOK} list-none`} aria-label={label}>
          {kit("acts.reject")}
        </summary>
        <div className="mt-3 max-w-md">
          <RejectForm applicationId={applicationId} result={own} isLive={false} />
        </div>
      </details>
    );
  }
  return (
    <>
      <button type="button" className={LOOK} aria-label={label} onClick={() => setIsOpen(true)}>
        {kit("acts.reject")}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t("list.rejectTitle", { name })}>
        <RejectForm applicationId={applicationId} result={null} isLive />
      </Dialog>
    </>
  );
}
