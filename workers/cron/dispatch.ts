/** Runs what is due: each job by itself, so that one failing job never stops the others. */
import { dailyJobs, frequentJobs } from "../../app/jobs.server";
import { forgetGuestAnswers } from "../../app/platform/http/guest-answers.server";
import { runJob } from "../../app/platform/jobs.server";
import { workerContext } from "../queues/context";

const DAILY = "0 1 * * *";

export async function runCron(event: ScheduledController, env: Env, execution: ExecutionContext): Promise<void> {
  const ctx = workerContext(env, execution);
  const jobs = event.cron === DAILY ? dailyJobs : frequentJobs;
  for (const [name, job] of Object.entries(jobs)) await runJob(ctx, name, job);
  forgetGuestAnswers();
}
