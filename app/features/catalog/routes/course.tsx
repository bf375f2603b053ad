/** One course of the catalog: facts, sections, prerequisites, and what students say in numbers. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { ShareButton } from "~/kit/share-button";
import { StructuredData } from "~/kit/structured-data";
import { signInPath } from "~/platform/access/return-to";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { scriptJson } from "~/platform/http/script-json";
import { pageHandle } from "~/platform/pages/handle";
import { favoriteForm } from "../catalog.schemas";
import { countCatalogView, readCatalogCourse, setFavorite } from "../catalog.service.server";
import { CourseBody } from "../components/course-body";
import { CourseFacts, FactLine } from "../components/course-facts";
import { ExperienceSummary } from "../components/experience-summary";
import { FavoriteButton } from "../components/favorite-button";
import { coursePath } from "../offered/use-catalog-words";
import { courseStructuredData } from "../structured-data";

export const handle = pageHandle("catalog", "course");

export async function loader({ request, params: { code = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = await readCatalogCourse(ctx, code, url.searchParams.get("term") ?? "");
  const { courseCode, courseId, name } = page.course;
  if (courseCode !== code) throw redirect(coursePath(courseCode) + url.search, 301);
  countCatalogView(ctx, courseId);
  return {
    page,
    signInTo: ctx.actor ? null : signInPath(url),
    json: scriptJson(courseStructuredData(page, ctx.origin, ctx.locale)),
    title: `${courseCode} ${name} · ${ctx.product.translators[ctx.locale].t("catalog:pages.all")}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  if (!args.context.ctx.actor) throw redirect(signInPath(new URL(args.request.url)));
  return submitSignedInForm(args, { schema: favoriteForm, feature: "catalog" }, async (value, ctx) => {
    await setFavorite(ctx, args.params.code ?? "", value.is_favorite === "yes");
    return data({ ok: true });
  });
}

export default function CatalogCourse() {
  const { t } = useTranslation("catalog");
  const { page, signInTo, json, title } = useLoaderData<typeof loader>();
  const { course } = page;
  const act = (
    <>
      <FavoriteButton isFavorite={page.isFavorite} signInTo={signInTo} />
      <ShareButton title={title} />
    </>
  );
  return (
    <>
      <StructuredData json={json} />
      <PageHeader
        title={`${course.courseCode} · ${course.name}`}
        lead={course.isArchived ? t("course.archived") : course.otherName}
        act={act}
        breadcrumb={[{ label: t("pages.all"), to: "/catalog/all" }, { label: course.courseCode }]}
      >
        <FactLine course={course} />
      </PageHeader>
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Section title={t("course.experiences")} className="mt-0! min-w-0 lg:col-start-2">
          <ExperienceSummary scores={page.scores} courseId={course.courseId} />
        </Section>
        <CourseBody page={page} />
        <Section title={t("course.facts")} className="min-w-0 lg:col-start-2">
          <CourseFacts course={course} />
        </Section>
      </div>
    </>
  );
}
