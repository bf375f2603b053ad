/** One's own schedules; with a section in the address, where to put it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Copy from "~icons/lucide/copy";
import Plus from "~icons/lucide/plus";
import Users from "~icons/lucide/users";
import { MiniWeek } from "../components/mini-week";
import { schedulePath } from "../components/schedule-paths";
import { useOfflineList } from "../components/use-offline-schedules";
import { useScheduleWords } from "../components/use-schedule-words";
import { addSection } from "../entries.service.server";
import { knownAct } from "../plan-page.server";
import { copySchedule, readSchedules, showInWeek } from "../plans.service.server";
import { addToForm, copyForm, showForm } from "../schedule.schemas";
import { shownDays } from "../week.rules";

export const handle = pageHandle("schedule", "all", ["catalog"]);

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  return { ...(await readSchedules(ctx)), reader: ctx.actor.userName, now: ctx.clock.now() };
}

type Schedules = Awaited<ReturnType<typeof readSchedules>>["schedules"];

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const feature = "schedule";
  switch (knownAct(formData, ["add", "copy", "show"])) {
    case "copy":
      return submitSignedInForm(args, { schema: copyForm, feature, formData }, async ({ schedule_id }, ctx) =>
        redirectWithToast(args.context, schedulePath(await copySchedule(ctx, schedule_id), "grid"), "schedule:toasts.copied"),
      );
    case "show":
      return submitSignedInForm(args, { schema: showForm, feature, formData }, async ({ schedule_id }, ctx) => {
        await showInWeek(ctx, schedule_id);
        const { pathname, search } = new URL(args.request.url);
        return redirectWithToast(args.context, pathname + search, "schedule:toasts.inWeek");
      });
    default:
      return submitSignedInForm(args, { schema: addToForm, feature, formData }, async ({ schedule_id, course_code, section }, ctx) => {
        await addSection(ctx, schedule_id, course_code, section);
        return redirectWithToast(args.context, schedulePath(schedule_id, "grid"), "schedule:toasts.added");
      });
  }
}

/** The section that a course's page leads here with. */
function AddSomewhere({ schedules }: { schedules: Schedules }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const [query] = useSearchParams();
  const [course, term, section] = ["course", "term", "section"].map((name) => query.get(name) ?? "");
  if (!course || !section || !/^\d{4}-[123]$/.test(term ?? "")) return null;
  const fitting = schedules.filter((schedule) => schedule.term === term);
  return (
    <Section
      title={t("all.addTitle", { course, number: section })}
      lead={t("all.addLead", { term: words.term(term ?? "") })}
      className="mt-0 mb-8 rounded-box border border-primary p-4"
    >
      <div className="flex flex-wrap gap-2">
        {fitting.map(({ scheduleId, name }) => (
          <ActionButton
            key={scheduleId}
            fields={{ act: "add", schedule_id: scheduleId, course_code: course, section }}
            className="btn-primary"
            label={t("all.addToLabel", { name })}
          >
            {t("all.addTo", { name })}
          </ActionButton>
        ))}
        <Link to={`/schedule/create?${new URLSearchParams({ term: term ?? "", course, section })}`} className="btn">
          <Plus size={18} aria-hidden />
          {t("all.createWith")}
        </Link>
      </div>
    </Section>
  );
}

function ScheduleRow({ schedule }: { schedule: Schedules[number] }) {
  const { t } = useTranslation("schedule");
  const { sums } = useScheduleWords();
  const { scheduleId, name, isInWeek, isChoice, week } = schedule;
  const days = week.map(({ day }) => day);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-base-300 py-4">
      <Link
        to={schedulePath(scheduleId, "grid")}
        prefetch="intent"
        className="flex min-w-0 flex-1 basis-full items-center gap-4 hover:underline sm:basis-60"
      >
        <span className="w-28 shrink-0">
          <MiniWeek meetings={week} days={shownDays(days, 0)} />
        </span>
        <span className="min-w-0">
          <span className="block text-lg font-semibold">{name}</span>
          <span className="block text-sm text-muted">{sums(schedule)}</span>
        </span>
      </Link>
      {isChoice && isInWeek && <Badge level="primary">{t("all.week.badge")}</Badge>}
      <div className="flex flex-wrap gap-2">
        {isChoice && !isInWeek && (
          <ActionButton fields={{ act: "show", schedule_id: scheduleId }} label={t("all.week.showLabel", { name })}>
            {t("all.week.show")}
          </ActionButton>
        )}
        <ActionButton fields={{ act: "copy", schedule_id: scheduleId }} label={t("all.copyLabel", { name })}>
          <Copy size={16} aria-hidden />
          {t("all.copy")}
        </ActionButton>
      </div>
    </li>
  );
}

/** The way to free time in common; an invitation that waits is said aloud. */
function Together({ invitations }: { invitations: number }) {
  const { t } = useTranslation("schedule");
  if (invitations === 0)
    return (
      <Link to="/schedule/together" className="link">
        {t("pages.together")}
      </Link>
    );
  return (
    <Link to="/schedule/together" className="mb-4 flex items-center gap-3 rounded-box border border-primary p-4 hover:bg-base-200">
      <Users size={20} aria-hidden className="shrink-0 text-primary" />
      <span className="font-medium">{t("together.waiting", { count: invitations })}</span>
    </Link>
  );
}

export default function AllSchedules() {
  const { t } = useTranslation("schedule");
  const { t: chrome } = useTranslation("chrome");
  const { schedules, invitations, reader, now } = useLoaderData<typeof loader>();
  useOfflineList({ schedules, reader, now });
  const create = (
    <Link to="/schedule/create" className="btn btn-primary">
      <Plus size={18} aria-hidden />
      {t("pages.create")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("all.lead")} act={schedules.length > 0 && create} />
      <AddSomewhere schedules={schedules} />
      {invitations > 0 && <Together invitations={invitations} />}
      {schedules.length === 0 ? (
        <EmptyState title={t("all.none")} text={t("all.noneText")} act={create} drawing="calendar" />
      ) : (
        <ul className="flex flex-col gap-3">
          {schedules.map((schedule) => (
            <ScheduleRow key={schedule.scheduleId} schedule={schedule} />
          ))}
        </ul>
      )}
      <p className="mt-8 flex flex-wrap gap-4 text-sm">
        {invitations === 0 && <Together invitations={0} />}
        <Link to="/schedule/rooms" className="link">
          {chrome("links.freeRooms")}
        </Link>
        <Link to="/schedule/seats" className="link">
          {chrome("links.seats")}
        </Link>
        <Link to="/group-hour/all" className="link">
          {chrome("links.groupHours")}
        </Link>
      </p>
    </>
  );
}
