/** Which sections have room, of the courses in one's own week and of those that one waits for. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { useRefreshing } from "~/kit/use-polling";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { Closed } from "../components/closed";
import { SeatList } from "../components/seat-list";
import { seatAction } from "../seat-acts.server";
import { seatPath } from "../seat-paths";
import { readOwnSeats } from "../seats.service.server";

export const handle = pageHandle("seats", "own", ["catalog"]);

export const loader = ({ context }: LoaderFunctionArgs) => readOwnSeats(signedIn(context));

export const action = seatAction;

export default function OwnSeats() {
  const { t } = useTranslation("seats");
  const { term, opensOn, courses } = useLoaderData<typeof loader>();
  const words = useCatalogWords();
  useRefreshing(term !== null);
  const schedules = (
    <Link to="/schedule/all" className="btn">
      {t("make")}
    </Link>
  );
  if (term === null)
    return (
      <>
        <PageHeader title={t("pages.own")} />
        <Closed opensOn={opensOn} />
      </>
    );
  if (courses.length === 0)
    return (
      <>
        <PageHeader title={t("pages.own")} />
        <EmptyState title={t("none")} text={t("noneText", { term: words.term(term) })} drawing="calendar" act={schedules} />
      </>
    );
  return (
    <>
      <PageHeader title={t("pages.own")} lead={`${t("lead")} ${t("how")}`} act={schedules} />
      {courses.map((course) => (
        <Section
          key={course.courseId}
          title={`${course.courseCode} ${words.name(course)}`}
          act={
            <Link to={seatPath(course.courseId)} className="link text-sm">
              {t("all")}
            </Link>
          }
        >
          {course.sections.length > 0 ? <SeatList course={course} /> : <p>{t("noSectionsText", { term: words.term(term) })}</p>}
        </Section>
      ))}
    </>
  );
}
