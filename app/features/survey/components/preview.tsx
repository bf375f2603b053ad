/** The questions of a survey to look at, where nobody answers them. */
import { useTranslation } from "react-i18next";
import { PlainForm } from "~/kit/forms/plain-form";
import type { ShownQuestion } from "../survey.questions";
import { QuestionList } from "./question-list";

interface PreviewProps {
  questions?: readonly ShownQuestion[];
}

/** The questions of a survey that isn't open to its reader. */
export function FoldedQuestions({ questions }: PreviewProps) {
  const { t } = useTranslation("survey");
  return (
    <details className="mt-6">
      <summary className="link w-fit cursor-pointer">{t("answer.questions")}</summary>
      <div className="mt-4">
        <PlainForm feature="survey" result={null} isGuarded={false} onSend={(event) => event.preventDefault()}>
          <QuestionList questions={questions ?? []} answers={null} />
        </PlainForm>
      </div>
    </details>
  );
}

export function Preview({ questions }: PreviewProps) {
  const { t } = useTranslation("survey");
  if (!questions) return null;
  return (
    <section aria-label={t("form.preview")} className="mb-6 max-w-3xl rounded-box border border-base-300 p-4">
      <p className="mb-4 text-sm text-muted">{t("form.previewText")}</p>
      <PlainForm feature="survey" result={null} isGuarded={false} onSend={(event) => event.preventDefault()}>
        <QuestionList questions={questions} answers={null} />
      </PlainForm>
    </section>
  );
}
