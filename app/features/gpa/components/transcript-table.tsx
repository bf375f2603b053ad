/** A transcript with its averages as one table: on paper, and for readers without scripts. */
import { useTranslation } from "react-i18next";
import type { Outcome } from "../gpa.rules";
import type { Transcript } from "../gpa.schemas";
import { StandingReason, TermFacts } from "./term-facts";
import { useGpaWords } from "./use-gpa-words";

/** So many courses of a term are printed. */
const MOST_SHOWN = 60;

export function TranscriptTable({ transcript, outcome }: { transcript: Transcript; outcome: Outcome }) {
  const { t } = useTranslation("gpa");
  const { term: termName, number } = useGpaWords();
  return (
    <div className="flex flex-col gap-4 print:block print:columns-2 print:gap-x-8">
      {outcome.terms.map((own) => {
        const lines = transcript.terms.find(({ term }) => term === own.term)?.lines ?? [];
        return (
          <section key={own.term} className="break-inside-avoid print:mb-3">
            <h3 className="flex flex-wrap items-center gap-x-4 font-semibold">
              {termName(own.term)} <TermFacts outcome={own} />
            </h3>
            <table className="mt-1 w-full text-sm print:text-xs">
              <caption className="sr-only">{termName(own.term)}</caption>
              <thead className="text-start text-muted">
                <tr>
                  {(["course", "credits", "grade"] as const).map((field) => (
                    <th key={field} scope="col" className="py-1 pe-3 print:py-0 text-start font-normal">
                      {t(`fields.${field}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.slice(0, MOST_SHOWN).map(({ id, code, name, credits, grade, is_ni }, place) => (
                  <tr key={id ?? place} className="border-t border-base-300">
                    <td className="py-1 pe-3 print:py-0 wrap-anywhere">{[code, name].filter(Boolean).join(" · ")}</td>
                    <td className="py-1 pe-3 print:py-0 tabular-nums">{number(credits)}</td>
                    <td className="py-1 pe-3 print:py-0">
                      {grade ?? t("grade.none")}
                      {is_ni && " NI"}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {lines.length > MOST_SHOWN && <p className="text-sm">{t("paste.more", { count: lines.length - MOST_SHOWN })}</p>}
            <StandingReason outcome={own} />
          </section>
        );
      })}
    </div>
  );
}
