/** The questions of a survey in their order; those that depend on an earlier answer say so. */
import { useTranslation } from "react-i18next";
import { type Answers, applies, type ShownQuestion } from "../survey.questions";
import { QuestionField } from "./question-field";

interface QuestionListProps {
  questions: readonly ShownQuestion[];
  /** What is answered so far; null where nobody watches it, and then every question is shown. */
  answers: Answers | null;
}

export function QuestionList({ questions, answers }: QuestionListProps) {
  const { t } = useTranslation("survey");
  const conditionOf = ({ if_question: before, if_value: value }: ShownQuestion) => {
    const earlier = before === undefined ? undefined : questions[before - 1];
    if (!earlier || value === undefined) return undefined;
    return t("answer.onlyIf", { question: earlier.text, answer: earlier.options[value - 1] ?? value });
  };
  return questions.map((question, at) => (
    <div key={`q${String(at + 1)}`} hidden={answers !== null && !applies(questions, at + 1, answers)}>
      <QuestionField question={question} number={at + 1} hint={conditionOf(question)} />
    </div>
  ));
}
