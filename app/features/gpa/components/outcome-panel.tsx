/** Everything besides the averages that the regulation makes of a transcript, each with its article. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { courseKey } from "~/university/course-key";
import { articles } from "~/university/grading";
import type { Outcome } from "../gpa.rules";
import type { Transcript } from "../gpa.schemas";
import { useGpaWords } from "./use-gpa-words";

/** So many findings are listed; a transcript with more has other problems. */
const MOST_SHOWN = 50;

/** What a line is called, by its id: by letters where its code is a number. */
function namesOf({ terms }: Transcript): Map<string, string> {
  return new Map(
    terms.flatMap(({ term, lines }) =>
      lines.map(({ id, code, name }, place) => [id ?? `${term}.${place}`, (code && courseKey(code)) || name || "—"] as const),
    ),
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-box border border-base-300 p-3">
      <dt className="text-sm font-medium">{title}</dt>
      <dd className="mt-1 text-sm">{children}</dd>
    </div>
  );
}

function Findings({ outcome, names }: { outcome: Outcome; names: Map<string, string> }) {
  const { t } = useTranslation("gpa");
  const { term: termName, article } = useGpaWords();
  if (outcome.findings.length === 0) return null;
  return (
    <Section title={t("findings.title")}>
      <ul className="flex flex-col gap-2">
        {outcome.findings.slice(0, MOST_SHOWN).map(({ code, term, line, limit, article: number }) => (
          <li key={`${code} ${term} ${line}`} className="rounded-box border border-warning p-3 text-sm">
            <strong>{[termName(term), line && names.get(line)].filter(Boolean).join(" · ")}</strong> {t(`findings.${code}`, { limit })}{" "}
            <span className="text-muted">({article(number)})</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Withdrawals({ outcome, names }: { outcome: Outcome; names: Map<string, string> }) {
  const { t } = useTranslation("gpa");
  const { article } = useGpaWords();
  const lines = Object.entries(outcome.withdrawable).slice(0, MOST_SHOWN);
  if (lines.length === 0) return null;
  return (
    <Section title={t("withdrawal.title")} lead={article(articles.withdrawals)}>
      <ul className="flex flex-col gap-2 text-sm">
        {lines.map(([id, reasons]) => (
          <li key={id}>
            <strong>{names.get(id)}</strong>{" "}
            {reasons.length === 0
              ? t(outcome.placeUnknown.includes(id) ? "withdrawal.placeUnknown" : "withdrawal.allowed")
              : `${t("withdrawal.refused")}: ${reasons.map((reason) => t(`findings.${reason}`, { limit: null })).join(" ")}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function OutcomePanel({ transcript, outcome }: { transcript: Transcript; outcome: Outcome }) {
  const { t } = useTranslation("gpa");
  const { average, article } = useGpaWords();
  const names = namesOf(transcript);
  const { graduation, probation, ifFailed, programmes, repeats, withdrawals, mustRepeat } = outcome;
  const others = (["second_major", "minor"] as const).filter((name) => programmes[name]);
  return (
    <>
      {probation && (
        <p role="note" className="mt-6 rounded-box border border-error p-3 font-medium">
          {t(`probation.${probation}`)} ({article(articles.probation)})
        </p>
      )}
      {ifFailed && (
        <p className="mt-6 rounded-box border border-info p-3">
          {t("pending", { cgpa: average(ifFailed.cgpa) })} ({article(articles.pending)})
        </p>
      )}
      <Findings outcome={outcome} names={names} />
      <Section title={t("budgets.title")}>
        <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {repeats.most !== null && (
            <Fact title={`${t("budgets.repeats")} (${article(articles.repeats)})`}>{t("budgets.used", repeats)}</Fact>
          )}
          {withdrawals.most !== null && (
            <Fact title={`${t("budgets.withdrawals")} (${article(articles.withdrawals)})`}>{t("budgets.used", withdrawals)}</Fact>
          )}
          {mustRepeat.length > 0 && (
            <Fact title={`${t("budgets.mustRepeat")} (${article(articles.mustRepeat)})`}>
              {mustRepeat
                .slice(0, MOST_SHOWN)
                .map((id) => names.get(id))
                .join(", ")}
            </Fact>
          )}
          {graduation && (
            <Fact title={`${t("graduation.title")} (${article(graduation.article)})`}>
              {t(`graduation.${graduation.name}`)} {graduation.open.length > 0 && t("graduation.open", { count: graduation.open.length })}
            </Fact>
          )}
          {others.map((name) => (
            <Fact key={name} title={t(`programmes.${name}`)}>
              {t("average.cgpa")} <strong className="tabular-nums">{average(programmes[name]?.cgpa ?? null)}</strong>
            </Fact>
          ))}
        </dl>
      </Section>
      <Withdrawals outcome={outcome} names={names} />
    </>
  );
}
