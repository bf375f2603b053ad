/** Draws the schedules that this device keeps: the list of them, one as a week, or one by day. Nothing can be changed here. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { OfflineNote } from "~/kit/offline-note";
import { PageHeader } from "~/kit/page-header";
import { useOfflineSession } from "~/kit/use-offline-session";
import { localDay } from "~/platform/time";
import { hoursOf, shownDays, weekdayOf } from "../week.rules";
import { DayList } from "./day-list";
import { meetingsWith } from "./entry-facts";
import { type OfflinePlan, readOfflineList, readOfflinePlan, readOfflinePlanB } from "./offline-schedules";
import { PlanBAnswers } from "./plan-b-answers";
import { schedulePath } from "./schedule-paths";
import { Untimed } from "./untimed";
import { useScheduleWords } from "./use-schedule-words";
import { WeekGrid } from "./week-grid";

const LIST_PATH = "/schedule/all";
const VIEWS = ["grid", "list", "plan-b"] as const;

interface Asked {
  /** Brought here because that page couldn't be fetched. */
  isSent: boolean;
  /** The page that this one stands in for. */
  path: string;
  scheduleId: string | null;
  view: (typeof VIEWS)[number];
}

/** Which page is wanted; an address that is none of these asks for the list. */
function askedIn(search: string): Asked {
  const at = new URLSearchParams(search).get("at") ?? "";
  const [path = LIST_PATH, scheduleId = null, named] = /^\/schedule\/([\w-]+)\/(grid|list|plan-b)\/?$/.exec(at) ?? [];
  return { isSent: at !== "", path, scheduleId, view: VIEWS.find((view) => view === named) ?? "grid" };
}

function Note(props: { at: number; path: string }) {
  const { t } = useTranslation("schedule");
  return <OfflineNote {...props} words={{ note: t("offline.note"), asOf: t("offline.asOf"), retry: t("offline.retry") }} />;
}

function Asking() {
  const { t } = useTranslation("schedule");
  return (
    <>
      <PageHeader title={t("pages.offline")} />
      <p role="status">{t("offline.asking")}</p>
    </>
  );
}

function Missing({ title, text, act }: { title: string; text: string; act: ReactNode }) {
  const { t } = useTranslation("schedule");
  return (
    <>
      <PageHeader title={t("pages.offline")} />
      <EmptyState title={title} text={text} act={act} drawing="calendar" />
    </>
  );
}

function Week({ plan }: { plan: OfflinePlan }) {
  const { t } = useTranslation("schedule");
  const nowhere = { course: () => null, item: () => null };
  const meetings = meetingsWith(plan, nowhere);
  const days = shownDays(
    meetings.map(({ day }) => day),
    plan.hiddenDays,
  );
  if (plan.sections.length + plan.items.length === 0) return <p>{t("grid.empty")}</p>;
  const today = weekdayOf(localDay(Date.now()));
  return <WeekGrid meetings={meetings} days={days} hours={hoursOf(meetings)} clashing={new Set(plan.clashing)} today={today} />;
}

/** Plain links: each is answered by the page itself once there is a network, and by this one until then. */
function Views({ scheduleId, current }: { scheduleId: string; current: Asked["view"] }) {
  const { t } = useTranslation("schedule");
  return (
    <nav aria-label={t("tabs.label")} className="mb-6 flex flex-wrap gap-2">
      {VIEWS.map((view) => (
        <a
          key={view}
          href={schedulePath(scheduleId, view)}
          aria-current={view === current ? "page" : undefined}
          className={`btn btn-sm ${view === current ? "btn-neutral" : ""}`}
        >
          {view === "plan-b" ? t("pages.plan-b") : t(`tabs.${view}`)}
        </a>
      ))}
      <a href={LIST_PATH} className="btn btn-ghost btn-sm">
        {t("pages.all")}
      </a>
    </nav>
  );
}

function NoPlan() {
  const { t } = useTranslation("schedule");
  const act = (
    <a href={LIST_PATH} className="btn">
      {t("pages.all")}
    </a>
  );
  return <Missing title={t("offline.noPlan")} text={t("offline.noPlanText")} act={act} />;
}

function OnePlanB({ asked: { scheduleId, path, view } }: { asked: Asked }) {
  const { term } = useScheduleWords();
  const [plan] = useState(() => readOfflinePlanB(scheduleId ?? ""));
  if (!plan) return <NoPlan />;
  return (
    <>
      <PageHeader title={plan.name} lead={term(plan.term)} />
      <Note at={plan.at} path={path} />
      <Views scheduleId={plan.scheduleId} current={view} />
      <PlanBAnswers answers={plan.answers} />
    </>
  );
}

function OnePlan({ asked: { scheduleId, path, view } }: { asked: Asked }) {
  const { sums } = useScheduleWords();
  const [plan] = useState(() => readOfflinePlan(scheduleId ?? ""));
  if (!plan) return <NoPlan />;
  return (
    <>
      <PageHeader title={plan.name} lead={sums({ ...plan, courses: plan.sections.length, items: plan.items.length })} />
      <Note at={plan.at} path={path} />
      <Views scheduleId={plan.scheduleId} current={view} />
      {view === "grid" ? <Week plan={plan} /> : <DayList plan={plan} />}
      <Untimed plan={plan} isEditable={false} />
    </>
  );
}

function AllPlans() {
  const { t } = useTranslation("schedule");
  const { sums } = useScheduleWords();
  const [list] = useState(readOfflineList);
  if (!list)
    return (
      <Missing
        title={t("offline.none")}
        text={t("offline.noneText")}
        act={
          <a href={LIST_PATH} className="btn">
            {t("offline.current")}
          </a>
        }
      />
    );
  return (
    <>
      <PageHeader title={t("pages.all")} />
      <Note at={list.at} path={LIST_PATH} />
      {list.schedules.length === 0 && <p>{t("all.none")}</p>}
      <ul className="flex flex-col gap-3">
        {list.schedules.map((schedule) => (
          <li key={schedule.scheduleId} className="rounded-box border border-base-300 p-4">
            {readOfflinePlan(schedule.scheduleId) ? (
              <a href={schedulePath(schedule.scheduleId, "grid")} className="block text-lg font-semibold hover:underline">
                {schedule.name}
              </a>
            ) : (
              <span className="block text-lg font-semibold">{schedule.name}</span>
            )}
            <span className="block text-sm text-muted">{sums(schedule)}</span>
            {!readOfflinePlan(schedule.scheduleId) && <span className="block text-sm text-muted">{t("offline.noPlanText")}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Kept({ asked }: { asked: Asked }) {
  if (asked.scheduleId === null) return <AllPlans />;
  return asked.view === "plan-b" ? <OnePlanB asked={asked} /> : <OnePlan asked={asked} />;
}

/** @param isSignedIn as the document says; a kept one says no */
export function OfflineSchedules({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation("schedule");
  const [asked] = useState(() => askedIn(window.location.search));
  const session = useOfflineSession({ isSignedIn, isSent: asked.isSent, path: asked.path, asksFor: LIST_PATH });
  if (session === "asking") return <Asking />;
  if (session === "readable") return <Kept asked={asked} />;
  return (
    <Missing
      title={t("offline.signedOut")}
      text={t("offline.signedOutText")}
      act={
        <a href={asked.path} className="btn">
          {t("offline.logIn")}
        </a>
      }
    />
  );
}
