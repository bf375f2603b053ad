/** One course of the catalog: sections, prerequisites, curricula, and what students say in numbers. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { sharePicture } from "~/engines/media/share-picture";
import { EmptyState } from "~/kit/empty-state";
import { facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { StructuredData } from "~/kit/structured-data";
import { safeReturnTo, signInPath } from "~/platform/access/return-to";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { scriptJson } from "~/platform/http/script-json";
import { pageHandle } from "~/platform/pages/handle";
import { favoriteForm } from "../catalog.schemas";
import { countCatalogView, findCatalogCourse, setFavorite } from "../catalog.service.server";
import { CourseBody } from "../components/course-body";
import { ExperienceSummary } from "../components/experience-summary";
import { frameOf } from "../course-head.service.server";
import { CourseFacts } from "../offered/course-facts";
import { CourseFrame } from "../offered/course-frame";
import { coursePath } from "../offered/course-paths";
import { CourseLanes, CourseVerdict } from "../offered/course-verdict";
import { courseStructuredData } from "../structured-data";

export const handle = pageHandle("catalog", "course", ["course-marks"]);

export async function loader({ request, params: { code = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = await findCatalogCourse(ctx, code, url.searchParams.get("term") ?? "");
  const { t } = ctx.product.translators[ctx.locale];
  if (!page) return data({ found: null, code, title: t("catalog:course.unknown") }, { status: 404 });
  const { courseCode, courseId, name } = page.course;
  if (courseCode !== code) throw redirect(coursePath(courseCode) + url.search, 301);
  countCatalogView(ctx, courseId);
  return data({
    found: {
      page,
      frame: frameOf(ctx, page.head, url),
      json: scriptJson(courseStructuredData(page, ctx.origin, ctx.locale)),
    },
    code,
    title: `${courseCode} ${name} · ${t("catalog:pages.all")}`,
    pagePicture: sharePicture("course", ctx.locale),
  });
}

export async function action(args: ActionFunctionArgs) {
  if (!args.context.ctx.actor) throw redirect(signInPath(new URL(args.request.url)));
  return submitSignedInForm(args, { schema: favoriteForm, feature: "catalog" }, async (value, ctx) => {
    await setFavorite(ctx, args.params.code ?? "", value.is_favorite === "yes");
    return value.back ? redirect(safeReturnTo(value.back), 303) : data({ ok: true });
  });
}

/** Nothing goes by this code: what was looked for may be found by its words. */
function UnknownCourse({ code }: { code: string }) {
  const { t } = useTranslation("catalog");
  const act = (
    <div className="flex flex-wrap justify-center gap-2">
      <Link to={`/catalog/all?${new URLSearchParams({ q: code })}`} className="btn btn-primary">
        {t("course.searchFor", { code })}
      </Link>
      <Link to="/courses/submission" className="btn">
        {t("list.suggest")}
      </Link>
    </div>
  );
  return (
    <>
      <PageHeader title={code} breadcrumb={[{ label: t("pages.all"), to: "/catalog/all" }, { label: code }]} />
      <EmptyState title={t("course.unknown")} text={t("course.unknownText")} act={act} />
    </>
  );
}

export default function CatalogCourse() {
  const { t } = useTranslation("catalog");
  const { found, code } = useLoaderData<typeof loader>();
  if (!found) return <UnknownCourse code={code} />;
  const { page, frame, json } = found;
  const { n, floor, ...means } = page.scores;
  const act = (
    <Link to={`/courses/add?course_id=${frame.course.courseId}`} className="btn btn-primary">
      {n === 0 ? t("course.write") : t("verdict.write")}
    </Link>
  );
  return (
    <CourseFrame
      frame={frame}
      current="sections"
      act={act}
      verdict={<CourseVerdict means={means} n={n} floor={floor} />}
      lanes={<CourseLanes means={means} />}
    >
      <StructuredData json={json} />
      <div className={`${facultyClass(frame.color)} grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]`}>
        <CourseBody page={page} />
        <Section title={t("course.facts")} className="min-w-0 lg:col-start-2 lg:mt-0!">
          <CourseFacts course={frame.course} />
        </Section>
        <Section title={t("course.experiences")} className="min-w-0 lg:col-start-2">
          <ExperienceSummary scores={page.scores} courseId={frame.course.courseId} />
        </Section>
      </div>
    </CourseFrame>
  );
}
