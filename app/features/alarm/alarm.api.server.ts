/** Alarms for programs; the same use cases as the pages. */

import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { repeats } from "~/platform/repeats";
import { clockTime } from "~/platform/time";
import { type Snooze, snoozes } from "./alarm.limits";
import { writeLimit } from "./alarm.pages";
import type { AlarmRow } from "./alarm.repository.server";
import { alarmForm, editForm } from "./alarm.schemas";
import { addAlarm, deleteAlarm, editAlarm, readAlarm, readAlarms, snoozeAlarm } from "./alarm.service.server";

const path = "/alarms/:alarm_id";
const access = "user" as const;
const params = z.object({ alarm_id: idField() });
const ok = z.object({ ok: z.literal(true) });
const done = { ok: true } as const;

const alarmAnswer = z.object({
  alarm_id: z.string(),
  title: z.string(),
  note: z.string(),
  day: z.string().describe("Its first day, 2026-11-22."),
  time: z.string().describe("The university's clock, 09:00."),
  repeat: z.enum(repeats),
  sends_mail: z.boolean(),
  link_path: z.string().describe("Empty: it is about nothing of the site."),
  next_at: z.number().nullable().describe("Null: it rings no more."),
  last_rung_at: z.number().nullable(),
  revision: z.number().describe("Send it with a change: of an older one it is refused."),
});

const answerOf = (row: AlarmRow): z.input<typeof alarmAnswer> => ({
  alarm_id: row.alarmId,
  title: row.title,
  note: row.note,
  day: row.day,
  time: clockTime(row.minute),
  repeat: row.repeat,
  sends_mail: row.sendsMail,
  link_path: row.linkPath,
  next_at: row.nextAt,
  last_rung_at: row.lastRungAt,
  revision: row.revision,
});

const list = endpoint({
  method: "GET",
  path: "/alarms",
  access,
  summary: "Your alarms, the next to ring first",
  response: z.object({ alarms: z.array(alarmAnswer) }),
  handler: async (_, ctx) => ({ alarms: (await readAlarms(ctx)).map(answerOf) }),
});

const add = endpoint({
  method: "POST",
  path: "/alarms",
  access,
  writeLimit,
  summary: "Set an alarm",
  body: alarmForm,
  response: z.object({ alarm_id: z.string() }),
  status: 201,
  handler: async ({ body }, ctx) => ({ alarm_id: await addAlarm(ctx, body) }),
});

const one = endpoint({
  method: "GET",
  path,
  access,
  summary: "One of your alarms",
  params,
  response: alarmAnswer,
  handler: async ({ params: { alarm_id } }, ctx) => answerOf(await readAlarm(ctx, alarm_id)),
});

const edit = endpoint({
  method: "PUT",
  path,
  access,
  writeLimit,
  summary: "Change an alarm; 409 when it was changed since you read it",
  params,
  body: editForm,
  response: alarmAnswer,
  async handler({ params: { alarm_id }, body }, ctx) {
    await editAlarm(ctx, alarm_id, body);
    return answerOf(await readAlarm(ctx, alarm_id));
  },
});

const remove = endpoint({
  method: "DELETE",
  path,
  access,
  writeLimit,
  summary: "Delete an alarm",
  params,
  response: ok,
  async handler({ params: { alarm_id } }, ctx) {
    await deleteAlarm(ctx, alarm_id);
    return done;
  },
});

const snooze = endpoint({
  method: "POST",
  path: `${path}/snooze`,
  access,
  writeLimit,
  summary: "Let an alarm that rang ring once more",
  params,
  body: z.strictObject({ minutes: z.union(snoozes.map((minutes) => z.literal(minutes))) }),
  response: ok,
  async handler({ params: { alarm_id }, body }, ctx) {
    await snoozeAlarm(ctx, alarm_id, body.minutes as Snooze);
    return done;
  },
});

export const alarmEndpoints = endpointsFor("apps that keep somebody's alarms", [list, add, one, edit, remove, snooze]);
