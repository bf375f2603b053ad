/** What to do before a term starts, and in the English preparatory year. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DateBlock } from "~/kit/date-block";
import { Link } from "~/kit/link";
import { pageHandle } from "~/platform/pages/handle";
import { ArticlePage } from "../components/article-page";
import { readPreparation } from "../preparation.service.server";

export const handle = pageHandle("info", "preparation");

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => readPreparation(ctx);

const DATES = "dates";

function Dates({ dates }: { dates: { at: number; title: string }[] }) {
  const { t } = useTranslation("info");
  return (
    <section id={DATES} aria-labelledby={`${DATES}-title`} className="mt-10 rounded-box border border-base-300 p-4 sm:p-6">
      <h2 id={`${DATES}-title`} className="text-xl font-semibold">
        {t("preparation.dates")}
      </h2>
      {dates.length === 0 && <p className="mt-2">{t("preparation.noDates")}</p>}
      <ul className="mt-3 flex flex-col gap-3">
        {dates.map(({ at, title }) => (
          <li key={`${at} ${title}`} className="flex items-center gap-4">
            <DateBlock at={at} className="size-14 shrink-0 rounded-field bg-base-200" />
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t("preparation.datesNote")}</p>
    </section>
  );
}

export default function Preparation() {
  const { t } = useTranslation("info");
  const { article, dates } = useLoaderData<typeof loader>();
  const act = (
    <Link to="/courses/all" prefetch="intent" className="btn btn-primary">
      {t("about.act")}
    </Link>
  );
  const extra = { id: DATES, title: t("preparation.dates"), body: <Dates dates={dates} /> };
  return <ArticlePage title={t("pages.preparation")} article={article} act={act} extra={extra} />;
}
