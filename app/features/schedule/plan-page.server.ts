/** What the loaders and actions of a schedule's pages share: who asks for which schedule, and what a form wants. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { SignedInContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { signedIn } from "~/platform/session/signed-in.server";
import { meetingKey, type Shown, shownMeetings } from "./components/entry-facts";
import { allowedSet, problemsOf } from "./conflicts.rules";
import { entriesOf, type Plan } from "./plan.rules";
import { overlap } from "./week.rules";

/** Who asks, for which schedule. */
export function askedPlan({ params, context }: LoaderFunctionArgs | ActionFunctionArgs): { ctx: SignedInContext; scheduleId: string } {
  return { ctx: signedIn(context), scheduleId: params.scheduleId ?? "" };
}

/** The act that a form of a page with several asks for. @throws badRequest when the page has no such act */
export function knownAct<Act extends string>(formData: FormData, acts: readonly Act[]): Act {
  const act = acts.find((each) => each === formData.get("act"));
  if (!act) throw platformErrors.badRequest();
  return act;
}

/** The keys of a schedule's meetings that clash with others; allowed clashes are among them. */
export function clashingMeetings(plan: Plan): string[] {
  const problems = problemsOf(entriesOf(plan), allowedSet(plan.allowed));
  const clashes = problems.flatMap((problem) => (problem.kind === "clash" ? [problem] : []));
  const isClashing = (meeting: Shown) =>
    clashes.some(({ entries, times }) => entries.includes(meeting.id) && times.some((time) => overlap(time, meeting)));
  return shownMeetings(plan).filter(isClashing).map(meetingKey);
}
