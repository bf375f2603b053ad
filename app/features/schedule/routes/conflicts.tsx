/** What is wrong with a schedule, what solves it, and all the ways in which its courses go together. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { useResultOf } from "~/kit/forms/act-form";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import type { Combinations } from "../combinations.rules";
import { findCombinations } from "../combinations.service.server";
import { CombinationsSection } from "../components/combinations-section";
import { ProblemCard } from "../components/problem-card";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { NO_SECTION } from "../conflicts.rules";
import { acknowledgeSection, changeSections, setClashAllowed } from "../entries.service.server";
import { askedPlan, knownAct } from "../plan-page.server";
import { clashForm, seenForm, takeForm, wishesForm } from "../schedule.schemas";
import { readConflicts } from "../schedule.service.server";

export const handle = pageHandle("schedule", "conflicts", ["catalog"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  return readConflicts(ctx, scheduleId);
}

/** The fields of the form of wishes that are lists. */
const LISTS = ["free_days", "excluded", "instructors"];

/** What was sent, for the form to begin with when it is shown again. */
const sentWishes = (formData: FormData) =>
  Object.fromEntries(
    [...new Set(formData.keys())].map((name) => [
      name,
      LISTS.includes(name) ? formData.getAll(name).map(String) : String(formData.get(name)),
    ]),
  );

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const { scheduleId } = askedPlan(args);
  const page = schedulePath(scheduleId, "conflicts");
  const feature = "schedule";
  const act = knownAct(formData, ["solve", "take", "allow", "disallow", "seen"]);
  if (act === "solve")
    return submitSignedInForm(args, { schema: wishesForm, feature, formData }, async (wishes, ctx) =>
      data({ result: undefined, answer: await findCombinations(ctx, scheduleId, wishes), sent: sentWishes(formData) }),
    );
  if (act === "take")
    return submitSignedInForm(args, { schema: takeForm, feature, formData }, async ({ changes }, ctx) => {
      await changeSections(ctx, scheduleId, changes);
      return redirectWithToast(args.context, page, "schedule:toasts.changed");
    });
  if (act === "seen")
    return submitSignedInForm(args, { schema: seenForm, feature, formData }, async ({ course_id, now }, ctx) => {
      await acknowledgeSection(ctx, scheduleId, { courseId: course_id, now });
      return redirectWithToast(args.context, page, "schedule:toasts.seen");
    });
  return submitSignedInForm(args, { schema: clashForm, feature, formData }, async ({ first, second }, ctx) => {
    await setClashAllowed(ctx, scheduleId, [first, second], act === "allow");
    return redirectWithToast(args.context, page, act === "allow" ? "schedule:toasts.allowed" : "schedule:toasts.disallowed");
  });
}

/** What the action answers to a search that it could do. */
interface Solved {
  answer: Combinations;
  sent: Record<string, string | string[]>;
}

export default function Conflicts() {
  const { t } = useTranslation("schedule");
  const { plan, problems, offers, busy } = useLoaderData<typeof loader>();
  const refused = useResultOf("solve");
  const solved = useActionData<Partial<Solved>>();
  // Another choice of sections makes what was found old.
  const chosen = plan.sections.map(({ id, number }) => `${id}:${number}`).join();
  const isWaiting = plan.sections.length > 0 && plan.sections.every(({ number, isOpen }) => number === NO_SECTION && !isOpen);
  return (
    <ScheduleFrame plan={plan} current="conflicts">
      <h2 className="sr-only">{t("pages.conflicts")}</h2>
      {problems.length === 0 ? (
        <EmptyState
          title={t(isWaiting ? "state.unchosen" : "conflicts.none")}
          text={isWaiting ? t("create.waiting", { courses: plan.sections.map(({ courseCode }) => courseCode).join(", ") }) : undefined}
          drawing="calendar"
        />
      ) : (
        <>
          {problems.length > 1 && plan.sections.length > 0 && (
            <a href="#combinations" className="btn btn-primary mb-5">
              {t("combinations.title")}
            </a>
          )}
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {problems.map((problem) => (
              <ProblemCard key={`${problem.kind} ${problem.entries.join(" ")}`} plan={plan} problem={problem} />
            ))}
          </ul>
        </>
      )}
      {plan.sections.length > 0 && !isWaiting && (
        <CombinationsSection key={chosen} offers={offers} busy={busy} solved={solved} refused={refused} />
      )}
    </ScheduleFrame>
  );
}
