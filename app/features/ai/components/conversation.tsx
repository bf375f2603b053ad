/** The questions of a conversation with their answers, and those that are on their way. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ShownAnswer } from "../answer";
import { AnswerActs } from "./answer-acts";
import { AnswerView } from "./answer-view";
import type { Turn } from "./use-asking";

function Coming({ turn, onStop }: { turn: Turn; onStop(): void }) {
  const { t } = useTranslation("ai");
  const place = useRef<HTMLDivElement>(null);
  const { answer } = turn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the answer as it grows
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, [answer.sentences.length, answer.places.length]);
  return (
    <div ref={place} className="flex items-center gap-3">
      <span className="spinner size-5" aria-hidden />
      <p className="text-sm">{t("coming")}</p>
      <button type="button" className="btn btn-sm" onClick={onStop}>
        {t("stop")}
      </button>
    </div>
  );
}

interface Acts {
  isBusy: boolean;
  onAgain(answer: ShownAnswer): void;
  onStop(): void;
}

function TurnView({ turn, isBusy, onAgain, onStop }: Acts & { turn: Turn }) {
  const { t } = useTranslation("ai");
  const { answer, state, message } = turn;
  return (
    <AnswerView answer={answer} isComing={state !== "done"}>
      {state === "coming" && <Coming turn={turn} onStop={onStop} />}
      {state === "stopped" && <p className="text-sm text-muted">{t("stopped")}</p>}
      {state === "failed" && (
        <p role="alert" className="alert alert-error alert-soft text-sm">
          {message}
        </p>
      )}
      {state !== "coming" && <AnswerActs answer={answer} isBusy={isBusy} onAgain={() => onAgain(answer)} isKept={false} />}
    </AnswerView>
  );
}

/** @param answers those that came with the page */
export function Conversation({ answers, turns, ...acts }: Acts & { answers: ShownAnswer[]; turns: Turn[] }) {
  const isShown = (id: string | null) => id !== null && answers.some(({ answerId }) => answerId === id);
  const inPlaceOf = (id: string | null) => turns.find(({ replaces }) => replaces !== null && replaces === id);
  const isHidden = ({ answer, replaces }: Turn) => isShown(answer.answerId) || isShown(replaces);
  return (
    <div aria-live="polite">
      {answers.map((answer) => {
        const turn = inPlaceOf(answer.answerId);
        if (turn) return <TurnView key={answer.answerId} turn={turn} {...acts} />;
        return (
          <AnswerView key={answer.answerId} answer={answer}>
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
  );
}
