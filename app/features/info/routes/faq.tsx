/** What is asked often: first what staff keep in the Q&A bank, then what the product says of itself. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { configuration } from "~/configuration";
import { Link } from "~/kit/link";
import { MarkupText } from "~/kit/markup";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { AnswerList } from "../../qa/offered/answer-list";
import { AnswersData } from "../../qa/offered/answers-data";
import { readTopGroup } from "../../qa/qa.service.server";
import { Blocks } from "../components/rich-text";
import { readFaq } from "../info.service.server";
import { withTexts } from "../rich-text";

export const handle = pageHandle("info", "faq", ["qa"]);

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams.get("q") ?? "";
  const [top, groups] = await Promise.all([readTopGroup(ctx), readFaq(ctx)]);
  return { top, groups, query: query.slice(0, 100) };
}

export default function Faq() {
  const { top, groups, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("info");
  const { t: qa } = useTranslation("qa");
  const { contactEmail } = configuration;
  const lead = (
    <>
      {t("faq.lead")}{" "}
      <a className="link" href={`mailto:${contactEmail}`}>
        {contactEmail}
      </a>
    </>
  );
  const ofBank = (top ? [top] : []).map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, answer: <MarkupText blocks={item.blocks} /> })),
  }));
  const ours = withTexts(groups).map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      answer: (
        <div className="prose-text">
          <Blocks blocks={item.answer} title={item.question} />
        </div>
      ),
    })),
  }));
  const all = [...ofBank, ...ours];
  const more = (
    <Link to="/qa/display" className="btn">
      {qa("pages.display")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.faq")} lead={lead} act={more} />
      <AnswerList groups={all} initialQuery={query} nothing={t("faq.nothingText", { email: contactEmail })} />
      <AnswersData groups={all} />
    </>
  );
}
