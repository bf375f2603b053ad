/** A survey's results: each question as a table with bars, and by the question that tells others apart. */
import { useTranslation } from "react-i18next";
import { BarTable } from "~/kit/charts";
import { formatNumber } from "~/kit/format";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { type LabelWords, labelsOf, partOf, timesWritten } from "../survey.labels";
import { fieldOf, isPaired, isText, type ShownQuestion } from "../survey.questions";
import type { ShownTable } from "../survey.results";

interface Result {
  number: number;
  question: ShownQuestion;
  tables: ShownTable[];
  texts: string[];
}

function useLabelWords(): LabelWords {
  const { t } = useTranslation("survey");
  const { locale } = useWords();
  return {
    skipped: t("results.skipped"),
    ticked: t("results.ticked"),
    notTicked: t("results.notTicked"),
    only: (option: string) => t("results.only", { option }),
    locale,
  };
}

const useShare = () => {
  const { locale } = useWords();
  return (count: number, of: number) => formatNumber(of === 0 ? 0 : count / of, locale, { style: "percent", maximumFractionDigits: 0 });
};

interface TableProps {
  question: ShownQuestion;
  number: number;
  table: ShownTable;
}

function Bars({ question, number, table: { item, rows, total } }: TableProps) {
  const { t } = useTranslation("survey");
  const words = useLabelWords();
  const share = useShare();
  const part = partOf(question, number, item);
  return (
    <>
      {part && <h4 className="font-medium">{part}</h4>}
      <BarTable
        caption={[question.text, part].filter(Boolean).join(": ")}
        header={t("results.answer")}
        countHeader={t("results.count")}
        moreHeader={t("results.share")}
        rows={rows.map(({ keys, count }) => ({
          key: keys.join(),
          name: labelsOf(question, keys, words),
          count,
          more: share(count, total),
        }))}
      />
    </>
  );
}

/** How many ticked each box, in one table; boxes that few or nearly all ticked are left out. */
function TickedBars({ question, number, tables }: Omit<TableProps, "table"> & { tables: readonly ShownTable[] }) {
  const { t } = useTranslation("survey");
  const share = useShare();
  const rows = tables.map(({ item, rows: own, total }) => {
    const count = own.find(({ keys }) => keys.includes("1"))?.count ?? 0;
    return { key: item, name: partOf(question, number, item), count, more: share(count, total) };
  });
  const left = question.options.length - rows.length;
  return (
    <>
      <BarTable
        caption={question.text}
        header={t("results.answer")}
        countHeader={t("results.count")}
        moreHeader={t("results.share")}
        rows={rows}
      />
      {left > 0 && <p className="text-sm text-muted">{t("results.leftOut", { count: left })}</p>}
    </>
  );
}

/** The same people by the question that tells others apart. */
function Crossed({ question, number, table: { item, by }, all }: TableProps & { all: readonly Result[] }) {
  const { t } = useTranslation("survey");
  const words = useLabelWords();
  const share = useShare();
  const splitBy = all.find((each) => fieldOf(each.number) === by?.item)?.question;
  if (!by || !splitBy) return null;
  const part = partOf(question, number, item);
  return (
    <details>
      <summary className="link w-fit cursor-pointer text-sm">
        {[part, t("results.by", { question: splitBy.text })].filter(Boolean).join(": ")}
      </summary>
      <div role="group" aria-label={question.text} className="overflow-x-auto" tabIndex={0}>
        <table className="mt-2 text-sm tabular-nums">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-2 pe-4 text-start align-bottom font-normal">
                {t("results.group")}
              </th>
              {by.columns.map((keys) => (
                <th key={keys.join()} scope="col" className="min-w-20 px-2 py-2 text-end align-bottom font-normal">
                  {labelsOf(question, keys, words)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {by.groups.map((group, r) => {
              const line = by.counts[r] ?? [];
              const sum = line.reduce((total, count) => total + count, 0);
              return (
                <tr key={group.join()} className="border-t border-base-300">
                  <th scope="row" className="py-2 pe-4 text-start font-normal">
                    {labelsOf(splitBy, group, words)}
                  </th>
                  {by.columns.map((keys, c) => (
                    <td key={keys.join()} className="px-2 py-2 text-end">
                      {formatNumber(line[c] ?? 0, words.locale)} · {share(line[c] ?? 0, sum)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function QuestionResult({ result, all }: { result: Result; all: readonly Result[] }) {
  const { t } = useTranslation("survey");
  const { number, question, tables, texts } = result;
  if (question.kind === "section") return <h3 className="mt-2 border-b border-base-300 pb-1 text-lg font-semibold">{question.text}</h3>;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{question.text}</h3>
      {question.kind === "multiple" && !isPaired(question)
        ? tables.length > 0 && <TickedBars question={question} number={number} tables={tables} />
        : tables.map((table) => <Bars key={table.item} question={question} number={number} table={table} />)}
      {tables.map((table) => (
        <Crossed key={table.item} question={question} number={number} table={table} all={all} />
      ))}
      {isText(question) && texts.length > 0 && (
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {timesWritten(texts).map(([text, times]) => (
            <li key={text} className="whitespace-pre-line">
              {text}
              {times > 1 && <span className="text-muted"> ×{times}</span>}
            </li>
          ))}
        </ul>
      )}
      {tables.length === 0 && texts.length === 0 && <p className="text-muted">{t("results.tooFew")}</p>}
    </div>
  );
}

interface ResultsProps {
  surveyId: string;
  results: readonly Result[];
  isFinal: boolean;
  isLive: boolean;
  answeredAtLeast: number;
}

export function Results({ surveyId, results, isFinal, isLive, answeredAtLeast }: ResultsProps) {
  const { t } = useTranslation("survey");
  const isTold = results.some(({ tables, texts }) => tables.length > 0 || texts.length > 0);
  return (
    <Section title={t("results.title")}>
      {!isFinal && answeredAtLeast > 0 && <p className="mb-1">{t("results.soFar", { count: answeredAtLeast })}</p>}
      <p className="mb-4 text-sm text-muted">{t(isFinal ? "results.final" : isLive ? "results.live" : "results.later")}</p>
      {isTold && (
        <div className="flex flex-col gap-8">
          {results.map((result) => (
            <QuestionResult key={result.number} result={result} all={results} />
          ))}
          <a href={`/api/v1/survey/${surveyId}/results.csv`} className="btn btn-sm self-start" download>
            {t("results.download")}
          </a>
        </div>
      )}
      {!isTold && isFinal && <p>{t("results.tooFew")}</p>}
    </Section>
  );
}
