/** What stands where a cancelled event would be changed: that it stays as it is, why it was cancelled, and how it is taken up again. */
import { useTranslation } from "react-i18next";
import { Written } from "~/kit/written";
import { ResumeEvent } from "./resume-event";

interface CancelledNoteProps {
  event: { eventId: string; name: string };
  reason: string;
  canResume: boolean;
}

export function CancelledNote({ event, reason, canResume }: CancelledNoteProps) {
  const { t } = useTranslation("events");
  return (
    <div className="my-6 border-l-4 border-error bg-base-200 p-4">
      <p className="font-semibold">{t("page.cancelled")}</p>
      <Written text={reason} className="mt-1 wrap-anywhere" />
      <p className="mt-3">{t(canResume ? "form.resumeFirst" : "form.cancelledOver")}</p>
      {canResume && (
        <div className="mt-3">
          <ResumeEvent event={event} action={`/event/${event.eventId}`} />
        </div>
      )}
    </div>
  );
}
