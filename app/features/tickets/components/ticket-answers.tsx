/** What a ticket's holder was asked: they change it until the event begins, organizers read it. */
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Section } from "~/kit/section";
import type { TicketPage } from "../tickets.service.server";
import { AnswerField } from "./answer-fields";
import { useAnswerWords } from "./use-answer-words";

type Answers = TicketPage["answers"];

function AnswerList({ answers }: { answers: Answers }) {
  const say = useAnswerWords();
  return (
    <dl className="flex flex-col gap-2">
      {answers.map((each) => (
        <div key={each.questionId}>
          <dt className="text-sm text-muted">{each.title}</dt>
          <dd className="wrap-anywhere">{say(each, each.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function TicketAnswers({ ticket: { answers, canAnswer } }: { ticket: TicketPage }) {
  const { t } = useTranslation("tickets");
  const result = useResultOf("answers");
  const asked = answers.filter(({ isHidden }) => !isHidden);
  const isOpen = canAnswer && asked.length > 0;
  const before = isOpen ? answers.filter(({ isHidden }) => isHidden) : answers;
  const own = asked.map(({ questionId, value }) => ({ question_id: questionId, value: value ?? "" }));
  return (
    <Section title={t("questions.yours")} lead={isOpen ? t("questions.yoursLead") : undefined}>
      {isOpen && (
        <FormShell feature="tickets" result={result} defaultValue={{ answers: own }}>
          <HiddenField name="act" value="answers" />
          {asked.map((question, at) => (
            <AnswerField key={question.questionId} name={`answers[${at}]`} question={question} />
          ))}
          <SubmitButton className="self-start">{t("questions.save")}</SubmitButton>
        </FormShell>
      )}
      {before.length > 0 && <AnswerList answers={before} />}
    </Section>
  );
}
