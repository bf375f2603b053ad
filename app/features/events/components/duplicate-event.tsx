/** The way to the form of a new event that is filled with this one, for those who manage it. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

export function DuplicateEvent({ event: { eventId, name } }: { event: { eventId: string; name: string } }) {
  const { t } = useTranslation("events");
  return (
    <Link to={`/event/add?from=${eventId}`} className="btn btn-sm" aria-label={`${t("page.duplicate")}: ${name}`}>
      {t("page.duplicate")}
    </Link>
  );
}
