/** Who has a ticket of an event, and who came in; whoever is looked for by name. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { Sales } from "../sales.service.server";
import { CategoryName } from "./category-name";
import { useAnswerWords } from "./use-answer-words";
import { usePrice } from "./use-price";

type Guest = Sales["guests"][number];

function GuestAnswers({ questions, answers }: Pick<Sales, "questions"> & Pick<Guest, "answers">) {
  const say = useAnswerWords();
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {questions
        .filter(({ questionId }) => answers[questionId])
        .map((question) => (
          <div key={question.questionId} className="wrap-anywhere">
            <dt className="inline text-muted">{question.title}</dt>{" "}
            <dd className="inline font-medium">{say(question, answers[question.questionId])}</dd>
          </div>
        ))}
    </dl>
  );
}

export function GuestList({ sales: { eventId, guests, hasMoreGuests, questions }, q }: { sales: Sales; q: string }) {
  const { t } = useTranslation("tickets");
  const price = usePrice();
  const columns: Column<Guest>[] = [
    {
      key: "name",
      header: t("one.holder"),
      isPrimary: true,
      cell: ({ ticketId, name }) => (
        <Link to={`/event/ticket/one/${ticketId}`} className="link">
          {name ?? t("one.noName")}
        </Link>
      ),
    },
    { key: "category", header: t("sales.category"), cell: ({ category, onlyAt }) => <CategoryName name={category} onlyAt={onlyAt} /> },
    {
      key: "price",
      header: t("one.price"),
      align: "end",
      cell: ({ price: paid, kind }) => (kind === "given" ? t("sales.kinds.given") : price(paid)),
    },
    {
      key: "in",
      header: t("sales.in"),
      cell: ({ checkIns }) =>
        checkIns.length === 0 ? (
          <Badge>{t("sales.notIn")}</Badge>
        ) : (
          <span className="inline-flex flex-wrap gap-1">
            {checkIns.map(({ dateKey, at }) => (
              <Badge key={dateKey} level="success">
                <DateText at={at} style="dayTime" />
              </Badge>
            ))}
          </span>
        ),
    },
  ];
  if (questions.length > 0)
    columns.push({
      key: "answers",
      header: t("questions.answers"),
      cell: ({ answers }) => <GuestAnswers questions={questions} answers={answers} />,
    });
  const none = q ? t("sales.noneFound", { q }) : t("sales.noGuests");
  return (
    <Section
      title={t("sales.guests")}
      id="guests"
      act={
        <a href={`/api/v1/event/${eventId}/guests.csv`} download={`${eventId}-guests.csv`} className="btn btn-sm">
          {t("sales.downloadGuests")}
        </a>
      }
    >
      <FilterBar search={<SearchBox label={t("fields.q")} placeholder={t("fields.q")} />} />
      {guests.length === 0 ? (
        <p className="mt-4">{none}</p>
      ) : (
        <ResponsiveTable caption={t("sales.guests")} columns={columns} rows={guests} rowKey={({ ticketId }) => ticketId} />
      )}
      {hasMoreGuests && <p className="mt-3 text-sm text-muted">{t("sales.more", { count: guests.length })}</p>}
    </Section>
  );
}
