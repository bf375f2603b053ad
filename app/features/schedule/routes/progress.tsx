/** How far a schedule brings its owner: credits, required courses, electives, prerequisites. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { MarksAsk } from "../../course-marks/offered/marks-question";
import { takePath } from "../../course-marks/offered/take-path";
import { CurriculumProgress } from "../components/curriculum-progress";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { useScheduleWords } from "../components/use-schedule-words";
import { askedPlan } from "../plan-page.server";
import { type ProgressPage, readProgress } from "../schedule.service.server";

export const handle = pageHandle("schedule", "progress", ["catalog", "course-marks"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  return readProgress(ctx, scheduleId);
}

function Sums({ plan, program, progress, hasMarks }: Pick<ProgressPage, "plan" | "program" | "progress" | "hasMarks">) {
  const { t } = useTranslation("schedule");
  const { t: marks } = useTranslation("course-marks");
  const words = useScheduleWords();
  const ofCurriculum = [
    ...(hasMarks ? [[marks("plan.done"), t("progress.ofAll", { count: progress.done, all: progress.required })]] : []),
    [t("progress.planned"), t("progress.ofAll", { count: progress.planned, all: progress.required })],
    [t("progress.beyond"), progress.beyond.map((id) => words.entry(plan, id)).join(", ") || "—"],
  ];
  const facts = [
    [t("progress.credits"), plan.withoutCredits === 0 ? words.number(plan.credits) : words.planCredits(plan)],
    ...(program ? ofCurriculum : []),
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="rounded-box border border-base-300 p-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Missing({ plan, missing, hasMarks }: Pick<ProgressPage, "plan" | "missing" | "hasMarks">) {
  const { t } = useTranslation("schedule");
  const { t: marks } = useTranslation("course-marks");
  const words = useScheduleWords();
  if (missing.length === 0) return null;
  return (
    <Section title={t("progress.prerequisites")} lead={hasMarks ? marks("plan.unmet") : t("progress.prerequisitesLead")}>
      <ul className="flex flex-col gap-2">
        {missing.map(({ courseId, missing: sets }) => (
          <li key={courseId} className="border-s-4 border-warning ps-3">
            {t("progress.needs", {
              course: words.entry(plan, courseId),
              codes: sets.map((set) => set.join(" + ")).join(` ${t("progress.or")} `),
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Electives({ electives }: Pick<ProgressPage["progress"], "electives">) {
  const { t } = useTranslation("catalog");
  const { t: own } = useTranslation("schedule");
  if (electives.length === 0) return null;
  return (
    <Section title={own("progress.electives")}>
      <ul className="flex flex-wrap gap-2">
        {electives.map(({ kind, count }) => (
          <li key={kind} className="rounded-full border border-base-content/40 px-3 py-1 text-sm">
            {count} × {t(`electives.${kind}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default function Progress() {
  const { t } = useTranslation("schedule");
  const { plan, program, progress, missing, isAsked, hasMarks } = useLoaderData<typeof loader>();
  const { t: chrome } = useTranslation("chrome");
  const { t: marks } = useTranslation("course-marks");
  const further = (
    <span className="flex flex-wrap gap-x-4">
      <Link to={takePath(plan.scheduleId)} className="link">
        {marks("take.title")}
      </Link>
      <Link to="/gpa/plan" className="link">
        {chrome("links.studyPlan")}
      </Link>
    </span>
  );
  const toSettings = (
    <Link to={schedulePath(plan.scheduleId, "settings")} className="btn btn-primary">
      {t("progress.chooseDepartment")}
    </Link>
  );
  return (
    <ScheduleFrame plan={plan} current="progress">
      {isAsked && (
        <div className="mb-4">
          <MarksAsk />
        </div>
      )}
      <Sums plan={plan} program={program} progress={progress} hasMarks={hasMarks} />
      <Missing plan={plan} missing={missing} hasMarks={hasMarks} />
      {program ? (
        <>
          <Section title={program.name} lead={t("progress.curriculumLead")} act={further}>
            <CurriculumProgress plan={plan} semesters={progress.semesters} />
          </Section>
          <Electives electives={progress.electives} />
        </>
      ) : (
        <div className="mt-8">
          <EmptyState title={t("progress.noProgram")} text={t("progress.noProgramText")} act={toSettings} />
        </div>
      )}
    </ScheduleFrame>
  );
}
