/** A group finds the hour at which it meets. Nobody is told who is free: of all answers one table is made, once, and they are deleted (decision 074). */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { sayIn } from "~/platform/i18n/say.server";
import { takeWrite } from "~/platform/limits.server";
import { idFor } from "~/platform/once.server";
import { dayAhead, localDay } from "~/platform/time";
import { weekdayOf } from "../schedule/week.rules";
import { addRoom, editRoom, endRoom } from "../study-room/study-room.service.server";
import { groupHourErrors } from "./group-hour.errors";
import { AHEAD_DAYS, BEGINS_AT, MAX_MEMBERS, MIN_ANSWERS } from "./group-hour.limits";
import * as repository from "./group-hour.repository.server";
import { type Choice, cellsOf, choicesOf, freeIn, marksOf, type Span, startsAt, toldSteps } from "./group-hour.rules";
import type { NewGroupInput } from "./group-hour.schemas";
import { meetingFile } from "./meeting-file.rules";
import { readOwnHours } from "./own-hours.server";

const HOUR = 60;

const spanOf = ({ days, fromMinute, toMinute, length }: repository.GroupRow): Span => ({
  days: JSON.parse(days) as string[],
  fromMinute,
  toMinute,
  length,
});

/** When and where a group meets; null before an hour was picked. */
function meetingOf({ meetsOn, meetsFrom, length, place, cancelledAt, roomId }: repository.GroupRow) {
  if (meetsOn === null || meetsFrom === null) return null;
  const at = startsAt({ day: meetsOn, start: meetsFrom });
  return { day: meetsOn, start: meetsFrom, end: meetsFrom + length * HOUR, at, place, roomId, isCancelled: cancelledAt !== null };
}

const isOver = ({ lastDay }: Pick<repository.GroupRow, "lastDay">, ctx: SignedInContext) => lastDay < localDay(ctx.clock.now());

/** One's own groups: those that still look or meet, and those that are over. */
export async function readGroups(ctx: SignedInContext) {
  const rows = await repository.listGroups(requireSignedIn(ctx));
  const groups = rows.map((row) => ({
    groupId: row.groupId,
    title: row.title,
    firstDay: spanOf(row).days[0] ?? row.lastDay,
    lastDay: row.lastDay,
    memberCount: row.memberCount,
    isClosed: row.closedAt !== null,
    isOver: isOver(row, ctx),
    meeting: meetingOf(row),
  }));
  return { open: groups.filter((group) => !group.isOver).reverse(), over: groups.filter((group) => group.isOver) };
}

const SATURDAY = 5;
/** So many working days are chosen at first. */
const PRESET_DAYS = 5;

/** The days that a new group can choose from, and those that are chosen at first: the working days that come next. */
export function newGroupDays({ clock }: Pick<SignedInContext, "clock">) {
  const days = Array.from({ length: AHEAD_DAYS }, (_, ahead) => dayAhead(clock.now(), ahead));
  const chosen = days.filter((day, ahead) => ahead > 0 && weekdayOf(day) < SATURDAY).slice(0, PRESET_DAYS);
  return { days, chosen };
}

/** @throws badDays, badHours, tooShort, beside the field that is wrong */
function spanFrom(ctx: SignedInContext, { days: typed, starts, ends, length }: NewGroupInput): Span {
  const days = [...new Set(typed)].sort();
  const { days: offered } = newGroupDays(ctx);
  if (days.some((day) => !offered.includes(day))) throw groupHourErrors.badDays({ field: "days" });
  if (ends <= starts) throw groupHourErrors.badHours({ field: "ends" });
  if (ends - starts < length) throw groupHourErrors.tooShort({ field: "length" });
  return { days, fromMinute: starts * HOUR + BEGINS_AT, toMinute: ends * HOUR + BEGINS_AT, length };
}

/** Makes a group. @returns its id, which is all that is needed to join @throws badDays, badHours, tooShort, tooManyAttempts */
export async function addGroup(ctx: SignedInContext, { key, ...input }: NewGroupInput): Promise<string> {
  requireSignedIn(ctx);
  const span = spanFrom(ctx, input);
  const groupId = await idFor(ctx, "hour", key, input);
  await takeWrite(ctx, "group-hour", key && groupId);
  await repository.insertGroup(ctx, groupId, { title: input.title, ...span });
  return groupId;
}

