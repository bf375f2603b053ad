/** What buyers are asked, as fields of a form: once for the order, then for each ticket. */
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SelectField } from "~/kit/forms/select-field";
import { TextField } from "~/kit/forms/text-field";
import type { Sale } from "../orders.service.server";
import { MAX_ANSWER } from "../tickets.limits";
import { type Chosen, offeredOf } from "./sale-rows";

type Question = Sale["questions"][number];

/** @param name of the answer in the form, without `.value` */
export function AnswerField({ name, question }: { name: string; question: Question }) {
  const { questionId, title, kind, options, isRequired } = question;
  const field = { name: `${name}.value`, label: title, isOptional: !isRequired };
  return (
    <>
      <HiddenField name={`${name}.question_id`} value={questionId} />
      {kind === "text" && <TextField {...field} maxLength={MAX_ANSWER} />}
      {kind === "choice" && <SelectField {...field} options={options.map((value) => ({ value, label: value }))} />}
      {kind === "tick" && <CheckboxField {...field} />}
    </>
  );
}

interface AnswerFieldsProps extends Pick<Sale, "questions" | "categories"> {
  chosen: Chosen;
}

export function AnswerFields({ questions, categories, chosen }: AnswerFieldsProps) {
  const { t } = useTranslation("tickets");
  const ofOrder = questions.filter(({ scope }) => scope === "order");
  const ofTicket = questions.filter(({ scope }) => scope === "ticket");
  const seats = offeredOf(categories).flatMap(({ name }, line) =>
    Array.from({ length: chosen[`lines[${line}].quantity`] ?? 0 }, (_, at) => ({ line, name, number: at + 1 })),
  );
  return (
    <>
      {questions.length > 0 && <p className="text-sm text-muted">{t("questions.seenBy")}</p>}
      {ofOrder.map((question, at) => (
        <AnswerField key={question.questionId} name={`answers[${at}]`} question={question} />
      ))}
      {ofTicket.length > 0 && seats.length === 0 && <p className="text-muted">{t("questions.perTicket")}</p>}
      {ofTicket.length > 0 &&
        seats.map(({ line, name, number }) => (
          <fieldset key={`${line} ${number}`} className="flex min-w-0 flex-col gap-4 rounded-box border border-base-300 p-4">
            <legend className="px-1 font-medium">{t("questions.ofTicket", { name, number })}</legend>
            {ofTicket.map((question, at) => {
              const answer = `lines[${line}].answers[${(number - 1) * ofTicket.length + at}]`;
              return (
                <div key={question.questionId}>
                  <HiddenField name={`${answer}.number`} value={number} />
                  <AnswerField name={answer} question={question} />
                </div>
              );
            })}
          </fieldset>
        ))}
    </>
  );
}
