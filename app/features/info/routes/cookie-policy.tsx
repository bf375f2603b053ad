/** The cookies by name, and the place where the choice can be changed. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageHandle } from "~/platform/pages/handle";
import { parseCookies, readConsent } from "~/platform/preferences";
import { ArticlePage } from "../components/article-page";
import { ConsentChoice } from "../components/consent-choice";
import { readArticle } from "../info.service.server";

export const handle = pageHandle("info", "cookie-policy");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const consent = readConsent(parseCookies(request.headers.get("cookie")));
  return { article: await readArticle(ctx, "cookies"), consent };
}

export default function CookiePolicy() {
  const { article, consent } = useLoaderData<typeof loader>();
  const { t } = useTranslation("info");
  const choice = { id: "choice", title: t("consent.title"), body: <ConsentChoice id="choice" consent={consent} /> };
  return <ArticlePage title={t("pages.cookie-policy")} article={article} extra={choice} />;
}
