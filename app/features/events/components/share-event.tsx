/** Passing an event on, and putting it into a calendar while it takes place. */
import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ShareButton } from "~/kit/share-button";
import CalendarPlus from "~icons/lucide/calendar-plus";

interface ShareEventProps {
  eventId: string;
  name: string;
  isCancelled: boolean;
  /** The reader has heard that it is at another time or place. */
  isUpdate: boolean;
}

export function ShareEvent({ eventId, name, isCancelled, isUpdate }: ShareEventProps) {
  const { t } = useTranslation("event-page");
  const fetcher = useFetcher({ key: "share-event" });
  return (
    <>
      {!isCancelled && (
        <a href={`/api/v1/event/${eventId}/calendar.ics`} download={`${eventId}.ics`} className="btn">
          <CalendarPlus size={18} aria-hidden />
          {t(isUpdate ? "calendarUpdate" : "calendar")}
        </a>
      )}
      <ShareButton title={name} failedText={t("shareFailed")} onShared={() => fetcher.submit({ act: "share" }, { method: "post" })} />
    </>
  );
}
