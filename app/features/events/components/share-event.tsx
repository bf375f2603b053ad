/** Passing an event on, and putting it into a calendar while it takes place. */
import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ShareButton } from "~/kit/share-button";
import CalendarPlus from "~icons/lucide/calendar-plus";

export function ShareEvent({ eventId, name, isCancelled }: { eventId: string; name: string; isCancelled: boolean }) {
  const { t } = useTranslation("events");
  const fetcher = useFetcher({ key: "share-event" });
  return (
    <>
      {!isCancelled && (
        <a href={`/api/v1/event/${eventId}/calendar.ics`} download={`${eventId}.ics`} className="btn">
          <CalendarPlus size={18} aria-hidden />
          {t("page.calendar")}
        </a>
      )}
      <ShareButton title={name} failedText={t("page.shareFailed")} onShared={() => fetcher.submit({ act: "share" }, { method: "post" })} />
    </>
  );
}
