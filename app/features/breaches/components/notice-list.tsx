/** The notices of a breach: how many mails each has, and how they ended. */
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { formatNumber } from "~/kit/format";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import type { NoticeProof } from "../notices.repository.server";

const COUNTS = ["queued", "sent", "failed", "waiting", "gone"] as const;

export function NoticeList({ notices }: { notices: readonly NoticeProof[] }) {
  const { t } = useTranslation("breaches");
  const { locale } = useWords();
  if (notices.length === 0) return <p className="text-muted">{t("one.noNotices")}</p>;
  return (
    <ul className="divide-y divide-base-300">
      {notices.map((notice) => (
        <li key={notice.noticeId} className="flex flex-col gap-2 py-3">
          <p className="font-medium break-words">{locale === "tr" ? notice.subjectTr : notice.subjectEn}</p>
          <p className="text-sm text-muted">
            {t(`options.audience.${notice.audience}`)} · <DateText at={notice.createdAt} style="dateTime" />
          </p>
          <FactList
            className="grid-cols-2 sm:grid-cols-4"
            facts={COUNTS.map((name) => [t(`one.${name}`), formatNumber(notice[name], locale)])}
          />
        </li>
      ))}
    </ul>
  );
}
