/** What stands around every page of a schedule: its name, its sums, and the ways to its other pages. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Tabs } from "~/kit/tabs";
import Plus from "~icons/lucide/plus";
import type { Plan, PlanCredits } from "../plan.rules";
import { type SchedulePage, schedulePath } from "./schedule-paths";
import { TimetableChanges } from "./timetable-changes";
import { useScheduleWords } from "./use-schedule-words";

const TABS = ["grid", "list", "add-courses", "conflicts", "progress", "together", "export", "settings"] as const;

interface ScheduleFrameProps {
  plan: Pick<Plan, "scheduleId" | "name" | "term" | "sections"> & PlanCredits & { problems?: number };
  current: SchedulePage;
  children: ReactNode;
}

export function ScheduleFrame({ plan, current, children }: ScheduleFrameProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { scheduleId, problems } = plan;
  const tabs = TABS.map((name) => ({
    to: schedulePath(scheduleId, name),
    label: t(`tabs.${name}`),
    isActive: name === current,
    ...(name === "conflicts" && problems ? { count: problems } : {}),
  }));
  const act = current !== "add-courses" && (
    <Link
      to={schedulePath(scheduleId, "add-courses")}
      className={`btn print:hidden ${current === "grid" || current === "list" ? "btn-primary" : ""}`}
    >
      <Plus size={18} aria-hidden />
      {t("tabs.add-courses")}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={plan.name}
        lead={`${words.term(plan.term)} · ${t("courses", { count: plan.sections.length })} · ${words.planCredits(plan)}`}
        act={act}
        breadcrumb={[{ label: t("pages.all"), to: "/schedule/all" }, { label: plan.name }]}
      />
      <div className="mb-6 print:hidden">
        <Tabs label={t("tabs.label")} tabs={tabs} />
      </div>
      <TimetableChanges plan={plan} />
      {children}
    </>
  );
}
