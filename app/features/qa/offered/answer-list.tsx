/** Questions in groups, each with an address of its own, and a search that narrows them as one types. */
import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import ChevronDown from "~icons/lucide/chevron-down";
import Link2 from "~icons/lucide/link-2";
import Search from "~icons/lucide/search";
import { type AnsweredGroup, searchAnswers } from "./answers";

interface ShownAnswer {
  id: string;
  question: string;
  text: string;
  answer: ReactNode;
}

interface AnswerListProps {
  groups: AnsweredGroup<ShownAnswer>[];
  initialQuery: string;
  /** What to do when nothing is found. */
  nothing: string;
}

/** Opens the answer that the address names. */
function useAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);
}

export function AnswerList({ groups, initialQuery, nothing }: AnswerListProps) {
  const { t } = useTranslation("qa");
  const [query, setQuery] = useState(initialQuery);
  useAnchor();
  const shown = searchAnswers(groups, query);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="max-w-3xl">
      <form method="get" role="search" onSubmit={(event) => event.preventDefault()} className="print:hidden">
        <label className="input w-full text-base">
          <Search size={18} aria-hidden />
          <span className="sr-only">{t("answers.search")}</span>
          <input
            type="search"
            name="q"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t("answers.search")}
            className="grow"
            enterKeyHint="search"
          />
        </label>
      </form>
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
        {query.trim() && t("answers.found", { count })}
      </p>
      {shown.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {count === 0 && (
        <EmptyState
          title={t("answers.nothing")}
          text={nothing}
          act={
            query.trim() && (
              <button type="button" className="btn" onClick={() => setQuery("")}>
                {t("answers.showAll")}
              </button>
            )
          }
        />
      )}
    </div>
  );
}

function Group({ group: { id, title, items } }: { group: AnsweredGroup<ShownAnswer> }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-6 scroll-mt-20">
      <h2 id={`${id}-title`} className="mb-2 text-xl font-semibold">
        {title}
      </h2>
      <div className="divide-y divide-base-300 border-y border-base-300">
        {items.map((item) => (
          <Answer key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}

function Answer({ item: { id, question, answer } }: { item: ShownAnswer }) {
  const { t } = useTranslation("qa");
  return (
    <details id={id} className="group scroll-mt-20">
      <summary className="flex cursor-pointer items-start justify-between gap-3 px-4 py-3 font-medium">
        <span>{question}</span>
        <ChevronDown size={20} aria-hidden className="mt-0.5 shrink-0 transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      <div className="flex max-w-prose flex-col items-start gap-3 px-4 pb-4">
        {answer}
        <a
          href={`#${id}`}
          className="inline-flex items-center gap-1.5 py-1 text-sm text-muted print:hidden"
          aria-label={`${t("answers.link")}: ${question}`}
        >
          <Link2 size={16} aria-hidden />
          {t("answers.link")}
        </a>
      </div>
    </details>
  );
}
