/** An announcement as staff see it: its state, whom it is for, and what can be done with it. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { Card } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { Written } from "~/kit/written";
import type { StaffAnnouncement } from "../announcements.service.server";

const LEVELS = { scheduled: "info", sent: "success", withdrawn: "neutral" } as const;

/** Whom it is for, in words. */
function useAudience({ department, entranceYear, semester }: StaffAnnouncement): string {
  const { t } = useTranslation("notifications");
  const year = entranceYear !== null && t("staff.year", { year: entranceYear });
  const parts = [department, year, semester !== null && t("staff.semester", { semester })].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : t("staff.everyone");
}

export function AnnouncementCard({ announcement }: { announcement: StaffAnnouncement }) {
  const { t } = useTranslation("notifications");
  const { locale } = useWords();
  const { announcementId, state, type, sendAt } = announcement;
  const title = locale === "tr" ? announcement.titleTr : announcement.titleEn;
  const text = locale === "tr" ? announcement.textTr : announcement.textEn;
  const audience = useAudience(announcement);
  return (
    <Card>
      <h2 className="font-semibold">{title}</h2>
      {text && <Written text={text} className="mt-1 line-clamp-3 text-sm whitespace-pre-line" />}
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge level={LEVELS[state]}>{t(`states.${state}`)}</Badge>
        {t(`types.${type}`)} · {audience} · <DateText at={sendAt} style="dateTime" />
      </p>
      {state !== "withdrawn" && (
        <div className="mt-3 flex gap-2">
          <Link to={`/notifications/edit/${announcementId}`} aria-label={t("staff.editOne", { title })} className="btn btn-sm">
            {t("staff.edit")}
          </Link>
          <Link to={`/notifications/delete?id=${announcementId}`} aria-label={t("staff.withdrawOne", { title })} className="btn btn-sm">
            {t("staff.withdraw")}
          </Link>
        </div>
      )}
    </Card>
  );
}
