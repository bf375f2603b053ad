/** Questions to begin with; each is asked with one press. */
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { KeyField } from "~/kit/forms/key-field";

export function Suggestions({ questions, onAsk }: { questions: string[]; onAsk(question: string): void }) {
  const { t } = useTranslation("ai");
  const send = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!pressed?.value) return;
    event.preventDefault();
    onAsk(pressed.value);
  };
  return (
    <section className="mt-4">
      <h2 className="text-sm font-semibold">{t("suggestions")}</h2>
      <form method="post" className="mt-2 flex flex-wrap gap-2" onSubmit={send}>
        <input type="hidden" name="act" value="ask" />
        <KeyField />
        {questions.map((question) => (
          <button key={question} type="submit" name="question" value={question} className="btn h-auto min-h-10 py-2 text-start font-normal">
            {question}
          </button>
        ))}
      </form>
    </section>
  );
}
