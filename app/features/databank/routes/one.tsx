/** What the databank holds of a course; its words are for VIPs. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { frameOf } from "~/features/catalog/course-head.service.server";
import { CourseFrame } from "~/features/catalog/offered/course-frame";
import { VipMeter } from "~/features/vip/offered/vip-meter";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { EntryCard } from "../components/entry-card";
import { readDatabankCourse } from "../databank.service.server";

export const handle = pageHandle("databank", "one", ["catalog", "courses", "course-marks", "vip"]);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const page = await readDatabankCourse(ctx, params.course_id ?? "");
  const { courseId, courseCode } = page.course;
  if (courseId !== params.course_id) throw redirect(`/databank/one/${courseId}`, 301);
  return { ...page, frame: frameOf(ctx, page.course, new URL(request.url)), title: courseCode };
}

export default function OneDatabankCourse() {
  const { t } = useTranslation("databank");
  const { course, frame, vip, entries, lockedCount } = useLoaderData<typeof loader>();
  const add = (
    <Link to={`/databank/add?course_id=${course.courseId}`} className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <CourseFrame frame={frame} current="databank" act={add}>
      {entries.length + lockedCount === 0 && <EmptyState title={t("one.none")} text={t("one.noneText")} act={add} />}
      {lockedCount > 0 && (
        <div className="flex flex-col gap-4">
          <EmptyState
            title={t("one.locked", { count: lockedCount })}
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
    </CourseFrame>
  );
}
