/** What the product is and who stands behind it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { pageHandle } from "~/platform/pages/handle";
import { ArticlePage } from "../components/article-page";
import { readArticle } from "../info.service.server";

export const handle = pageHandle("info", "about");

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return { article: await readArticle(ctx, "about") };
}

export default function About() {
  const { article } = useLoaderData<typeof loader>();
  const { t } = useTranslation("info");
  const act = (
    <Link to="/courses/all" prefetch="intent" className="btn btn-primary">
      {t("about.act")}
    </Link>
  );
  return <ArticlePage title={t("pages.about")} article={article} act={act} />;
}
