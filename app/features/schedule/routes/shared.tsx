/** A schedule that somebody shares by a link, to look at and to copy. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { signInPath } from "~/platform/access/return-to";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { localDay } from "~/platform/time";
import { coursePath } from "../../catalog/offered/course-paths";
import { meetingsWith } from "../components/entry-facts";
import { schedulePath } from "../components/schedule-paths";
import { useScheduleWords } from "../components/use-schedule-words";
import { WeekGrid } from "../components/week-grid";
import { copyShared, readShared } from "../links.service.server";
import { copySharedForm } from "../schedule.schemas";
import { hoursOf, shownDays, weekdayOf } from "../week.rules";

export const handle = pageHandle("schedule", "shared", ["catalog"]);

const NOTHING_CLASHES = new Set<string>();

export async function loader({ request, params, context: { ctx } }: LoaderFunctionArgs) {
  const plan = await readShared(ctx, params.token ?? "");
  return {
    plan,
    today: weekdayOf(localDay(ctx.clock.now())),
    signInTo: ctx.actor ? null : signInPath(new URL(request.url)),
    partOf: plan.name,
  };
}

export async function action(args: ActionFunctionArgs) {
  if (!args.context.ctx.actor) throw redirect(signInPath(new URL(args.request.url)));
  return submitSignedInForm(args, { schema: copySharedForm, feature: "schedule" }, async (_, ctx) => {
    const copyId = await copyShared(ctx, args.params.token ?? "");
    return redirectWithToast(args.context, schedulePath(copyId, "grid"), "schedule:toasts.copied");
  });
}

function Courses({ sections }: { sections: ReturnType<typeof useLoaderData<typeof loader>>["plan"]["sections"] }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  return (
    <Section title={t("shared.courses")}>
      <ul className="divide-y divide-base-300 border-y border-base-300">
        {sections.map((section) => (
          <li key={section.id} className="px-4 py-3">
            <Link to={coursePath(section.courseCode)} className="hover:underline">
              <strong>{section.courseCode}</strong> {words.name(section)}
            </Link>
            <span className="block text-sm text-muted">
              {[words.section(section.number), section.instructors.join(", "), section.meetings.map(words.when).join(", ")]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default function SharedSchedule() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { plan, today, signInTo } = useLoaderData<typeof loader>();
  const meetings = meetingsWith(plan, { course: coursePath, item: () => null });
  const days = shownDays(
    meetings.map(({ day }) => day),
    0,
  );
  const facts = [words.term(plan.term), t("courses", { count: plan.sections.length }), words.planCredits(plan)];
  const act = signInTo ? (
    <Link to={signInTo} className="btn btn-primary">
      {t("shared.signIn")}
    </Link>
  ) : (
    <ActionButton fields={{ act: "copy" }} className="btn-primary">
      {t("shared.copy")}
    </ActionButton>
  );
  return (
    <>
      <PageHeader
        title={plan.name}
        lead={[plan.ownerName && t("shared.by", { name: plan.ownerName }), ...facts].filter(Boolean).join(" · ")}
        act={act}
      />
      <WeekGrid meetings={meetings} days={days} hours={hoursOf(meetings)} clashing={NOTHING_CLASHES} today={today} />
      {plan.sections.length > 0 && <Courses sections={plan.sections} />}
    </>
  );
}
