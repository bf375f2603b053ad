/** Where abroad the courses that one still needs were accepted: compared in the browser, with a transcript that stays there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useHydrated } from "~/kit/use-hydrated";
import { pageHandle } from "~/platform/pages/handle";
import { listCurricula } from "../study-plan.service.server";

export const handle = pageHandle("study-plan", "abroad");

/** Comes after the page. */
const Abroad = lazy(async () => ({ default: (await import("../components/abroad")).Abroad }));

export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({
  owner: ctx.actor?.userId ?? null,
  programs: await listCurricula(ctx),
});

export default function AcceptedAbroad() {
  const { t } = useTranslation("study-plan");
  const shown = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHeader title={t("pages.abroad")} lead={t("abroad.lead")} />
      {isHydrated ? (
        <Suspense fallback={<p role="status">{t("loading")}</p>}>
          <Abroad {...shown} />
        </Suspense>
      ) : (
        <noscript>
          <p className="rounded-box border border-base-300 bg-base-200 p-4">{t("abroad.noScripts")}</p>
        </noscript>
      )}
      <nav aria-label={t("elsewhere.title")} className="mt-10 flex flex-wrap gap-x-4 gap-y-2">
        <Link to="/erasmus/all" className="link">
          {t("abroad.stories")}
        </Link>
        <Link to="/gpa/plan" className="link">
          {t("pages.plan")}
        </Link>
      </nav>
    </>
  );
}
