/** What the databank holds of a course; its words are for VIPs. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCourseWords } from "~/features/courses/offered/use-course-words";
import { VipMeter } from "~/features/vip/offered/vip-meter";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { EntryCard } from "../components/entry-card";
import { readDatabankCourse } from "../databank.service.server";

export const handle = pageHandle("databank", "one", ["courses", "vip"]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await readDatabankCourse(signedIn(context), params.course_id ?? "");
  return { ...page, title: page.course.courseCode };
}

export default function OneDatabankCourse() {
  const { t } = useTranslation("databank");
  const { name } = useCourseWords();
  const { course, vip, entries, entryCount } = useLoaderData<typeof loader>();
  const add = (
    <Link to={`/databank/add?course_id=${course.courseId}`} className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={`${course.courseCode} · ${name(course)}`}
        act={add}
        breadcrumb={[{ label: t("pages.all"), to: "/databank/all" }, { label: course.courseCode }]}
      >
        <Link to={`/courses/one/${course.courseId}`} className="link w-fit">
          {t("one.toCourse")}
        </Link>
      </PageHeader>
      {entryCount === 0 && <EmptyState title={t("one.none")} text={t("one.noneText")} act={add} />}
      {entryCount > 0 && !vip.isVip && (
        <div className="flex flex-col gap-4">
          <EmptyState
            title={t("one.locked", { count: entryCount })}
            text={t("one.lockedText", { threshold: vip.threshold, approved: vip.approved })}
            act={
              <Link to="/courses/add" className="btn btn-primary">
                {t("one.contribute")}
              </Link>
            }
          />
          <VipMeter vip={vip} />
        </div>
      )}
      <div className="flex flex-col gap-4">
        {entries.map((entry) => (
          <EntryCard key={entry.entryId} entry={entry} />
        ))}
      </div>
    </>
  );
}
