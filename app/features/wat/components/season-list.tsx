/** Seasons with what they paid beside what was promised, a few of which one puts side by side. */
import { useTranslation } from "react-i18next";
import { ComparedBars } from "~/kit/figures";
import { Link } from "~/kit/link";
import { useWords } from "~/kit/use-words";
import Check from "~icons/lucide/check";
import X from "~icons/lucide/x";
import { formatDollars, seasonPay } from "../season.rules";
import { MOST_COMPARED } from "../wat.collection";
import type { Season } from "./use-season-columns";

/** A plain form that asks for the comparison of what is ticked. */
export function SeasonList({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation("wat");
  const highest = Math.max(...seasons.flatMap(({ details }) => Object.values(weeksOf(details))));
  return (
    <form method="get" action="/wat" className="flex flex-col gap-3">
      <ul className="border-t-2 border-base-content">
        {seasons.map((season) => (
          <li key={season.postId} className="grid gap-x-10 gap-y-1 border-b border-base-300 py-4 md:grid-cols-2">
            <SeasonSummary season={season} />
            <WeeklyPay season={season} highest={highest} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="btn">
          {t("compare.compare")}
        </button>
        <span className="text-sm text-muted">{t("compare.hint", { count: MOST_COMPARED })}</span>
      </div>
    </form>
  );
}

/** Dollars of a week; nothing where it isn't known. */
function weeksOf(details: Season["details"]) {
  const { promisedWeek, realWeek } = seasonPay(details);
  return { promised: promisedWeek ?? 0, real: realWeek ?? 0 };
}

function SeasonSummary({ season: { postId, title, details } }: { season: Season }) {
  const { t } = useTranslation("wat");
  const isAgain = details.would_return === true;
  const Icon = isAgain ? Check : X;
  return (
    <div className="min-w-0">
      <h2 className="text-lg/snug font-bold wrap-break-word">
        <Link to={`/wat/one/${postId}`} className="link-hover link">
          {String(details.employer ?? "")}
        </Link>
      </h2>
      <p className="wrap-break-word">{title}</p>
      <p className="text-sm text-muted">{[details.job, details.state, details.year].filter(Boolean).join(" · ")}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="flex items-center gap-1.5 font-semibold">
          <Icon size={18} aria-hidden />
          {t(isAgain ? "season.again" : "season.notAgain")}
        </span>
        <label className="flex min-h-8 items-center gap-2">
          <input type="checkbox" name="id" value={postId} className="checkbox checkbox-sm" aria-label={t("compare.chooseOne", { title })} />
          <span aria-hidden>{t("compare.choose")}</span>
        </label>
      </div>
    </div>
  );
}

function WeeklyPay({ season: { details }, highest }: { season: Season; highest: number }) {
  const { t } = useTranslation("wat");
  const { locale } = useWords();
  const { promised, real } = weeksOf(details);
  if (promised === 0 || real === 0) return null;
  const bars = [
    { name: t("season.promised"), value: promised, text: formatDollars(promised, locale) },
    { name: t("season.actual"), value: real, text: formatDollars(real, locale) },
  ];
  return <ComparedBars label={t("season.week")} bars={bars} highest={highest} isLast />;
}
