/** The questions of a conversation with their answers, and those that are on their way; the newest at the bottom, in sight. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownAnswer } from "../answer";
import { AnswerActs } from "./answer-acts";
import { AnswerView } from "./answer-view";
import type { Asking } from "./question-buttons";
import type { Turn } from "./use-asking";

function Coming({ onStop }: { onStop(): void }) {
  const { t } = useTranslation("ai");
  return (
    <div className="flex items-center gap-3">
      <span className="spinner size-5" aria-hidden />
      <p className="text-sm" aria-hidden>
        {t("coming")}
      </p>
      <button type="button" className="btn btn-sm" onClick={onStop}>
        {t("stop")}
      </button>
    </div>
  );
}

interface Acts {
  isBusy: boolean;
  asking: Asking;
  onAgain(answer: ShownAnswer): void;
  onStop(): void;
}

function TurnView({ turn, isBusy, asking, onAgain, onStop }: Acts & { turn: Turn }) {
  const { t } = useTranslation("ai");
  const { answer, state, message } = turn;
  return (
    <AnswerView answer={answer} isComing={state !== "done"} asking={asking}>
      {state === "coming" && <Coming onStop={onStop} />}
      {state === "stopped" && <p className="text-sm text-muted">{t("stopped")}</p>}
      {state === "failed" && (
        <p role="alert" className="alert alert-error text-sm">
          {message}
        </p>
      )}
      {state !== "coming" && <AnswerActs answer={answer} isBusy={isBusy} onAgain={() => onAgain(answer)} isKept={false} />}
    </AnswerView>
  );
}

/** What screen readers are told of the latest question: that its answer is on its way, then all of the answer, once. */
function Said({ turns }: { turns: Turn[] }) {
  const { t } = useTranslation("ai");
  const [said, setSaid] = useState("");
  const last = turns.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state, not for each sentence; the last stays said
  useEffect(() => {
    if (!last) return;
    const { sentences: told, asks } = last.answer;
    const sentences = told.map(({ text }) => text).join(" ") || (asks.length > 0 ? [t("which"), ...asks].join(" ") : t("unknown"));
    setSaid(last.state === "coming" ? t("coming") : last.state === "done" ? sentences : "");
  }, [last?.key, last?.state]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

/** Brings the newest into sight, and follows it as it grows. Whoever has scrolled before scripts came stays where they are. */
function useNewestInSight(answers: ShownAnswer[], turns: Turn[]) {
  const list = useRef<HTMLDivElement>(null);
  const isAwake = useRef(false);
  const newest = turns.findLast(({ replaces }) => replaces === null);
  const size = newest && newest.answer.sentences.length + newest.answer.places.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what is new
  useEffect(() => {
    const isMoved = !isAwake.current && window.scrollY > 0;
    isAwake.current = true;
    if (!isMoved) list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [answers.at(-1)?.answerId, newest?.key, newest?.state, size]);
  return list;
}

/** @param answers those that came with the page */
export function Conversation({ answers, turns, ...acts }: Acts & { answers: ShownAnswer[]; turns: Turn[] }) {
  const isShown = (id: string | null) => id !== null && answers.some(({ answerId }) => answerId === id);
  const inPlaceOf = (id: string | null) => turns.find(({ replaces }) => replaces !== null && replaces === id);
  const isHidden = ({ answer, replaces }: Turn) => isShown(answer.answerId) || isShown(replaces);
  return (
    <>
      <div ref={useNewestInSight(answers, turns)}>
        {answers.map((answer) => {
          const turn = inPlaceOf(answer.answerId);
          if (turn) return <TurnView key={answer.answerId} turn={turn} {...acts} />;
          return (
            <AnswerView key={answer.answerId} answer={answer} asking={acts.asking}>
              <AnswerActs answer={answer} isBusy={acts.isBusy} onAgain={() => acts.onAgain(answer)} />
            </AnswerView>
          );
        })}
        {turns
          .filter((turn) => !isHidden(turn))
          .map((turn) => (
            <TurnView key={turn.key} turn={turn} {...acts} />
          ))}
      </div>
      <Said turns={turns} />
    </>
  );
}
