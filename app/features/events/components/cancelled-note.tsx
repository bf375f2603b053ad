/** What stands where a cancelled event would be changed: that it stays as it is, why it was cancelled, and how it is taken up again. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Written } from "~/kit/written";

interface CancelledNoteProps {
  eventId: string;
  reason: string;
  canResume: boolean;
}

export function CancelledNote({ eventId, reason, canResume }: CancelledNoteProps) {
  const { t } = useTranslation("events");
  return (
    <div className="my-6 border-l-4 border-error bg-base-200 p-4">
      <p className="font-semibold">{t("page.cancelled")}</p>
      <Written text={reason} className="mt-1 wrap-anywhere" />
      <p className="mt-3">{t(canResume ? "form.resumeFirst" : "form.cancelledOver")}</p>
      {canResume && (
        <div className="mt-3">
          <ActionButton fields={{ act: "resume" }} action={`/event/${eventId}`}>
            {t("panel.resume")}
          </ActionButton>
        </div>
      )}
    </div>
  );
}
