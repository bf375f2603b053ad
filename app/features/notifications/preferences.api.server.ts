/** How one wants to hear of things, for programs: channels, quiet hours, devices. */
import { noticeChannels } from "@schema/notices";
import { z } from "zod";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { clockTime } from "~/platform/time";
import { readChoices, saveChoices } from "./choices.service.server";
import { writeLimit } from "./notifications.pages";
import * as schemas from "./notifications.schemas";
import { addDevice, removeDevice } from "./push.service.server";

const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;
const access = "user" as const;

const choiceRow = z.object({
  kind: z.string(),
  channel: z.enum(noticeChannels),
  push: z.boolean().describe("Also to one's devices"),
  label: z.string(),
  choices: z.array(z.enum(noticeChannels)),
});

const read = endpoint({
  method: "GET",
  path: "/notifications/preferences",
  access,
  summary: "How the caller hears of each kind of thing, what there is to choose, and when they aren't disturbed",
  response: z.object({
    choices: z.array(choiceRow),
    quiet_hours: z.object({ from: z.string(), until: z.string() }).nullable(),
    push_key: z.string().nullable().describe("For devices that subscribe (VAPID); null where there are no pushes"),
  }),
  async handler(_, ctx) {
    const { rows, quietHours, pushKey } = await readChoices(ctx);
    return {
      choices: rows.map(({ pushes, ...row }) => ({ ...row, push: pushes, choices: [...row.choices] })),
      quiet_hours: quietHours && { from: clockTime(quietHours.from), until: clockTime(quietHours.until) },
      push_key: pushKey,
    };
  },
});

const save = endpoint({
  method: "PUT",
  path: "/notifications/preferences",
  access,
  summary: "Chooses how to hear of kinds of things, and when not to be disturbed; what isn't named stays as it is",
  body: schemas.preferencesBody,
  response: done,
  async handler({ body: { choices, quiet_hours: quietHours } }, ctx) {
    await saveChoices(ctx, { choices, quietHours });
    return ok;
  },
});

const subscribe = endpoint({
  method: "POST",
  path: "/notifications/push-subscription",
  access,
  writeLimit,
  summary: "Pushes to this device from now on, while the caller stays logged in there. Somebody else's pushes to it end",
  body: schemas.subscriptionBody,
  response: done,
  async handler({ body: { endpoint: address, keys } }, ctx) {
    await addDevice(ctx, { endpoint: address, ...keys });
    return ok;
  },
});

const unsubscribe = endpoint({
  method: "DELETE",
  path: "/notifications/push-subscription",
  access,
  writeLimit,
  summary: "Pushes to this device no more",
  body: schemas.endpointBody,
  response: done,
  async handler({ body }, ctx) {
    await removeDevice(ctx, body.endpoint);
    return ok;
  },
});

export const preferenceEndpoints = [...endpointsFor("apps that show notifications", [read, save]), subscribe, unsubscribe];