async function find(ctx: SignedInContext, groupId: string) {
  const found = await repository.findGroup(requireSignedIn(ctx), groupId);
  if (!found) throw groupHourErrors.notFound();
  return { ...found, span: spanOf(found.group), isOver: isOver(found.group, ctx), isLeader: found.group.leaderId === ctx.actor.userId };
}

/** The same for its leader alone. @throws notFound, notTheLeader */
async function findLed(ctx: SignedInContext, groupId: string) {
  const found = await find(ctx, groupId);
  if (!found.group.isMember) throw groupHourErrors.notFound();
  if (!found.isLeader) throw groupHourErrors.notTheLeader();
  return found;
}

/**
 * A group as its reader sees it: their own answer, filled in from what they have on until they gave one; once the answers are closed
 * what is told of them. Two round trips. @param isAll whether everything in their calendar fills it in @throws notFound
 */
export async function readGroup(ctx: SignedInContext, groupId: string, isAll: boolean) {
  const { group, members, span, isOver: isPast, isLeader } = await find(ctx, groupId);
  const isMember = Boolean(group.isMember);
  const isOpen = group.closedAt === null && !isPast;
  const given = isOpen && group.marks !== null && !isAll ? { free: freeIn(group.marks), from: "answer" as const } : null;
  const own = isOpen ? (given ?? (await readOwnHours(ctx, span, isAll))) : null;
  const { title, closedAt, counted, leaderName, memberCount } = group;
  const told = isMember && group.steps !== null ? group.steps : null;
  const meeting = meetingOf(group);
  return {
    groupId: group.groupId,
    title,
    leaderName,
    span,
    isMember,
    isLeader,
    isOpen,
    isOver: isPast,
    isClosed: closedAt !== null,
    isFull: memberCount >= MAX_MEMBERS && !isMember,
    memberCount,
    hasAnswered: group.marks !== null,
    mayClose: isLeader && members.filter(({ hasAnswered }) => hasAnswered).length >= MIN_ANSWERS,
    members: isMember ? members.map(({ userId, name, hasAnswered }) => ({ userId, name, hasAnswered: Boolean(hasAnswered) })) : [],
    leaderId: isMember ? group.leaderId : null,
    own,
    counted: told === null ? null : counted,
    steps: told === null ? null : toldSteps(told),
    choices: told === null ? [] : choicesOf(span, told, ctx.clock.now()),
    meeting: isMember ? meeting : null,
    isToCome: isMember && meeting !== null && !meeting.isCancelled && meeting.at > ctx.clock.now(),
  };
}
export type GroupPage = Awaited<ReturnType<typeof readGroup>>;

/** Why somebody isn't in a group after they tried. */
function refusal({ group, isOver: isPast }: Awaited<ReturnType<typeof find>>) {
  if (isPast) return groupHourErrors.isOver();
  if (!group.isMember && group.memberCount >= MAX_MEMBERS) return groupHourErrors.isFull();
  return groupHourErrors.isClosed();
}

/** Says in which hours one is free, and joins with that. @throws notFound, noSuchHour, isClosed, isFull, isOver */
export async function answerGroup(ctx: SignedInContext, groupId: string, free: readonly number[]): Promise<void> {
  const found = await find(ctx, groupId);
  if (free.some((cell) => cell >= cellsOf(found.span))) throw groupHourErrors.noSuchHour();
  if (await repository.putMember(ctx, groupId, marksOf(found.span, free))) return;
  throw refusal(await find(ctx, groupId));
}

/** Joins a group whose answers are closed. @throws notFound, isFull, isOver */
export async function joinGroup(ctx: SignedInContext, groupId: string): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.putMember(ctx, groupId, null)) return;
  throw refusal(await find(ctx, groupId));
}

/** Leaves a group, whose next member looks after it then. @throws notAMember */
export async function leaveGroup(ctx: SignedInContext, groupId: string): Promise<void> {
  if (!(await repository.deleteMember(requireSignedIn(ctx), groupId))) throw groupHourErrors.notAMember();
}

