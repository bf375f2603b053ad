/** What is tested for everybody to be able to use the site, and what isn't yet. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageHandle } from "~/platform/pages/handle";
import { ArticlePage } from "../components/article-page";
import { readArticle } from "../info.service.server";

export const handle = pageHandle("info", "accessibility");

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return { article: await readArticle(ctx, "accessibility") };
}

export default function Accessibility() {
  const { article } = useLoaderData<typeof loader>();
  const { t } = useTranslation("info");
  return <ArticlePage title={t("pages.accessibility")} article={article} />;
}
