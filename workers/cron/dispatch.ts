/** Runs what is due: each job by itself, so that one failing job never stops the others. Those of every minute don't wait for each other either. */
import { dailyJobs, frequentJobs, minutelyJobs } from "../../app/jobs.server";
import { forgetGuestAnswers } from "../../app/platform/http/guest-answers.server";
import { type Job, runJob } from "../../app/platform/jobs.server";
import { schedules } from "../../app/platform/schedules";
import { workerContext } from "../queues/context";

const SCHEDULES: Readonly<Record<string, Readonly<Record<string, Job>>>> = {
  [schedules.minutely.cron]: minutelyJobs,
  [schedules.frequent.cron]: frequentJobs,
  [schedules.daily.cron]: dailyJobs,
};

export async function runCron(event: ScheduledController, env: Env, execution: ExecutionContext): Promise<void> {
  const ctx = workerContext(env, execution);
  const due = Object.entries(SCHEDULES[event.cron] ?? {});
  if (event.cron === schedules.minutely.cron) await Promise.all(due.map(([name, job]) => runJob(ctx, name, job)));
  else for (const [name, job] of due) await runJob(ctx, name, job);
  forgetGuestAnswers();
}
