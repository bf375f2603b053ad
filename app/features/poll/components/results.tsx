/** How a poll stands, as bars that are a table. */
import { useTranslation } from "react-i18next";
import { BarTable } from "~/kit/charts";
import { formatNumber, formatPercent } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { PollView } from "../poll.service.server";

/** Whole percents of those who voted. */
const shareOf = (votes: number, voters: number) => (voters > 0 ? Math.round((votes / voters) * 100) : 0);

export function Results({ poll: { kind, question, results, voters } }: { poll: PollView }) {
  const { t } = useTranslation("poll");
  const { locale } = useWords();
  if (!results || voters === null) return null;
  const isRanking = kind === "ranking";
  const rows = results.map(({ position, text, votes, points }) => ({
    key: String(position),
    name: text,
    count: isRanking ? points : votes,
    more: isRanking ? formatNumber(votes, locale) : formatPercent(shareOf(votes, voters), locale),
  }));
  return (
    <div className="max-w-2xl">
      <p className="mb-3">{t("one.voters", { count: voters, formatted: formatNumber(voters, locale) })}</p>
      <BarTable
        caption={question}
        header={t("one.answer")}
        countHeader={t(isRanking ? "one.points" : "one.votes")}
        moreHeader={t(isRanking ? "one.first" : "one.share")}
        rows={rows}
      />
      {isRanking && <p className="mt-3 text-sm text-base-content/80">{t("one.pointsHint")}</p>}
    </div>
  );
}
