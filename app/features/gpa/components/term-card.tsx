/** A term: its averages and standing, and its courses. */

import { useState } from "react";
import { useTranslation } from "react-i18next";
import Plus from "~icons/lucide/plus";
import type { TermOutcome } from "../gpa.rules";
import type { Transcript, TranscriptTerm } from "../gpa.schemas";
import { CourseLine, type EarlierLine } from "./course-line";
import { StandingReason, TermFacts } from "./term-facts";
import { changeLine, changeTerm, emptyLine, type HistoryAct } from "./transcript-history";
import type { useCourseSearch } from "./use-course-search";
import { useGpaWords } from "./use-gpa-words";

/** So many lines are drawn at first: thousands of fields would freeze a phone. */
const SHOWN = 40;

export interface TermCardProps {
  transcript: Transcript;
  term: TranscriptTerm;
  outcome: TermOutcome | undefined;
  isOpenAtFirst: boolean;
  search: ReturnType<typeof useCourseSearch>;
  listId: string;
  act(act: HistoryAct): void;
}

export function TermCard({ transcript, term, outcome, isOpenAtFirst, search, listId, act }: TermCardProps) {
  const { t } = useTranslation("gpa");
  const words = useGpaWords();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [shown, setShown] = useState(SHOWN);
  const earlierLines = (): EarlierLine[] =>
    transcript.terms
      .filter((each) => each.term < term.term)
      .flatMap((each) =>
        each.lines.flatMap(({ id, code, name }) =>
          id ? [{ id, label: t("links.replaces", { course: code || name || "—", term: words.term(each.term) }) }] : [],
        ),
      );
  const addCourse = () => {
    setShown((count) => Math.max(count, term.lines.length + 1));
    act({ type: "edit", change: changeTerm(term.term, (own) => ({ ...own, lines: [...own.lines, emptyLine()] })) });
  };
  const removeTerm = () => act({ type: "edit", change: (all) => ({ ...all, terms: all.terms.filter((each) => each.term !== term.term) }) });
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-box border border-base-300 bg-base-100 p-3"
    >
      <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{words.term(term.term)}</h3>
        {outcome && <TermFacts outcome={outcome} />}
      </summary>
      {isOpen && (
        <>
          <ul className="mt-2">
            {term.lines.slice(0, shown).map((line) => (
              <CourseLine
                key={line.id}
                line={line}
                earlierLines={earlierLines}
                suggestions={search.suggestions}
                listId={listId}
                onSearch={search.search}
                onChange={(change, field) =>
                  act({ type: "edit", change: changeLine(term.term, line.id, change), about: `${field} ${line.id}` })
                }
                onRemove={() =>
                  act({
                    type: "edit",
                    change: changeTerm(term.term, (own) => ({ ...own, lines: own.lines.filter(({ id }) => id !== line.id) })),
                  })
                }
              />
            ))}
          </ul>
          {term.lines.length > shown && (
            <button type="button" className="btn btn-sm mt-2" onClick={() => setShown(term.lines.length)}>
              {t("acts.showAll", { count: term.lines.length })}
            </button>
          )}
          <div className="mt-2 flex flex-wrap justify-between gap-2">
            <button type="button" className="btn btn-sm" onClick={addCourse}>
              <Plus size={16} aria-hidden /> {t("acts.addCourse")}
            </button>
            <button type="button" className="btn btn-ghost btn-sm" onClick={removeTerm}>
              {t("acts.removeTerm")}
            </button>
          </div>
          {outcome && <StandingReason outcome={outcome} />}
        </>
      )}
    </details>
  );
}
