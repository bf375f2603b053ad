/** Runs what is due: each job by itself, so that one failing job never stops the others. */
import { dailyJobs, frequentJobs, minutelyJobs } from "../../app/jobs.server";
import { forgetGuestAnswers } from "../../app/platform/http/guest-answers.server";
import { type Job, runJob } from "../../app/platform/jobs.server";
import { workerContext } from "../queues/context";

/** As `wrangler.toml` has them. */
const SCHEDULES: Readonly<Record<string, Readonly<Record<string, Job>>>> = {
  "* * * * *": minutelyJobs,
  "*/5 * * * *": frequentJobs,
  "0 1 * * *": dailyJobs,
};

export async function runCron(event: ScheduledController, env: Env, execution: ExecutionContext): Promise<void> {
  const ctx = workerContext(env, execution);
  for (const [name, job] of Object.entries(SCHEDULES[event.cron] ?? {})) await runJob(ctx, name, job);
  forgetGuestAnswers();
}
