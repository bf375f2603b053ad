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
  if (!results) return null;
  if (voters === null) return <p className="text-muted">{t("one.tooFew")}</p>;
  const isRanking = kind === "ranking";
  const together = new Intl.ListFormat(locale, { type: "disjunction" });
  const rows = results.map(({ positions, texts, votes, points }) => ({
    key: positions.join(),
    name: together.format(texts),
    count: votes ?? points ?? 0,
    more: votes === null ? undefined : formatPercent(shareOf(votes, voters), locale),
  }));
  return (
    <div className="max-w-2xl">
      <p className="mb-3">{t("one.voters", { count: voters, formatted: formatNumber(voters, locale) })}</p>
      <BarTable
        caption={question}
        header={t("one.answer")}
        countHeader={t(isRanking ? "one.points" : "one.votes")}
        moreHeader={isRanking ? undefined : t("one.share")}
        rows={rows}
      />
      {isRanking && <p className="mt-3 text-sm text-muted">{t("one.pointsHint")}</p>}
      <p className="mt-3 text-sm text-muted">{t("one.steps")}</p>
    </div>
  );
}
