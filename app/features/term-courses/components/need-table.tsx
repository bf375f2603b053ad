/** What is needed for each letter, with the instructor's bounds beside it. */
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { disorderedBounds, LETTERS, leftOf, letterOf, missingWeight, neededFor, standingOf, USUAL_BOUNDS } from "../needed.rules";
import type { TermAct, TermCourse } from "../term-acts.rules";
import { NumberInput } from "./number-input";

const ALL = 100;

function useNeed() {
  const { t } = useTranslation("term-courses");
  const { number } = useCatalogWords();
  return (bound: number, parts: TermCourse["parts"]) => {
    const need = neededFor(bound, parts);
    return need.kind === "needs" ? t("need.needs", { mark: number(need.mark) }) : t(`need.${need.kind}`);
  };
}

function Standing({ course: { parts, bounds } }: { course: TermCourse }) {
  const { t } = useTranslation("term-courses");
  const { number, locale } = useCatalogWords();
  const { points, of, total } = standingOf(parts);
  const missing = missingWeight(parts);
  const left = [
    ...leftOf(parts).map((part) => part.name || t("parts.unnamed", { number: parts.indexOf(part) + 1 })),
    ...(missing > 0 ? [t("need.missing", { percent: number(missing) })] : []),
  ];
  const names = new Intl.ListFormat(locale).format(left);
  const letter = left.length === 0 ? letterOf(parts, bounds) : null;
  return (
    <div className="mb-3 flex flex-col gap-1" role="status">
      <p>{t("need.soFar", { points: number(points), of: number(of) })}</p>
      {left.length > 1 && <p>{t("need.average", { names })}</p>}
      {left.length === 1 && <p>{missing > 0 ? t("need.onlyMissing", { percent: number(missing) }) : t("need.one", { name: names })}</p>}
      {left.length === 0 && <p className="font-semibold">{letter ? t("need.letter", { letter }) : t("need.belowAll")}</p>}
      {total !== ALL && <p className="border-s-4 border-warning ps-3">{t("parts.sum", { total: number(total) })}</p>}
    </div>
  );
}

export function NeedTable({ course, act }: { course: TermCourse; act(act: TermAct): void }) {
  const { t } = useTranslation("term-courses");
  const need = useNeed();
  const { parts, bounds } = course;
  const wrong = disorderedBounds(bounds);
  const isUsual = LETTERS.every((letter) => bounds[letter] === USUAL_BOUNDS[letter]);
  return (
    <Section title={t("need.title")} lead={t("need.bounds")}>
      {parts.some(({ weight }) => weight !== null) && <Standing course={course} />}
      <table className="w-full max-w-lg tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="py-1 text-start">
              {t("need.grade")}
            </th>
            <th scope="col" className="w-24 py-1 text-start">
              {t("need.from")}
            </th>
            <th scope="col" className="py-1 ps-4 text-start">
              {t("need.needed")}
            </th>
          </tr>
        </thead>
        <tbody>
          {LETTERS.map((letter) => (
            <tr key={letter}>
              <th scope="row" className="py-1 text-start">
                {letter}
              </th>
              <td className="py-1">
                <NumberInput
                  label={t("need.boundOf", { letter })}
                  isLabelShown={false}
                  value={bounds[letter] ?? null}
                  max={ALL}
                  onSet={(value) => act({ type: "bounds", course, change: { [letter]: value ?? USUAL_BOUNDS[letter] ?? 0 } })}
                />
              </td>
              <td className="py-1 ps-4">{parts.length === 0 ? "–" : need(bounds[letter] ?? 0, parts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wrong.length > 0 && (
        <p role="alert" className="mt-2 font-medium text-error">
          {t("need.disorder", { letter: wrong[0] })}
        </p>
      )}
      {!isUsual && (
        <button
          type="button"
          className="btn btn-sm mt-2 print:hidden"
          onClick={() => act({ type: "bounds", course, change: USUAL_BOUNDS })}
        >
          {t("need.usual")}
        </button>
      )}
    </Section>
  );
}
