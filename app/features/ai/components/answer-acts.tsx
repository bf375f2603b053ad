/** What can be done with an answer: ask again, copy it, say whether it helped. */

import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Of } from "~/kit/of";
import { showToast } from "~/kit/toasts";
import { useHydrated } from "~/kit/use-hydrated";
import Copy from "~icons/lucide/copy";
import RefreshCw from "~icons/lucide/refresh-cw";
import ThumbsDown from "~icons/lucide/thumbs-down";
import ThumbsUp from "~icons/lucide/thumbs-up";
import { MAX_RATING_NOTE } from "../ai.limits";
import { asText, type ShownAnswer } from "../answer";

/** A small act, drawn without its words. */
const ICON = "btn btn-sm btn-square";

function CopyButton({ answer }: { answer: ShownAnswer }) {
  const { t } = useTranslation("ai");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(answer, window.location.origin));
      showToast(t("copied"));
    } catch {
      showToast(t("copyFailed"), "error");
    }
  };
  return (
    <button type="button" className={`${ICON} btn-ghost`} onClick={copy}>
      <Copy size={16} aria-hidden />
      <span className="sr-only">{t("copy")}</span>
      <Of>{answer.question}</Of>
    </button>
  );
}

/** Says what helped or didn't, after a thumb. */
function RatingNote({ answerId, rating }: { answerId: string; rating: "up" | "down" }) {
  const { t } = useTranslation("ai");
  const result = useResultOf("rate");
  const own = result?.initialValue?.answer_id === answerId ? result : null;
  return (
    <details className="rounded-box border border-base-300" open={own?.status === "error"}>
      <summary className="cursor-pointer px-4 py-2 text-sm font-medium">{t("rating.comment")}</summary>
      <PlainForm feature="ai" result={own} isGuarded={false} className="p-4">
        <input type="hidden" name="act" value="rate" />
        <input type="hidden" name="answer_id" value={answerId} />
        <input type="hidden" name="rating" value={rating} />
        <TextField name="note" maxLength={MAX_RATING_NOTE} />
        <SubmitButton className="btn-sm self-start">{t("rating.send")}</SubmitButton>
      </PlainForm>
    </details>
  );
}

interface ThumbProps {
  answerId: string;
  question: string;
  rating: "up" | "down";
  isPressed: boolean;
}

function Thumb({ answerId, question, rating, isPressed }: ThumbProps) {
  const { t } = useTranslation("ai");
  const Icon = rating === "up" ? ThumbsUp : ThumbsDown;
  return (
    <ActionButton
      fields={{ act: "rate", answer_id: answerId, rating: isPressed ? "" : rating }}
      of={question}
      isPressed={isPressed}
      className={`btn-sm btn-square ${isPressed ? "btn-neutral" : "btn-ghost"}`}
    >
      <Icon size={16} aria-hidden />
      <span className="sr-only">{t(rating === "up" ? "rating.up" : "rating.down")}</span>
    </ActionButton>
  );
}

export interface AnswerActsProps {
  answer: ShownAnswer;
  isBusy: boolean;
  /** Asks it again where scripts are. */
  onAgain(): void;
  /** It is in the conversation already, so it can be rated. */
  isKept?: boolean;
}

export function AnswerActs({ answer, isBusy, onAgain, isKept = true }: AnswerActsProps) {
  const { t } = useTranslation("ai");
  const isHydrated = useHydrated();
  const { answerId, question, rating } = answer;
  const canRate = isKept && answerId !== null;
  const again = (
    <>
      <RefreshCw size={16} aria-hidden />
      <span className="sr-only">{t("again")}</span>
    </>
  );
  return (
    <>
      <div className="-ms-1 flex flex-wrap items-center gap-1">
        {canRate && <Thumb answerId={answerId} question={question} rating="up" isPressed={rating === "up"} />}
        {canRate && <Thumb answerId={answerId} question={question} rating="down" isPressed={rating === "down"} />}
        {isHydrated && answer.sentences.length > 0 && <CopyButton answer={answer} />}
        {isHydrated ? (
          <button type="button" className={`${ICON} btn-ghost`} aria-disabled={isBusy || undefined} onClick={() => !isBusy && onAgain()}>
            {again}
            <Of>{question}</Of>
          </button>
        ) : (
          <ActionButton fields={{ act: "again", answer_id: answerId ?? "" }} of={question} className="btn-ghost btn-sm btn-square">
            {again}
          </ActionButton>
        )}
      </div>
      {canRate && rating && <RatingNote key={rating} answerId={answerId} rating={rating} />}
    </>
  );
}
