/** What students make of a course, at a glance: the score in the stands, how it spreads, and what the course takes and gives. */
import { useTranslation } from "react-i18next";
import { Seats } from "~/kit/seats";
import { useCatalogWords } from "./use-catalog-words";

const BEST = 5;
/** Hours a week beyond which a lane is full. */
const MOST_HOURS = 30;

interface VerdictMeans {
  overall: number | null;
  difficulty: number | null;
  weeklyHours: number | null;
  /** Where it is known. */
  usefulness?: number | null;
}

interface CourseVerdictProps {
  means: VerdictMeans;
  /** How many rated it, and how many it takes for a mean. */
  n: number;
  floor: number;
  /** How many gave 1, 2, 3, 4 and 5. */
  spread?: readonly number[] | null;
}

/** Stands on a course's head. */
export function CourseVerdict({ means, n, floor, spread }: CourseVerdictProps) {
  const { t } = useTranslation("catalog");
  const { one } = useCatalogWords();
  if (means.overall === null) {
    return (
      <div className="py-3">
        <p className="text-2xl/tight font-black tracking-tighter">{t("verdict.none")}</p>
        <p className="mt-1 max-w-prose text-sm">{n === 0 ? t("course.noExperiences") : t("course.tooFew", { count: n, floor })}</p>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-4 py-2 lg:gap-8">
      <Seats
        text={one(means.overall)}
        label={t("verdict.label", { score: one(means.overall), count: n })}
        className="shrink-0 lg:[--seat:0.625rem]"
      />
      <div className="min-w-0 flex-1 text-sm lg:max-w-72">
        <p aria-hidden>
          {t("verdict.outOf")} <strong className="font-extrabold">{t("verdict.from", { count: n })}</strong>
        </p>
        {spread && <Histogram counts={spread} />}
      </div>
    </div>
  );
}

/** From five to one, so that the good is above. */
function Histogram({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation("catalog");
  const { number } = useCatalogWords();
  const highest = Math.max(1, ...counts);
  return (
    <table className="w-full text-xs/none tabular-nums">
      <caption className="sr-only">{t("verdict.spread")}</caption>
      <tbody>
        {[...counts.keys()].reverse().map((index) => (
          <tr key={index}>
            <th scope="row" className="w-4 py-0.5 text-start font-normal">
              {index + 1}
            </th>
            <td className="flex items-center gap-2 py-0.5">
              <span aria-hidden className="h-2.5 grow">
                <span
                  className="block h-full min-w-px bg-white [print-color-adjust:exact]"
                  style={{ width: `${((counts[index] ?? 0) / highest) * 100}%` }}
                />
              </span>
              <span className="min-w-6 text-end">{number(counts[index] ?? 0)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the course takes and gives, as lanes: how far each mark has come. */
export function CourseLanes({ means }: Pick<CourseVerdictProps, "means">) {
  const { t } = useTranslation("catalog");
  const { one } = useCatalogWords();
  if (means.overall === null) return null;
  const rated = (name: "difficulty" | "usefulness", mean: number | null | undefined) =>
    mean == null ? [] : [{ name, value: one(mean), end: String(BEST), share: (mean - 1) / (BEST - 1) }];
  const { difficulty, weeklyHours, usefulness } = means;
  const lanes = [
    ...rated("difficulty", difficulty),
    ...(weeklyHours === null
      ? []
      : [
          {
            name: "hours" as const,
            value: one(weeklyHours),
            end: t("verdict.hours", { count: MOST_HOURS }),
            share: weeklyHours / MOST_HOURS,
          },
        ]),
    ...rated("usefulness", usefulness),
  ];
  return (
    <ol className="lanes">
      {lanes.map(({ name, value, end, share }, index) => (
        <li
          key={name}
          className="grid h-7 grid-cols-[1rem_6.75rem_2.25rem_minmax(0,1fr)_2.5rem] items-center gap-x-1.5 text-sm lg:h-9 lg:grid-cols-[1rem_9rem_3rem_minmax(0,1fr)_3rem] lg:text-base"
        >
          <span aria-hidden className="font-black">
            {index + 1}
          </span>
          <span className="truncate font-bold">{t(`verdict.lanes.${name}`)}</span>
          <strong className="text-lg/none font-black tracking-tight tabular-nums">{value}</strong>
          <span
            aria-hidden
            className="lane block h-4 lg:h-5"
            style={{ "--share": `${Math.min(1, Math.max(0, share)) * 100}%` } as object}
          />
          <span className="ps-1 text-xs">
            <span className="sr-only">{t("verdict.of")} </span>
            {end}
          </span>
        </li>
      ))}
    </ol>
  );
}
