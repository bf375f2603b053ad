/** An answer: quotes or sentences with links to their places, something of one's own, or that nothing is known. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import type { Place, Sentence, ShownAnswer } from "../answer";

function Quote({ place: { title, to }, sentences }: { place: Place; sentences: Sentence[] }) {
  return (
    <li className="rounded-box border border-base-300 p-4">
      {sentences.length > 0 && (
        <blockquote cite={to} className="mb-2 flex flex-col gap-1 wrap-anywhere">
          {sentences.map(({ text }, at) => (
            <p key={at} dir="auto">
              {text}
            </p>
          ))}
        </blockquote>
      )}
      <p className="text-sm">
        <Link to={to} className="link wrap-anywhere">
          {title}
        </Link>
      </p>
    </li>
  );
}

function Quotes({ answer: { places, sentences } }: { answer: ShownAnswer }) {
  return (
    <ul className="flex flex-col gap-3">
      {places.map((place, at) => (
        <Quote key={at} place={place} sentences={sentences.filter((sentence) => sentence.places.includes(at + 1))} />
      ))}
    </ul>
  );
}

/** What a model wrote: each sentence with the numbers of its sources. */
function Written({ answer: { places, sentences } }: { answer: ShownAnswer }) {
  const { t } = useTranslation("ai");
  return (
    <div className="rounded-box border border-base-300 p-4">
      <p className="wrap-anywhere" dir="auto">
        {sentences.map((sentence, at) => (
          <span key={at}>
            {sentence.text}
            {sentence.places.map((number) => (
              <Link
                key={number}
                to={places[number - 1]?.to ?? "/"}
                className="link ms-1 text-sm"
                aria-label={t("source", { number, title: places[number - 1]?.title ?? "" })}
              >
                [{number}]
              </Link>
            ))}{" "}
          </span>
        ))}
      </p>
      <p className="mt-3 text-sm font-medium">{t("sources")}</p>
      <ol className="list-inside list-decimal text-sm">
        {places.map(({ title, to }, at) => (
          <li key={at} className="wrap-anywhere">
            <Link to={to} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">{t("written")}</p>
    </div>
  );
}

function Own({ answer: { sentences, ownTo } }: { answer: ShownAnswer }) {
  const { t } = useTranslation("ai");
  return (
    <p className="rounded-box border border-base-300 p-4">
      {sentences.length > 0 ? sentences.map(({ text }) => text).join(" ") : t("ownThen")}{" "}
      <Link to={ownTo ?? "/"} className="link">
        {t("open")}
      </Link>
    </p>
  );
}

function Unknown({ question }: { question: string }) {
  const { t } = useTranslation("ai");
  const act = (
    <div className="flex flex-wrap justify-center gap-2">
      <Link to={`/thread/add?${new URLSearchParams({ title: question })}`} className="btn">
        {t("askOthers")}
      </Link>
      <Link to="/qa/all" className="btn btn-ghost">
        {t("browse")}
      </Link>
    </div>
  );
  return <EmptyState title={t("unknown")} text={t("unknownText")} act={act} drawing="search" />;
}

function Body({ answer, isComing }: { answer: ShownAnswer; isComing: boolean }) {
  if (answer.ownTo) return <Own answer={answer} />;
  if (answer.places.length === 0) return isComing ? null : <Unknown question={answer.question} />;
  return answer.outcome === "model" ? <Written answer={answer} /> : <Quotes answer={answer} />;
}

export interface AnswerViewProps {
  answer: ShownAnswer;
  /** More of it may follow. */
  isComing?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

export function AnswerView({ answer, isComing = false, children }: AnswerViewProps) {
  const { t } = useTranslation("ai");
  const { answerId, question, about, outcome } = answer;
  return (
    <section id={answerId ?? undefined} className="my-6 flex scroll-mt-4 flex-col gap-3">
      <h2 className="text-lg font-semibold wrap-anywhere">{question}</h2>
      {about && <p className="text-sm text-muted wrap-anywhere">{t("about", { question: about })}</p>}
      {outcome === "fallback" && <p className="text-sm text-muted">{t("fallback")}</p>}
      <Body answer={answer} isComing={isComing} />
      {children}
    </section>
  );
}
