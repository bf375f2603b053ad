/** Looks every few minutes whether something is wrong, and tells admins what began and what is over. */
import type { Context } from "~/platform/context";
import { dispatchMessages } from "~/platform/messages/messages.service.server";
import { writeAlerts } from "./alerts.repository.server";
import { readTroubles } from "./troubles.server";

/** Raises what is wrong now and takes back what isn't any more; however often it runs, each is told once. @returns a note for the panel */
export async function lookForTrouble(ctx: Context): Promise<string> {
  const { told, over } = await writeAlerts(ctx, await readTroubles(ctx));
  if (told + over > 0) await dispatchMessages(ctx);
  return `${told} alerts told, ${over} over`;
}
