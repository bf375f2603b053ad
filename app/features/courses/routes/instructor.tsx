/** What an instructor teaches and taught, with what students say of those courses. */
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CompareTray } from "~/features/catalog/offered/compare-tray";
import { instructorPath } from "~/features/catalog/offered/instructor-path";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { personName } from "../../catalog/offered/instructor-path";
import { TaughtCourse } from "../components/taught-course";
import { type InstructorPage, readInstructor } from "../instructor.service.server";

export const handle = pageHandle("courses", "instructor", ["catalog"]);

export async function loader({ request, params: { instructor = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const page = await readInstructor(ctx, instructor);
  const { t } = ctx.product.translators[ctx.locale];
  if (!page) return data({ page, slug: instructor, title: t("courses:instructor.unknown") }, { status: 404 });
  // An address that was written in another spelling leads to the one that others share.
  const { pathname } = new URL(request.url);
  const address = instructorPath(page.name);
  if (pathname !== address && !pathname.endsWith(".data") && instructorPath(instructor) === address) throw redirect(address, 301);
  return data({ page, slug: instructor, title: personName(page.name), partOf: "courses:pages.instructor" });
}

function Unknown({ slug }: { slug: string }) {
  const { t } = useTranslation("courses");
  const words = slug.replaceAll("-", " ");
  const act = (
    <Link to={`/search?${new URLSearchParams({ q: words })}`} className="btn btn-primary">
      {t("instructor.search")}
    </Link>
  );
  return (
    <>
      <PageHeader title={words} breadcrumb={[{ label: t("pages.all"), to: "/courses/all" }, { label: words }]} />
      <EmptyState title={t("instructor.unknown")} text={t("instructor.unknownText")} act={act} drawing="search" />
    </>
  );
}

function Taught({ courses, instructorId }: { courses: InstructorPage["now"]; instructorId: string }) {
  return (
    <ul>
      {courses.map((course) => (
        <TaughtCourse key={course.courseId} course={course} instructorId={instructorId} />
      ))}
    </ul>
  );
}

export default function Instructor() {
  const { t } = useTranslation("courses");
  const { page, slug } = useLoaderData<typeof loader>();
  if (!page) return <Unknown slug={slug} />;
  const { now, before, instructorId } = page;
  const name = personName(page.name);
  const isEmpty = now.length + before.length === 0;
  return (
    <>
      <PageHeader title={name} lead={t("instructor.lead")} breadcrumb={[{ label: t("pages.all"), to: "/courses/all" }, { label: name }]} />
      {isEmpty ? (
        <EmptyState title={t("instructor.none")} text={t("instructor.noneText")} />
      ) : (
        <Section title={t("instructor.now")} className="mt-0!">
          {now.length > 0 ? <Taught courses={now} instructorId={instructorId} /> : <p>{t("instructor.nothingNow")}</p>}
        </Section>
      )}
      {before.length > 0 && (
        <Section title={t("instructor.before")}>
          <Taught courses={before} instructorId={instructorId} />
        </Section>
      )}
      <CompareTray />
    </>
  );
}
