/** Courses while one takes them: weights, marks, what is needed for a letter, and absences. All of it stays in the browser (decision 067). */
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

export const handle = offlineHandle("term-courses", "term", ["catalog"]);

/** Comes after the page. */
const Courses = lazy(async () => ({ default: (await import("../components/courses")).Courses }));

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => ({
  owner: ctx.actor?.userId ?? null,
  term: currentTerm(ctx.clock.now()),
});

export default function TermCourses() {
  const { t } = useTranslation("term-courses");
  const { owner, term } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  useOfflinePage();
  return (
    <>
      <PageHeader title={t("pages.term")} lead={t("lead")} />
      <p className="mb-6 max-w-prose border-s-4 border-info ps-3 text-sm">{t("onlyHere")}</p>
      {isHydrated ? (
        <Suspense fallback={<p role="status">{t("loading")}</p>}>
          <Courses owner={owner} term={term} />
        </Suspense>
      ) : (
        <noscript>
          <p className="rounded-box border border-base-300 bg-base-200 p-4">{t("noScripts")}</p>
        </noscript>
      )}
      <p className="mt-10 print:hidden">
        <Link to="/gpa-calculator" className="link">
          {t("toCalculator")}
        </Link>
      </p>
    </>
  );
}
