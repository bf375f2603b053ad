/** What is said outside the weeks of registration. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { useWords } from "~/kit/use-words";
import { startOfDay } from "~/platform/time";

export function Closed({ opensOn }: { opensOn: string | null }) {
  const { t } = useTranslation("seats");
  const { locale } = useWords();
  const schedules = (
    <Link to="/schedule/all" className="btn">
      {t("make")}
    </Link>
  );
  const text = opensOn ? t("opens", { date: formatDate(startOfDay(opensOn), locale, "date") }) : t("closedText");
  return <EmptyState title={t("closed")} text={text} drawing="calendar" act={schedules} />;
}
