/** The exams of the courses in one's own week. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Plus from "~icons/lucide/plus";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { ExamCard, useExamTitle } from "../components/exam-card";
import { examPath } from "../exam-paths";
import { readOwnExams } from "../exams.service.server";

export const handle = pageHandle("exams", "own", ["catalog"]);

export const loader = ({ context }: LoaderFunctionArgs) => readOwnExams(signedIn(context));

export default function OwnExams() {
  const { t } = useTranslation("exams");
  const { exams, schedule, courses, term, clashes } = useLoaderData<typeof loader>();
  const words = useCatalogWords();
  const title = useExamTitle();
  const schedules = (
    <Link to="/schedule/all" className="btn">
      {t("own.make")}
    </Link>
  );
  if (!schedule)
    return (
      <>
        <PageHeader title={t("pages.own")} />
        <EmptyState
          title={t("own.noSchedule", { term: words.term(term) })}
          text={t("own.noScheduleText")}
          drawing="calendar"
          act={schedules}
        />
      </>
    );
  return (
    <>
      <PageHeader title={t("pages.own")} lead={t("own.lead", { name: schedule.name })} act={schedules} />
      {exams.length === 0 ? (
        <EmptyState title={t("own.none")} text={t("own.noneText")} drawing="calendar" />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {exams.map((exam) => (
            <ExamCard
              key={exam.examId}
              exam={exam}
              acts="none"
              heading={
                <Link to={examPath(exam.courseId)} className="link">
                  {exam.courseCode} {title(exam)}
                </Link>
              }
              more={clashes[exam.examId] && <Badge level="error">{t("own.clash", { courses: clashes[exam.examId]?.join(", ") })}</Badge>}
            />
          ))}
        </ul>
      )}
      {courses.length > 0 && (
        <Section title={t("own.add")}>
          <ul className="flex flex-wrap gap-2">
            {courses.map(({ courseId, code }) => (
              <li key={courseId}>
                <Link to={`${examPath(courseId)}/add`} className="btn" aria-label={`${t("pages.add")}: ${code}`}>
                  <Plus size={18} aria-hidden />
                  {code}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
