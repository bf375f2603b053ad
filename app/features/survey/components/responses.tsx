/** Who said what in a named survey, for its author. */

import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { Written } from "~/kit/written";
import { fieldOf, type ShownQuestion } from "../survey.questions";

interface ResponsesProps {
  questions: readonly ShownQuestion[];
  responses: readonly { name: string | null; answers: Record<string, string | string[]> }[];
}

const read = ({ kind, options }: ShownQuestion, given: string | string[]) =>
  [given]
    .flat()
    .map((each) => (kind === "single" || kind === "multiple" || kind === "matrix" ? (options[Number(each) - 1] ?? each) : each))
    .join(", ");

function Answer({ question, number, answers }: { question: ShownQuestion; number: number; answers: Record<string, string | string[]> }) {
  const whole = answers[fieldOf(number)];
  const parts = question.rows.flatMap((row, at) => {
    const given = answers[fieldOf(number, at + 1)];
    return given === undefined ? [] : [`${row}: ${read(question, given)}`];
  });
  const text = whole === undefined ? parts.join(" · ") : read(question, whole);
  if (!text) return null;
  return (
    <div>
      <dt className="text-sm text-muted">{question.text}</dt>
      <Written as="dd" text={text} className="whitespace-pre-line" />
    </div>
  );
}

export function Responses({ questions, responses }: ResponsesProps) {
  const { t } = useTranslation("survey");
  if (responses.length === 0) return null;
  return (
    <Section title={t("results.responses")}>
      {responses.map(({ name, answers }, at) => (
        <details key={`${String(at)}-${name}`} className="border-b border-base-300">
          <summary className="cursor-pointer py-2 font-medium">{name ?? t("results.gone")}</summary>
          <dl className="flex flex-col gap-2 pb-4">
            {questions.map((question, index) => (
              <Answer key={fieldOf(index + 1)} question={question} number={index + 1} answers={answers} />
            ))}
          </dl>
        </details>
      ))}
    </Section>
  );
}
