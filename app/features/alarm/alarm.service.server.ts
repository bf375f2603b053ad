/** Setting, changing, putting off and deleting alarms. Somebody else's alarm is none. */
import { requireAdmin, requireSignedIn } from "~/platform/access/roles";
import { MINUTE } from "~/platform/clock";
import type { AdminContext, Context, SignedInContext } from "~/platform/context";
import { type Paging, pageFrom } from "~/platform/lists/paging";
import { idFor } from "~/platform/once.server";
import { monthDay } from "~/platform/repeats";
import { localDay } from "~/platform/time";
import { alarmErrors } from "./alarm.errors";
import type { Snooze } from "./alarm.limits";
import * as repository from "./alarm.repository.server";
import { firstRing } from "./alarm.rules";
import type { AlarmInput, EditInput } from "./alarm.schemas";
import { linkOf } from "./link.server";

/** @throws inThePast when it would never ring */
function fieldsOf(
  { clock }: Pick<Context, "clock">,
  input: Omit<EditInput, "revision">,
  repeatDay = monthDay(input.day),
): repository.AlarmFields {
  const times = { day: input.day, minute: input.time, repeat: input.repeat, repeatDay };
  const ringsAt = firstRing(times, clock.now());
  if (ringsAt === null) throw alarmErrors.inThePast({ field: "time" });
  return { title: input.title, note: input.note ?? "", ...times, sendsMail: input.sends_mail, ringsAt };
}

/** Sets an alarm. @returns its id @throws inThePast, tooMany */
export async function addAlarm(ctx: SignedInContext, { key, link_path, link_title, ...input }: AlarmInput): Promise<string> {
  requireSignedIn(ctx);
  const alarmId = await idFor(ctx, "alarm", key, { link_path, link_title, ...input });
  const outcome = await repository.insertAlarm(ctx, alarmId, { ...fieldsOf(ctx, input), ...linkOf(ctx, link_path, link_title) });
  if (outcome === "too-many") throw alarmErrors.tooMany();
  return alarmId;
}

/** An alarm of one's own. @throws notFound */
export async function readAlarm(ctx: SignedInContext, alarmId: string): Promise<repository.AlarmRow> {
  const alarm = await repository.findAlarm(ctx, alarmId);
  if (!alarm) throw alarmErrors.notFound();
  return alarm;
}

/** One's own alarms, the next to ring first. */
export async function readAlarms(ctx: SignedInContext): Promise<repository.AlarmRow[]> {
  requireSignedIn(ctx);
  return repository.ownAlarms(ctx);
}

/** Changes an alarm. @throws notFound, inThePast, changedElsewhere when another device changed it since it was read */
export async function editAlarm(ctx: SignedInContext, alarmId: string, { revision, ...input }: EditInput): Promise<void> {
  requireSignedIn(ctx);
  const alarm = await readAlarm(ctx, alarmId);
  // The form begins with the day that comes, which for the 31st may be the 30th.
  const isSameDay = alarm.day === input.day || (alarm.ringsAt !== null && localDay(alarm.ringsAt) === input.day);
  const fields = fieldsOf(ctx, input, isSameDay ? alarm.repeatDay : monthDay(input.day));
  if (!(await repository.updateAlarm(ctx, alarmId, revision, fields))) throw alarmErrors.changedElsewhere();
}

/** Deletes an alarm for good. @throws notFound */
export async function deleteAlarm(ctx: SignedInContext, alarmId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.deleteAlarm(ctx, alarmId))) throw alarmErrors.notFound();
}

/** Lets an alarm that has rung ring once more after so many minutes. @throws notFound, notRung */
export async function snoozeAlarm(ctx: SignedInContext, alarmId: string, minutes: Snooze): Promise<void> {
  requireSignedIn(ctx);
  await readAlarm(ctx, alarmId);
  // To the minute, as cron comes: ten minutes are never eleven.
  const until = Math.floor((ctx.clock.now() + minutes * MINUTE) / MINUTE) * MINUTE;
  if (!(await repository.snooze(ctx, alarmId, until))) throw alarmErrors.notRung();
}

/** When alarms ring, for admins. */
export async function readAllAlarms(ctx: AdminContext, { page, size }: Paging) {
  requireAdmin(ctx);
  const { items, ...counts } = await repository.findAll(ctx, { limit: size + 1, offset: (page - 1) * size });
  return { ...pageFrom(items, counts.coming, { page, size }), counts };
}
