/** The calculator for readers with scripts: terms as cards, the result in sight. */

import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { downloadFile } from "~/kit/download";
import { currentTerm as termAt } from "~/platform/terms";
import Plus from "~icons/lucide/plus";
import { transcriptCsv, transcriptJson } from "../export-transcript.rules";
import { computeTranscript, triedTranscript, withoutBlanks, withStudiesOf } from "../gpa.rules";
import type { Transcript } from "../gpa.schemas";
import { AskingButton } from "./asking-button";
import { AverageChart } from "./average-chart";
import { ImportPanel } from "./import-panel";
import { OutcomePanel } from "./outcome-panel";
import { ResultBar } from "./result-bar";
import { StudyFields } from "./study-fields";
import { TargetForm } from "./target-form";
import { TermCard } from "./term-card";
import { beforeLastEdit, emptyLine, freeTerm, type History, type HistoryAct, nextTerm, withIds } from "./transcript-history";
import { TranscriptTable } from "./transcript-table";
import { useCourseSearch } from "./use-course-search";
import { useGpaWords } from "./use-gpa-words";

/** Up to so many courses all terms stand open at first. */
const FEW_LINES = 60;
const NEW_LINES = 5;

const download = (name: string, type: string, content: string) => downloadFile(name, new Blob([content], { type }));

/** The transcript's outcomes: as it is, as it was before the last edit, and with what is tried. */
function useOutcomes(present: Transcript, before: Transcript | undefined) {
  const outcome = useMemo(() => computeTranscript(present), [present]);
  const earlier = useMemo(() => before && computeTranscript(withoutBlanks(before)), [before]);
  const tried = useMemo(() => {
    const other = triedTranscript(present);
    return other && computeTranscript(other);
  }, [present]);
  return { outcome, earlier, tried };
}

function AddTerm({ transcript, currentTerm, act }: { transcript: Transcript; currentTerm: string; act(act: HistoryAct): void }) {
  const { t } = useTranslation("gpa");
  const { term: termName } = useGpaWords();
  const last = transcript.terms.at(-1)?.term;
  const suggested = freeTerm(transcript, last ? nextTerm(last) : currentTerm);
  const [chosen, setChosen] = useState<string | null>(null);
  const year = Number(suggested.slice(0, 4));
  const choices = Array.from({ length: 10 }, (_, i) => year + 1 - i)
    .flatMap((each) => [1, 2, 3].map((number) => `${each}-${number}`))
    .filter((term) => transcript.terms.every((each) => each.term !== term));
  const term = chosen !== null && choices.includes(chosen) ? chosen : suggested;
  const add = () => {
    const lines = Array.from({ length: NEW_LINES }, emptyLine);
    act({ type: "edit", change: (all) => withIds({ ...all, terms: [...all.terms, { term, lines }] }) });
    setChosen(null);
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <select
        aria-label={t("fields.term")}
        className="select w-auto text-base"
        value={term}
        onChange={({ target }) => setChosen(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {termName(choice)}
          </option>
        ))}
      </select>
      <button type="button" className="btn btn-primary" onClick={add}>
        <Plus size={18} aria-hidden /> {t("acts.addTerm")}
      </button>
    </div>
  );
}

interface FilesProps {
  transcript: Transcript;
  act(act: HistoryAct): void;
  /** These buttons go with what they cleared. */
  onCleared(): void;
}

function Files({ transcript, act, onCleared }: FilesProps) {
  const { t } = useTranslation("gpa");
  const { locale } = useGpaWords();
  const clear = () => {
    act({ type: "edit", change: (all) => ({ ...all, terms: [] }) });
    onCleared();
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      <button type="button" className="btn btn-sm" onClick={() => window.print()}>
        {t("acts.print")}
      </button>
      <button type="button" className="btn btn-sm" onClick={() => download("gpa.json", "application/json", transcriptJson(transcript))}>
        {t("acts.json")}
      </button>
      <button type="button" className="btn btn-sm" onClick={() => download("gpa.csv", "text/csv", transcriptCsv(transcript, locale))}>
        {t("acts.csv")}
      </button>
      <AskingButton label={t("acts.clear")} question={{ title: t("clearing.title"), text: t("clearing.text") }} onConfirm={clear} />
      <p className="w-full text-sm text-muted">{t("hints.files")}</p>
    </div>
  );
}

/** Leads back to where something begins once what was asked for is drawn: what stood below it may have made the page long. */
function useTop() {
  const top = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [times]);
  return { top, showTop: () => setTimes((before) => before + 1) };
}

export interface CalculatorProps {
  history: History;
  act(act: HistoryAct): void;
  /** What has to be decided first. */
  above: ReactNode;
  /** Where the transcript is kept. */
  below: ReactNode;
}

export function Calculator({ history, act, above, below }: CalculatorProps) {
  const { t } = useTranslation("gpa");
  const [currentTerm] = useState(() => termAt(Date.now()));
  const { present, past, future } = history;
  const search = useCourseSearch();
  const listId = useId();
  const latest = useDeferredValue(present);
  const deferred = useMemo(() => withoutBlanks(latest), [latest]);
  const { outcome, earlier, tried } = useOutcomes(deferred, beforeLastEdit(history));
  const isFew = present.terms.reduce((sum, { lines }) => sum + lines.length, 0) <= FEW_LINES;
  const { top, showTop } = useTop();
  const replace = (transcript: Transcript) => {
    act({ type: "edit", change: (all) => withIds(withStudiesOf(all, transcript)) });
    showTop();
  };
  const isEmpty = present.terms.length === 0;
  return (
    <>
      <div className="print:hidden">
        <datalist id={listId}>
          {search.suggestions.map(({ course_code, course_name }) => (
            <option key={course_code} value={course_code}>
              {course_name}
            </option>
          ))}
        </datalist>
        {above}
        {isEmpty && <p className="mb-3">{t("empty")}</p>}
        <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-3 focus:outline-none">
          {present.terms.map((term, at) => (
            <TermCard
              key={term.term}
              transcript={present}
              term={term}
              outcome={outcome.terms.find((own) => own.term === term.term)}
              isOpenAtFirst={isFew || at === present.terms.length - 1}
              search={search}
              listId={listId}
              act={act}
            />
          ))}
        </div>
        <AddTerm transcript={present} currentTerm={currentTerm} act={act} />
        <details className="mt-6" open={isEmpty || undefined}>
          <summary className="cursor-pointer font-medium">{t("paste.title")}</summary>
          <div className="mt-3">
            <ImportPanel firstTerm={currentTerm} onReplace={replace} />
          </div>
        </details>
        {!isEmpty && <StudyFields transcript={present} act={act} />}
        {!isEmpty && <Files transcript={present} act={act} onCleared={showTop} />}
        {below}
      </div>
      {!isEmpty && (
        <>
          <div className="hidden print:block">
            <TranscriptTable transcript={deferred} outcome={outcome} />
          </div>
          <TargetForm outcome={outcome} />
          <OutcomePanel transcript={deferred} outcome={outcome} />
          <AverageChart terms={outcome.terms} />
        </>
      )}
      <ResultBar
        outcome={outcome}
        before={earlier}
        tried={tried}
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        onUndo={() => act({ type: "undo" })}
        onRedo={() => act({ type: "redo" })}
      />
    </>
  );
}
