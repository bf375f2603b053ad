/** Where one asks, under the thumb. Streams the answer where scripts are; else the page comes back with it. */
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { FieldErrors } from "~/kit/forms/field-frame";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { useControl } from "~/kit/forms/use-control";
import ArrowUp from "~icons/lucide/arrow-up";
import { MAX_QUESTION } from "../ai.limits";

const SHORTEST = 2;

/** Enter sends and Shift+Enter makes a line, but not while letters are being composed. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Grows with what is typed, where the browser doesn't do so itself. */
function grow({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) {
  if (CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

function QuestionField({ isFocused }: { isFocused: boolean }) {
  const { t } = useTranslation("ai");
  const { field, frame, control, initial } = useControl({ name: "question" });
  return (
    <div className="flex min-w-0 grow flex-col gap-1">
      <label htmlFor={control.id} className="sr-only">
        {frame.label}
      </label>
      <textarea
        key={field.key}
        {...control}
        rows={1}
        defaultValue={initial}
        placeholder={t("placeholder")}
        autoComplete="off"
        autoFocus={isFocused}
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        onInput={grow}
        className={`textarea field-sizing-content max-h-29 min-h-11 w-full resize-none py-2 text-base ${frame.errors ? "textarea-error" : ""}`}
      />
      <FieldErrors id={frame.errorId} errors={frame.errors} />
    </div>
  );
}

interface ComposerProps {
  chatId: string | null;
  /** What the page was opened with to be asked. */
  q: string;
  isBusy: boolean;
  onAsk(question: string): void;
}

export function Composer({ chatId, q, isBusy, onAsk }: ComposerProps) {
  const { t } = useTranslation("ai");
  const result = useResultOf("ask");
  const [{ asked, answered }, setAsked] = useState({ asked: 0, answered: result });
  const send = (event: FormEvent<HTMLFormElement>) => {
    const question = String(new FormData(event.currentTarget).get("question") ?? "").trim();
    if (isBusy) return event.preventDefault();
    // What can't be a question is refused by the server, and stays in the field.
    if (question.length < SHORTEST || question.length > MAX_QUESTION) return;
    event.preventDefault();
    onAsk(question);
    setAsked({ asked: asked + 1, answered: result });
  };
  const isAnswered = asked > 0 && result === answered;
  return (
    <PlainForm
      key={asked}
      feature="ai"
      result={isAnswered ? null : result}
      defaultValue={{ question: asked === 0 ? q : "" }}
      isGuarded={false}
      className="sticky bottom-(--stack) z-10 -mx-4 gap-2! border-t border-base-300 bg-base-100 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:px-0"
      onSend={send}
    >
      <input type="hidden" name="act" value="ask" />
      <KeyField />
      {chatId && <input type="hidden" name="chat_id" value={chatId} />}
      <div className="flex items-end gap-2">
        <QuestionField isFocused={asked > 0 || q !== ""} />
        <SubmitButton className="btn-primary btn-square size-11">
          <ArrowUp size={20} aria-hidden />
          <span className="sr-only">{t("ask")}</span>
        </SubmitButton>
      </div>
    </PlainForm>
  );
}
