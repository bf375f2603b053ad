/** What is stored about people, and what they can do about it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageHandle } from "~/platform/pages/handle";
import { ArticlePage } from "../components/article-page";
import { readArticle } from "../info.service.server";

export const handle = pageHandle("info", "privacy");

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return { article: await readArticle(ctx, "privacy") };
}

export default function Privacy() {
  const { article } = useLoaderData<typeof loader>();
  const { t } = useTranslation("info");
  return <ArticlePage title={t("pages.privacy")} article={article} />;
}
