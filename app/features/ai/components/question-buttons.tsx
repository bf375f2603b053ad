/** Questions that are asked with one press. */
import type { FormEvent } from "react";
import { KeyField } from "~/kit/forms/key-field";

export interface Asking {
  /** The conversation in which it is asked; null for a new one. */
  chatId: string | null;
  /** Asks where scripts are; the form does it where there are none. */
  onAsk(question: string): void;
}

export function QuestionButtons({ questions, asking: { chatId, onAsk } }: { questions: readonly string[]; asking: Asking }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!pressed?.value) return;
    event.preventDefault();
    onAsk(pressed.value);
  };
  return (
    <form method="post" className="flex flex-wrap gap-2" onSubmit={send}>
      <input type="hidden" name="act" value="ask" />
      {chatId && <input type="hidden" name="chat_id" value={chatId} />}
      <KeyField />
      {questions.map((question) => (
        <button key={question} type="submit" name="question" value={question} className="btn h-auto min-h-10 py-2 text-start font-normal">
          {question}
        </button>
      ))}
    </form>
  );
}
