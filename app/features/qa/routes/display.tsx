/** Every answer on one page, by group: to read, to link to, to print. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { MarkupText } from "~/kit/markup";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { AnswerList } from "../offered/answer-list";
import { AnswersData } from "../offered/answers-data";
import { readDisplay } from "../qa.service.server";

export const handle = pageHandle("qa", "display");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams.get("q") ?? "";
  return { groups: await readDisplay(ctx), query: query.slice(0, 100) };
}

export default function Display() {
  const { t } = useTranslation("qa");
  const { groups, query } = useLoaderData<typeof loader>();
  const shown = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      answer: (
        <>
          <MarkupText blocks={item.blocks} />
          <p className="text-sm text-muted">{t("answers.by", { author: item.author })}</p>
        </>
      ),
    })),
  }));
  const ask = (
    <Link to="/qa/all?view=pool&ask=1" className="btn print:hidden">
      {t("answers.ask")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.display")} lead={t("display.lead")} act={ask} />
      <AnswerList groups={shown} initialQuery={query} nothing={t("answers.nothingText")} />
      <AnswersData groups={groups} />
    </>
  );
}