/** Closes the answers: from then on everybody in it sees how good each hour is, and no answer is kept. @throws notFound, notTheLeader, isClosed, tooFewAnswers */
export async function closeAnswers(ctx: SignedInContext, groupId: string): Promise<void> {
  const { group, span } = await findLed(ctx, groupId);
  if (group.closedAt !== null) throw groupHourErrors.isClosed();
  if (!(await repository.closeAnswers(ctx, groupId, span))) throw groupHourErrors.tooFewAnswers({ count: MIN_ANSWERS });
}

/** Picks the hour at which they meet, or another one. @throws notFound, notTheLeader, noSuchHour, inThePast */
export async function pickHour(ctx: SignedInContext, groupId: string, cell: number, place: string): Promise<void> {
  const { group, span } = await findLed(ctx, groupId);
  const choice = choicesOf(span, group.steps ?? "", 0).find((each) => each.cell === cell);
  if (!choice) throw groupHourErrors.noSuchHour({ field: "cell" });
  if (startsAt(choice) <= ctx.clock.now()) throw groupHourErrors.inThePast({ field: "cell" });
  const changed = await repository.setMeeting(ctx, groupId, { ...choice, place });
  if (!changed) throw groupHourErrors.notTheLeader();
  const { roomId } = changed;
  if (!roomId || (await follows(editRoom(ctx, roomId, roomFor(ctx, group.title, choice, place))))) return;
  await repository.dropRoom(ctx, groupId, roomId);
}

const roomFor = (ctx: SignedInContext, title: string, { day, start, end }: Pick<Choice, "day" | "start" | "end">, place: string) => ({
  topic: title,
  place: place || sayIn(ctx)("group-hour:room.place"),
  day,
  starts: start,
  ends: end,
  capacity: MAX_MEMBERS,
  visibility: "link" as const,
});

/** Whether the study room goes with the meeting: it doesn't where it is somebody else's or over. */
async function follows(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (thrown) {
    if (!isDomainError(thrown)) throw thrown;
    return false;
  }
}

/** Calls the meeting off, with its study room. @throws notFound, notTheLeader, noMeeting */
export async function cancelMeeting(ctx: SignedInContext, groupId: string): Promise<void> {
  await findLed(ctx, groupId);
  const changed = await repository.cancelMeeting(ctx, groupId);
  if (!changed) throw groupHourErrors.noMeeting();
  if (changed.roomId) await follows(endRoom(ctx, changed.roomId));
}

/** Opens a study room for the meeting, and invites the group. @returns the room's id @throws notFound, notTheLeader, noMeeting, tooManyAttempts */
export async function openRoom(ctx: SignedInContext, groupId: string): Promise<string> {
  const { group } = await findLed(ctx, groupId);
  const meeting = meetingOf(group);
  if (!meeting || meeting.isCancelled || meeting.at <= ctx.clock.now()) throw groupHourErrors.noMeeting();
  if (group.roomId) return group.roomId;
  const key = [groupId, group.revision, group.lastRoomId ?? ""].join("-");
  const roomId = await addRoom(ctx, { ...roomFor(ctx, group.title, meeting, group.place), key });
  const kept = await repository.setRoom(ctx, group, roomId);
  if (kept === roomId) return roomId;
  await follows(endRoom(ctx, roomId));
  if (kept === null || kept === group.lastRoomId) throw groupHourErrors.noMeeting();
  return kept;
}

/** Deletes a group; a meeting that is still to come has to be called off first, so that nobody waits. @throws notFound, notTheLeader, meetingFirst */
export async function deleteGroup(ctx: SignedInContext, groupId: string): Promise<void> {
  await findLed(ctx, groupId);
  if (!(await repository.deleteGroup(ctx, groupId))) throw groupHourErrors.meetingFirst();
}

/** The meeting as a calendar file, for members. @throws notFound, noMeeting */
export async function readMeetingFile(ctx: SignedInContext, groupId: string): Promise<string> {
  const { group } = await find(ctx, groupId);
  if (!group.isMember) throw groupHourErrors.notFound();
  const meeting = meetingOf(group);
  if (!meeting) throw groupHourErrors.noMeeting();
  const { title, length, revision, updatedAt: changedAt } = group;
  return meetingFile(
    { groupId, title, length, revision, changedAt, place: meeting.place, startsAt: meeting.at, isCancelled: meeting.isCancelled },
    ctx.origin,
  );
}
