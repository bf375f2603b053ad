/** What each use case of schedules is called with. */
import {
  addInvitation,
  addInvitationLink,
  addPair,
  addSchedule,
  addScheduleItem,
  addScheduleLink,
  morning,
  offeredCourse,
  TERM,
} from "./schedules";
import { type Person, signUp } from "./site";
import type { Sample } from "./use-cases";

export { examSamples } from "./exam-samples";
export { groupHourSamples } from "./group-hours";
export { seatSamples } from "./seat-samples";

/** A schedule of somebody, with one course that has two sections. */
async function owned() {
  const owner = await signUp();
  const course = await offeredCourse({ number: 1, times: [morning(0)] }, { number: 2, times: [morning(1)] });
  return { owner, course, scheduleId: await addSchedule(owner, [[course, 1]]) };
}

/** The same with an item. */
async function withItem() {
  const own = await owned();
  return { ...own, itemId: await addScheduleItem(own.scheduleId) };
}

const scene = (owner: Person, ...args: unknown[]) => ({ args, people: { owner } });
const item = { title: "Work", repeats: "weekly" as const, day: 4, start: 540, end: 600, color: 1 };
const settings = { act: "save" as const, name: "Plan B", hidden_days: [4] };

let calendars = 0;

export const academicCalendarSamples: Record<string, Sample> = {
  setAcademicTerm: () => ({
    args: [
      {
        act: "calendar",
        calendar_term: `${2001 + (calendars++ % 20)}-1`,
        version: 0,
        starts_on: "2026-09-28",
        ends_on: "2027-01-15",
        calendar_days: [],
      },
    ],
  }),
};

export const scheduleSamples: Record<string, Sample> = {
  createSchedule: () => ({ args: [{ name: "Plan A", term: TERM }] }),
  async copySchedule() {
    const { owner, scheduleId } = await withItem();
    return scene(owner, scheduleId);
  },
  async changeSettings() {
    const { owner, scheduleId } = await owned();
    return scene(owner, scheduleId, settings);
  },
  async showInWeek() {
    const { owner, scheduleId } = await owned();
    return scene(owner, scheduleId);
  },
  async deleteSchedule() {
    const { owner, scheduleId } = await withItem();
    return scene(owner, scheduleId);
  },
  async addSection() {
    const { owner, scheduleId } = await owned();
    const another = await offeredCourse({ number: 3 });
    return scene(owner, scheduleId, another.courseCode, 3);
  },
  async removeSection() {
    const { owner, scheduleId, course } = await owned();
    return scene(owner, scheduleId, course.courseId);
  },
  async changeSections() {
    const { owner, scheduleId, course } = await owned();
    return scene(owner, scheduleId, [{ courseId: course.courseId, section: 2 }]);
  },
  async addItem() {
    const { owner, scheduleId } = await owned();
    return scene(owner, scheduleId, item);
  },
  async editItem() {
    const { owner, scheduleId, itemId } = await withItem();
    return scene(owner, scheduleId, itemId, item);
  },
  async removeItem() {
    const { owner, scheduleId, itemId } = await withItem();
    return scene(owner, scheduleId, itemId);
  },
  async acknowledgeSection() {
    const { owner, scheduleId, course } = await owned();
    return scene(owner, scheduleId, { courseId: course.courseId, now: "[[0,520,630]]" });
  },
  async makeLink() {
    const { owner, scheduleId } = await owned();
    return scene(owner, scheduleId, { act: "link", kind: "feed" });
  },
  async revokeLink() {
    const { owner, scheduleId } = await owned();
    await addScheduleLink(scheduleId);
    return scene(owner, scheduleId, "share");
  },
  async exportCalendar() {
    const { owner, scheduleId } = await owned();
    return scene(owner, scheduleId);
  },
  async readFeed() {
    const { scheduleId } = await owned();
    return { args: [await addScheduleLink(scheduleId, { kind: "feed" })] };
  },
  async copyShared() {
    const { scheduleId } = await owned();
    return { args: [await addScheduleLink(scheduleId)] };
  },
  async setClashAllowed() {
    const { owner, scheduleId, course, itemId } = await withItem();
    return scene(owner, scheduleId, [course.courseId, itemId], true);
  },
  async inviteByName() {
    const { owner, scheduleId } = await owned();
    return scene(owner, scheduleId, (await signUp()).userName);
  },
  async inviteByLink() {
    const { owner, scheduleId } = await owned();
    return scene(owner, scheduleId);
  },
  async acceptInvitation() {
    const { owner, scheduleId } = await owned();
    const invitee = await signUp();
    return { args: [await addInvitation([owner, scheduleId], invitee), await addSchedule(invitee)], people: { inviter: owner, invitee } };
  },
  async acceptLink(actor) {
    const { owner, scheduleId } = await owned();
    return { args: [await addInvitationLink([owner, scheduleId]), await addSchedule(actor)] };
  },
  async declineInvitation() {
    const { owner, scheduleId } = await owned();
    const invitee = await signUp();
    return { args: [await addInvitation([owner, scheduleId], invitee)], people: { inviter: owner, invitee } };
  },
  async endPair() {
    const { owner: inviter, scheduleId } = await owned();
    const invitee = await signUp();
    return { args: [await addPair([inviter, scheduleId], [invitee, await addSchedule(invitee)])], people: { inviter, invitee } };
  },
  async choosePlan() {
    const { owner, scheduleId } = await owned();
    const friend = await signUp();
    const pairId = await addPair([owner, scheduleId], [friend, await addSchedule(friend)]);
    return { args: [pairId, await addSchedule(owner)], people: { owner, friend } };
  },
};
