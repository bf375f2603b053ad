/** The form in which a survey is answered. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import type { ShownQuestion } from "../survey.questions";
import { QuestionList } from "./question-list";
import { useAnswers } from "./use-answers";

interface AnswerFormProps {
  surveyId: string;
  mode: "anonymous" | "named";
  questions: readonly ShownQuestion[];
}

export function AnswerForm({ surveyId, mode, questions }: AnswerFormProps) {
  const { t } = useTranslation("survey");
  const around = useRef<HTMLDivElement>(null);
  const answers = useAnswers(around, surveyId);
  return (
    <div ref={around} className="mt-6">
      <p className="mb-5 rounded-box bg-base-200 p-4 text-sm">{t(`answer.${mode}`)}</p>
      <PlainForm feature="survey" result={useResultOf("answer")} isGuarded={false}>
        <input type="hidden" name="act" value="answer" />
        <QuestionList questions={questions} answers={answers} />
        <SubmitButton className="btn-primary self-start">{t("answer.send")}</SubmitButton>
      </PlainForm>
    </div>
  );
}
