/** A question and its answer as two bubbles: quotes or sentences with their places, something of one's own, or that nothing is known. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { Place, ShownAnswer } from "../answer";
import { type Asking, QuestionButtons } from "./question-buttons";

const CHIP = "link inline-block rounded-2xl border border-base-300 px-3 py-1 text-sm";

const Chip = ({ place: { title, to } }: { place: Place }) => (
  <Link to={to} className={CHIP}>
    {title}
  </Link>
);

function Chips({ places, isNumbered }: { places: Place[]; isNumbered?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {places.map((place, at) => (
        <li key={at} className="flex items-center gap-1 text-sm">
          {isNumbered && <span className="tabular-nums">{at + 1}.</span>}
          <Chip place={place} />
        </li>
      ))}
    </ul>
  );
}

/** Each place with what is quoted of it, then those that are only named. */
function Quotes({ answer: { places, sentences } }: { answer: ShownAnswer }) {
  const quotes = places.map((place, at) => ({
    place,
    text: sentences
      .filter((sentence) => sentence.places.includes(at + 1))
      .map(({ text }) => text)
      .join(" "),
  }));
  const named = quotes.filter(({ text }) => text === "").map(({ place }) => place);
  return (
    <div className="flex flex-col divide-y divide-base-300 *:py-3 *:first:pt-0 *:last:pb-0">
      {quotes
        .filter(({ text }) => text !== "")
        .map(({ place, text }, at) => (
          <div key={at} className="flex flex-col gap-2">
            <blockquote cite={place.to} dir="auto">
              {text}
            </blockquote>
            <p>
              <Chip place={place} />
            </p>
          </div>
        ))}
      {named.length > 0 && <Chips places={named} />}
    </div>
  );
}

/** What a model wrote: each sentence with the numbers of its sources. */
function Written({ answer: { places, sentences } }: { answer: ShownAnswer }) {
  const { t } = useTranslation("ai");
  return (
    <div className="flex flex-col gap-3">
      <p dir="auto">
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
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{t("sources")}</p>
        <Chips places={places} isNumbered />
      </div>
      <p className="text-sm text-muted">{t("written")}</p>
    </div>
  );
}

function Own({ answer: { sentences, ownTo } }: { answer: ShownAnswer }) {
  const { t } = useTranslation("ai");
  return (
    <div className="flex flex-col gap-2">
      <p>{sentences.length > 0 ? sentences.map(({ text }) => text).join(" ") : t("ownThen")}</p>
      <p>
        <Link to={ownTo ?? "/"} className={CHIP}>
          {t("open")}
        </Link>
      </p>
    </div>
  );
}

/** Asks which of two things was meant; either is asked with one press, with scripts or without. */
function Which({ answer: { asks, near }, asking }: { answer: ShownAnswer; asking: Asking }) {
  const { t } = useTranslation("ai");
  return (
    <div className="flex flex-col gap-3">
      <p>
        <strong>{t("which")}</strong>
      </p>
      <QuestionButtons questions={asks} asking={asking} />
      {near.length > 0 && <Chips places={near} />}
    </div>
  );
}

function Unknown({ answer: { question, near } }: { answer: ShownAnswer }) {
  const { t } = useTranslation("ai");
  return (
    <div className="flex flex-col gap-3">
      <p>
        <strong>{t("unknown")}</strong>
      </p>
      {near.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-sm text-muted">{t("nearest")}</p>
          <Chips places={near} />
        </div>
      )}
      <p className="text-sm text-muted">{t("unknownText")}</p>
      <div className="flex flex-wrap gap-2">
        <Link to={`/thread/add?${new URLSearchParams({ title: question })}`} className="btn btn-sm">
          {t("askOthers")}
        </Link>
        <Link to="/qa/all" className="btn btn-ghost btn-sm">
          {t("browse")}
        </Link>
      </div>
    </div>
  );
}

function Body({ answer, asking }: Pick<AnswerViewProps, "answer" | "asking">) {
  if (answer.ownTo) return <Own answer={answer} />;
  if (answer.places.length === 0 && answer.asks.length > 0 && asking) return <Which answer={answer} asking={asking} />;
  if (answer.places.length === 0) return <Unknown answer={answer} />;
  return answer.outcome === "model" ? <Written answer={answer} /> : <Quotes answer={answer} />;
}

export interface AnswerViewProps {
  answer: ShownAnswer;
  /** More of it may follow. */
  isComing?: boolean;
  /** Asks on; where nobody can, the answer asks nothing back. */
  asking?: Asking | undefined;
  /** What can be done with it. */
  children?: ReactNode;
}

export function AnswerView({ answer, isComing = false, asking, children }: AnswerViewProps) {
  const { t } = useTranslation("ai");
  const { answerId, question, about, outcome, places, ownTo } = answer;
  const isEmpty = isComing && places.length === 0 && ownTo === null;
  return (
    <section
      id={answerId || undefined}
      className="my-5 flex scroll-mt-16 scroll-mb-36 flex-col gap-3 [&_:is(a,button,summary,input)]:scroll-mb-40"
    >
      <div className="max-w-[85%] self-end rounded-box rounded-ee-none bg-base-200 px-4 py-2">
        <h2 className="text-base font-medium tracking-normal whitespace-pre-line" dir="auto">
          {question}
        </h2>
        {about && <p className="text-xs text-muted">{t("about", { question: about })}</p>}
      </div>
      {!isEmpty && (
        <div className="flex w-fit max-w-prose flex-col gap-2 self-start rounded-box rounded-es-none border border-base-300 px-4 py-3">
          {outcome === "fallback" && <p className="text-sm text-muted">{t("fallback")}</p>}
          <Body answer={answer} asking={asking} />
        </div>
      )}
      {children}
    </section>
  );
}
