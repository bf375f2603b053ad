/** The way to graduation, term by term: made in the browser, of a transcript that stays there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useHydrated } from "~/kit/use-hydrated";
import { useOfflinePage } from "~/kit/use-offline-page";
import { offlineHandle } from "~/platform/pages/handle";
import { currentTerm } from "~/platform/terms";
import { readAcademicTerms } from "../../academic-calendar/academic-calendar.service.server";
import { takePath } from "../../course-marks/offered/take-path";
import { termPath } from "../../term-courses/offered/term-path";
import { ABROAD_PAGE } from "../study-plan.pages";
import { listCurricula } from "../study-plan.service.server";

export const handle = offlineHandle("study-plan", "plan");

/** Comes after the page. */
const Planner = lazy(async () => ({ default: (await import("../components/planner")).Planner }));

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  const term = currentTerm(ctx.clock.now());
  const [programs, { chosen }] = await Promise.all([listCurricula(ctx), readAcademicTerms(ctx, term)]);
  return { owner: ctx.actor?.userId ?? null, programs, calendar: { term, addDropUntil: chosen?.addDropUntil ?? null } };
}

/** Where one looks without scripts, and what else helps. */
function Elsewhere() {
  const { t } = useTranslation("study-plan");
  return (
    <nav aria-label={t("elsewhere.title")} className="mt-10 flex flex-wrap gap-x-4 gap-y-2 print:hidden">
      <Link to="/gpa-calculator" className="link">
        {t("elsewhere.calculator")}
      </Link>
      <Link to="/catalog/departments" className="link">
        {t("elsewhere.curricula")}
      </Link>
      <Link to={termPath()} className="link">
        {t("elsewhere.term")}
      </Link>
      <Link to={takePath()} className="link">
        {t("elsewhere.take")}
      </Link>
      <Link to={ABROAD_PAGE} className="link">
        {t("elsewhere.abroad")}
      </Link>
    </nav>
  );
}

export default function GraduationPlan() {
  const { t } = useTranslation("study-plan");
  const shown = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  useOfflinePage();
  const waiting = <p role="status">{t("loading")}</p>;
  return (
    <>
      <PageHeader title={t("pages.plan")} lead={t("lead")} />
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <Planner {...shown} />
        </Suspense>
      ) : (
        <noscript>
          <p className="rounded-box border border-base-300 bg-base-200 p-4">{t("noScripts")}</p>
        </noscript>
      )}
      <Elsewhere />
    </>
  );
}
