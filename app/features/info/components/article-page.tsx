/** A long text as a page: its head, what stands on it, and its sections with anchors. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Prose } from "~/kit/prose";
import { DateText } from "~/kit/time";
import type { Article, ArticleSection } from "../content/article";
import { Blocks } from "./rich-text";

export interface ArticlePageProps {
  title: string;
  article: Article;
  act?: ReactNode;
  /** Stands below the text, with an entry of its own in the contents. */
  extra?: { id: string; title: string; body: ReactNode };
}

type Entry = Pick<ArticleSection, "id" | "title">;

export function ArticlePage({ title, article: { lead, updated, sections }, act, extra }: ArticlePageProps) {
  const { t } = useTranslation("info");
  const entries: Entry[] = extra ? [...sections, extra] : sections;
  return (
    <>
      <PageHeader title={title} lead={lead} act={act}>
        {updated && (
          <p className="text-sm text-muted">
            {t("article.updated")} <DateText at={Date.parse(updated)} />
          </p>
        )}
      </PageHeader>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <Contents entries={entries} />
        <div className="max-w-prose">
          <Prose>
            {sections.map(({ id, title: heading, blocks }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{heading}</h2>
                <Blocks blocks={blocks} title={heading} />
              </section>
            ))}
          </Prose>
          {extra?.body}
        </div>
      </div>
    </>
  );
}

function Contents({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation("info");
  const list = (
    <ul className="flex flex-col">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a className="block rounded-field px-2 py-1.5 hover:bg-base-200 hover:underline" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t("article.contents")} className="lg:sticky lg:top-20 lg:self-start lg:pt-8">
      <details className="rounded-box border border-base-300 lg:hidden">
        <summary className="cursor-pointer list-inside list-[disclosure-closed] px-3 py-2.5 font-medium">{t("article.contents")}</summary>
        <div className="px-1 pb-2">{list}</div>
      </details>
      <div className="hidden lg:block">
        <p className="mb-2 px-2 text-sm font-semibold">{t("article.contents")}</p>
        {list}
      </div>
    </nav>
  );
}
