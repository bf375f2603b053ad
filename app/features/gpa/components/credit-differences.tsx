/** Courses whose credits the catalog has otherwise than the pasted transcript, each with both to choose from. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { withCreditsOf } from "../catalog-credits.rules";
import type { CreditDifference, ReadLine } from "../import-transcript.rules";
import { useGpaWords } from "./use-gpa-words";

const MOST_SHOWN = 150;
const SIDES = ["own", "catalog"] as const;

/** Replaces the lines by what is made of them. */
export type ChangeLines = (change: (lines: readonly ReadLine[]) => ReadLine[]) => void;

type DifferentLine = ReadLine & { kind: "course"; difference: CreditDifference };

const isDifferent = (line: ReadLine): line is DifferentLine => line.kind === "course" && line.difference !== undefined;

function Choice({ line, onChange }: { line: DifferentLine; onChange: ChangeLines }) {
  const { t } = useTranslation("transcript-import");
  const { number } = useGpaWords();
  const name = useId();
  const { course, difference } = line;
  return (
    <li className="border-b border-base-300 px-3 py-2 last:border-b-0">
      <fieldset>
        <legend className="font-medium break-words">{[course.code, course.name].filter(Boolean).join(" · ")}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6 gap-y-2">
          {SIDES.map((side) => (
            <label key={side} className="flex items-center gap-2 py-1">
              <input
                type="radio"
                className="radio"
                name={name}
                checked={course.credits === difference[side]}
                onChange={() => onChange((lines) => withCreditsOf(lines, side, line))}
              />
              {t(`differences.${side}`, { credits: number(difference[side]) })}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

export function CreditDifferences({ lines, onChange }: { lines: readonly ReadLine[]; onChange: ChangeLines }) {
  const { t } = useTranslation("transcript-import");
  const different = lines.filter(isDifferent);
  if (different.length === 0) return null;
  return (
    <section aria-label={t("differences.title")} className="mt-2 text-sm">
      <h3 className="font-semibold">{t("differences.title")}</h3>
      <p>{t("differences.hint")}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {SIDES.map((side) => (
          <button key={side} type="button" className="btn btn-sm" onClick={() => onChange((all) => withCreditsOf(all, side))}>
            {t(`differences.all.${side}`)}
          </button>
        ))}
      </div>
      <ul className="mt-2 rounded-box border border-warning">
        {different.slice(0, MOST_SHOWN).map((line) => (
          <Choice key={lines.indexOf(line)} line={line} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}
