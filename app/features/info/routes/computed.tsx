/** What the site decides automatically, with the numbers of today's settings, and how to object. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageHandle } from "~/platform/pages/handle";
import { ArticlePage } from "../components/article-page";
import { readArticle } from "../info.service.server";

export const handle = pageHandle("info", "computed");

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return { article: await readArticle(ctx, "computed") };
}

export default function Computed() {
  const { article } = useLoaderData<typeof loader>();
  const { t } = useTranslation("info");
  return <ArticlePage title={t("pages.computed")} article={article} />;
}
