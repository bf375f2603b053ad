/** Questions in groups, each with an address of its own, and a search that narrows them as one types. */
import { useLocation } from "@remix-run/react";
import { ChevronDown, Link2, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { configuration } from "~/configuration";
import { EmptyState } from "~/kit/empty-state";
import type { FaqGroup, FaqItem } from "../content/article";
import { searchFaq } from "../rich-text";
import { Blocks } from "./rich-text";

/** Opens the answer that the address names. */
function useAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);
}

export function FaqList({ groups, initialQuery }: { groups: FaqGroup[]; initialQuery: string }) {
  const { t } = useTranslation("info");
  const [query, setQuery] = useState(initialQuery);
  useAnchor();
  const shown = searchFaq(groups, query);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="max-w-3xl">
      <form method="get" role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="input w-full text-base">
          <Search size={18} aria-hidden />
          <span className="sr-only">{t("faq.search")}</span>
          <input
            type="search"
            name="q"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t("faq.search")}
            className="grow"
            enterKeyHint="search"
          />
        </label>
      </form>
      <p role="status" className="mt-2 min-h-5 text-sm text-base-content/80">
        {query.trim() && t("faq.found", { count })}
      </p>
      {shown.map((group) => (
        <FaqSection key={group.id} group={group} />
      ))}
      {count === 0 && (
        <EmptyState
          title={t("faq.nothing")}
          text={t("faq.nothingText", { email: configuration.contactEmail })}
          act={
            <button type="button" className="btn" onClick={() => setQuery("")}>
              {t("faq.showAll")}
            </button>
          }
        />
      )}
    </div>
  );
}

function FaqSection({ group: { id, title, items } }: { group: FaqGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-6">
      <h2 id={`${id}-title`} className="mb-2 text-xl font-semibold">
        {title}
      </h2>
      <div className="divide-y divide-base-300 rounded-box border border-base-300">
        {items.map((item) => (
          <Answer key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}

function Answer({ item: { id, question, answer } }: { item: FaqItem }) {
  const { t } = useTranslation("info");
  return (
    <details id={id} className="group">
      <summary className="flex cursor-pointer items-start justify-between gap-3 px-4 py-3 font-medium">
        <span>{question}</span>
        <ChevronDown size={20} aria-hidden className="mt-0.5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="prose-text max-w-prose px-4 pb-4">
        <Blocks blocks={answer} title={question} />
        <a
          href={`#${id}`}
          className="inline-flex items-center gap-1.5 py-1 text-sm text-base-content/80"
          aria-label={`${t("faq.link")}: ${question}`}
        >
          <Link2 size={16} aria-hidden />
          {t("faq.link")}
        </a>
      </div>
    </details>
  );
}
