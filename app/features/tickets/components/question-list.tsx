/** What an event asks its buyers, for its organizers: each question, and asking another. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActForm } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { KeyField } from "~/kit/forms/key-field";
import { SelectField } from "~/kit/forms/select-field";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { Section } from "~/kit/section";
import type { Sales } from "../sales.service.server";
import { MAX_QUESTION, MAX_QUESTIONS } from "../tickets.limits";

type Question = Sales["questions"][number];

const KINDS = ["text", "choice", "tick"] as const;
const SCOPES = ["order", "ticket"] as const;

function QuestionRow({ question }: { question: Question }) {
  const { t } = useTranslation("tickets");
  const { questionId, title, kind, scope, options, isRequired, isHidden, isAnswered } = question;
  const facts = [t(`questions.kinds.${kind}`), t(`questions.scopes.${scope}`), t(isRequired ? "questions.required" : "questions.optional")];
  const act = isHidden ? "ask" : isAnswered ? "hide" : "remove";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">
          {title} {isHidden && <Badge>{t("questions.hidden")}</Badge>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">{[...facts, options.join(", ")].filter(Boolean).join(" · ")}</p>
      </div>
      <ActionButton fields={{ act: isHidden ? "ask" : "hide", question_id: questionId }} className="btn-sm" of={title}>
        {t(`questions.${act}`)}
      </ActionButton>
    </li>
  );
}

export function QuestionList({ questions }: Pick<Sales, "questions">) {
  const { t } = useTranslation("tickets");
  const isFull = questions.filter(({ isHidden }) => !isHidden).length >= MAX_QUESTIONS;
  return (
    <Section title={t("questions.title")} lead={t("questions.lead")}>
      {questions.length > 0 && (
        <ul className="divide-y divide-base-300 border-y border-base-300">
          {questions.map((question) => (
            <QuestionRow key={question.questionId} question={question} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="mt-4 text-sm text-muted">{t("questions.full")}</p>
      ) : (
        <ActForm feature="tickets" title={t("questions.addTitle")} fields={{ act: "question" }} submitLabel={t("questions.add")}>
          <KeyField />
          <TextField name="question_title" maxLength={MAX_QUESTION} autoComplete="off" />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              name="question_kind"
              emptyLabel={false}
              options={KINDS.map((value) => ({ value, label: t(`questions.kinds.${value}`) }))}
            />
            <SelectField
              name="question_scope"
              emptyLabel={false}
              options={SCOPES.map((value) => ({ value, label: t(`questions.scopes.${value}`) }))}
            />
          </div>
          <TextArea name="question_options" isOptional />
          <CheckboxField name="is_required" />
        </ActForm>
      )}
    </Section>
  );
}
