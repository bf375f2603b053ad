/** What comes after an event has been created: whether it is shown already, and what can be done now. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

export interface NewEvent {
  eventId: string;
  name: string;
  isWaiting: boolean;
}

/** @param editPath where its pictures are added */
export function NextSteps({ event: { eventId, name, isWaiting }, editPath }: { event: NewEvent; editPath: string }) {
  const { t } = useTranslation("events");
  return (
    <section aria-labelledby="next-steps" className="mb-6 rounded-box border border-success p-5">
      <h2 id="next-steps" className="text-lg font-semibold">
        {t(isWaiting ? "next.waiting" : "next.shown", { name })}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t(isWaiting ? "next.waitingText" : "next.shownText")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={`/event/${eventId}`} className="btn btn-primary">
          {t("next.open")}
        </Link>
        <Link to={`${editPath}#pictures`} className="btn">
          {t("next.pictures")}
        </Link>
      </div>
    </section>
  );
}
