/** Courses side by side; which ones, its address says. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { comparePath, MOST_COMPARED, useChoice } from "~/features/catalog/offered/compare-choice";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { ShareButton } from "~/kit/share-button";
import { pageHandle } from "~/platform/pages/handle";
import { arrange } from "../compare.rules";
import { readCodes } from "../compare.schemas";
import { type Comparison, readComparison } from "../compare.service.server";
import { AddCourse } from "../components/add-course";
import { CompareTable } from "../components/compare-table";

export const handle = pageHandle("compare", "compare", ["catalog"]);

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const comparison = await readComparison(ctx, readCodes(new URL(request.url).searchParams));
  const codes = comparison.courses.map(({ courseCode }) => courseCode);
  return { comparison, codes, ...(codes.length > 0 && { title: codes.join(" · ") }) };
}

/** What of the address isn't shown, and why. */
function Notes({ unknown, repeated, left }: Pick<Comparison, "unknown" | "repeated" | "left">) {
  const { t } = useTranslation("compare");
  const listed = (codes: string[]) => codes.join(", ");
  const [first] = unknown;
  if (unknown.length + repeated.length + left.length === 0) return null;
  return (
    <div role="status" className="mb-4 flex flex-col gap-1 border-s-4 border-warning bg-base-200 p-3">
      {first && (
        <p>
          {t("unknown", { count: unknown.length, codes: listed(unknown) })}{" "}
          <Link to={`/courses/all?${new URLSearchParams({ q: first })}`} className="link">
            {t("find", { code: first })}
          </Link>
        </p>
      )}
      {repeated.length > 0 && <p>{t("repeated", { codes: listed(repeated) })}</p>}
      {left.length > 0 && <p>{t("left", { codes: listed(left) })}</p>}
    </div>
  );
}

/** Nothing in the address; what was ticked in a list is one step away. */
function Nothing() {
  const { t } = useTranslation("compare");
  const { codes } = useChoice();
  const act = codes.length > 0 && (
    <Link to={comparePath(codes)} className="btn btn-primary">
      {t("none.chosen", { codes: codes.join(" · ") })}
    </Link>
  );
  return <EmptyState title={t("none.title")} text={t("none.text")} act={act} />;
}

export default function Compare() {
  const { t } = useTranslation("compare");
  const { comparison, codes } = useLoaderData<typeof loader>();
  const { courses, plan } = comparison;
  const { differing, same } = arrange(courses);
  const isAlone = courses.length === 1;
  return (
    <>
      <PageHeader title={t("pages.compare")} lead={t("lead")} act={courses.length > 0 && <ShareButton title={codes.join(" · ")} />} />
      <Notes {...comparison} />
      {courses.length < MOST_COMPARED && <AddCourse codes={codes} />}
      {courses.length === 0 && <Nothing />}
      {isAlone && <p className="mb-4">{t("one")}</p>}
      {courses.length > 0 && differing.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl/tight">{isAlone ? t("facts") : t("differing")}</h2>
          <CompareTable courses={courses} aspects={differing} plan={plan} />
        </section>
      )}
      {same.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-2 text-xl/tight">{t("same")}</h2>
          <CompareTable courses={courses} aspects={same} plan={plan} />
        </section>
      )}
    </>
  );
}
