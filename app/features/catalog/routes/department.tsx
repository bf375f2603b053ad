/** One department: its curricula as maps by semester, and its courses. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager, Total } from "~/kit/pager";
import { Section } from "~/kit/section";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { MarksQuestion } from "../../course-marks/offered/marks-question";
import { takePath } from "../../course-marks/offered/take-path";
import { CatalogCard } from "../components/catalog-card";
import { Curriculum } from "../components/curriculum";
import { readDepartmentPage } from "../departments.service.server";
import { CompareTray } from "../offered/compare-tray";
import { departmentPath } from "../offered/course-paths";

export const handle = pageHandle("catalog", "department", ["course-marks"]);

export async function loader({ request, params: { department_code: asked = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = await readDepartmentPage(ctx, asked, url.searchParams);
  const { code, name } = page.department;
  if (code !== asked) throw redirect(departmentPath(code) + url.search, 301);
  return { page, title: `${code} · ${name}` };
}

export default function Department() {
  const { t } = useTranslation("catalog");
  const { page } = useLoaderData<typeof loader>();
  const { department, programs, program, curriculum, courses } = page;
  const tabs = programs.map(({ programId, name, degree, source }) => ({
    to: `${departmentPath(department.code)}?program=${programId}`,
    label: source === "musts" ? t("sources.musts") : degree ? `${name} (${degree})` : name,
    isActive: programId === program?.programId,
  }));
  const { t: chrome } = useTranslation("chrome");
  const { t: own } = useTranslation("course-marks");
  const further = (
    <span className="flex flex-wrap gap-x-4">
      <Link to={`${takePath()}&department_id=${department.departmentId}`} className="link">
        {own("take.title")}
      </Link>
      <Link to="/gpa/plan" className="link">
        {chrome("links.studyPlan")}
      </Link>
    </span>
  );
  const filter = (
    <Link to={`/catalog/all?department_id=${department.departmentId}`} className="link">
      {t("department.filterCourses")}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={`${department.code} · ${department.name}`}
        lead={
          <span className={`${facultyClass(department.color)} border-s-4 border-s-(--faculty) ps-2 text-(--faculty)`}>
            {department.faculty}
          </span>
        }
        breadcrumb={[
          { label: t("pages.all"), to: "/catalog/all" },
          { label: t("pages.departments"), to: "/catalog/departments" },
          { label: department.code },
        ]}
      />
      <Section title={t("department.curriculum")} className="mt-0!" act={further}>
        {program ? (
          <>
            {tabs.length > 1 && (
              <div className="mb-4">
                <Tabs label={t("department.curricula")} tabs={tabs} />
              </div>
            )}
            <MarksQuestion />
            <Curriculum program={program} curriculum={curriculum} />
          </>
        ) : (
          <EmptyState title={t("department.noCurriculum")} text={t("department.noCurriculumText")} />
        )}
      </Section>
      <Section title={t("department.courses")} act={filter}>
        <div className="flex flex-col gap-3">
          <Total {...courses} />
          <ul className="grid gap-3">
            {courses.items.map((course) => (
              <li key={course.course_id} className="min-w-0">
                <CatalogCard course={course} color={department.color} />
              </li>
            ))}
          </ul>
          <Pager {...courses} />
        </div>
      </Section>
      <CompareTray />
    </>
  );
}
