/** Rings what is due: every minute, and what a missing minute left. */
import type { Context } from "~/platform/context";
import { eachByItself } from "~/platform/jobs.server";
import { dispatchMessages } from "~/platform/messages/messages.service.server";
import { type DueAlarm, findDue, JOB, ring } from "./ring.repository.server";

const AT_ONCE = 200;
/** In one run: many times what one minute brings. */
const MOST_BATCHES = 50;

/** All of them in one batch; where that fails, each by itself, so that one that can't ring stops nobody else's. */
async function ringAll(ctx: Context, due: readonly DueAlarm[]): Promise<{ done: number; failed: number }> {
  try {
    return { done: await ring(ctx, due), failed: 0 };
  } catch {
    return eachByItself(ctx, JOB, due, { idOf: ({ alarmId }) => alarmId, work: async (one) => (await ring(ctx, [one])) > 0 });
  }
}

/** Rings every alarm that is due. Running it twice, at once too, rings nothing twice. */
export async function ringDue(ctx: Context): Promise<string> {
  let [done, failed] = [0, 0];
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const due = await findDue(ctx, AT_ONCE);
    if (due.length === 0) break;
    const outcome = await ringAll(ctx, due);
    done += outcome.done;
    failed += outcome.failed;
    if (due.length < AT_ONCE) break;
  }
  if (done > 0) await dispatchMessages(ctx);
  return `${done} alarms rang${failed > 0 ? `, ${failed} couldn't` : ""}`;
}
