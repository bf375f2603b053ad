/** What each use case that writes is called with, and who stands in a relation to it: what staff do, accounts, communities, events. */
import { sessions, users } from "@schema/accounts";
import { eventRsvps } from "@schema/events";
import { graduateApplications } from "@schema/graduates";
import { errorGroups, outbox } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { newId } from "../../app/platform/ids";
import { openSession } from "../../app/platform/session/session.service.server";
import { demoOperator, demoProcessors } from "../../drizzle/seed/operator";
import { alarmSamples } from "./alarm-samples";
import { alumniSamples } from "./alumni-samples";
import { answerSamples, informationSamples } from "./answers";
import { assistantSamples } from "./assistant-samples";
import { catalogSamples } from "./catalog-samples";
import { addCommunity, addCommunityEvent, addMember, addRequest, peopled } from "./communities";
import { contentToolSamples } from "./content-tools";
import { courseMarksSamples } from "./course-marks-samples";
import { departmentSamples } from "./department-samples";
import { addEvent, addPublishedEvent, eventBody } from "./events";
import { gpaSamples } from "./gpa-samples";
import { infoSamples } from "./info-samples";
import { labelSamples } from "./labels";
import { notificationSamples } from "./notification-samples";
import { overviewSamples } from "./overview-samples";
import { paymentSamples } from "./payment-samples";
import { addPollRow, pollSamples } from "./polls";
import { mentalHealthSamples, withdrawAgreed } from "./pools";
import { receptionSamples } from "./reception-samples";
import { reportingSamples } from "./reporting-samples";
import { roomSamples } from "./room-samples";
import { addCourse, addEntry, addExperience, addSuggestion, addUniversity, DEPARTMENT, entryBody, experienceBody } from "./rows";
import { academicCalendarSamples, examSamples, groupHourSamples, scheduleSamples, seatSamples } from "./schedule-samples";
import { sellerSamples } from "./selling";
import { PASSWORD, type Person, signUp, testContext } from "./site";
import { studyRoomSamples } from "./study-room-samples";
import { surveySamples } from "./surveys";
import { requestSettings, teamSamples } from "./team-samples";
import { ticketSamples } from "./ticket-samples";
import { todoSamples } from "./todo-samples";
import type { Sample } from "./use-cases";
import { userSamples } from "./user-samples";
import { waitlistSamples } from "./waitlists";

const DAY = 86_400_000;
const { db } = testContext();
const now = () => Date.now();
let serial = 0;
const fresh = () => serial++;

const review = (id: string) => ({ ids: [id], decision: "approve" as const });

/** Something of an author that hangs on a course. */
async function written<Row>(add: (own: { courseId: string; authorId: string; status?: "waiting" }) => Promise<Row>, status?: "waiting") {
  const author = await signUp();
  const { courseId } = await addCourse();
  return { author, courseId, row: await add({ courseId, authorId: author.userId, ...(status && { status }) }) };
}

const played = "People who play chess together.";
const communityInput = () => ({ name: `Chess ${fresh()}`, slug: `chess-${fresh()}`, description: played, links: [] });

const community: Record<string, Sample> = {
  ...sellerSamples,
  addCommunity: () => ({ args: [communityInput()] }),
  editCommunity: async () => ({ args: [(await addCommunity()).slug, communityInput()] }),
  actOnCommunity: async () => ({ args: ["archive", (await addCommunity()).communityId] }),
  async pinPoll() {
    const { communityId, ...people } = await peopled();
    return { args: [communityId, await addPollRow()], people: peopleOf(people) };
  },
  addMember: async () => ({ args: [(await addCommunity()).communityId, (await signUp()).userName, "member"] }),
  askToJoin: async () => ({ args: [(await addCommunity()).communityId, "May I?"] }),
  async withdrawRequest(actor) {
    const { communityId } = await addCommunity();
    await addRequest(communityId, actor);
    return { args: [communityId] };
  },
  async leaveCommunity() {
    const { communityId, member, organizer } = await peopled();
    return { args: [communityId], people: { member, organizer } };
  },
  async decideOnRequest() {
    const { communityId, ...people } = await peopled();
    const asker = await signUp();
    await addRequest(communityId, asker);
    return { args: [{ communityId, userId: asker.userId }, "approve"], people: peopleOf(people) };
  },
  async setRole() {
    const { communityId, ...people } = await peopled();
    return { args: [{ communityId, userId: people.member.userId }, "organizer"], people: peopleOf(people) };
  },
  async removeMember() {
    const { communityId, ...people } = await peopled();
    const { president, organizer } = people;
    return { args: [{ communityId, userId: people.member.userId }], people: { president, organizer } };
  },
  async openCommunityGallery() {
    const { slug, ...people } = await peopled();
    return { args: [slug], people: peopleOf(people) };
  },
};

type People = Awaited<ReturnType<typeof peopled>>;
type Named = Pick<People, "president" | "organizer" | "member" | "stranger">;
const peopleOf = ({ president, organizer, member, stranger }: Named) => ({ president, organizer, member, stranger });

/** An event of somebody's own, shown or not. */
async function created(own: Parameters<typeof addEvent>[0] = {}) {
  const creator = await signUp();
  return { creator, eventId: await addEvent({ createdBy: creator.userId, ...own }) };
}

/** The body of an event of a community, as its schema gives it. */
async function organized() {
  const { communityId, ...people } = await peopled();
  return { communityId, body: eventBody({ event_organizer_id: communityId }), people: peopleOf(people) };
}

/** An event of a community, whose creator organizes for it as others do. */
async function hosted() {
  const { communityId, body, people } = await organized();
  const creator = await signUp();
  await addMember(communityId, creator, "organizer");
  const eventId = await addEvent({ createdBy: creator.userId, communityId });
  return { body, eventId, people: { ...people, creator } };
}

/** An event of a community that waits for staff. @param said what the use case is told after its id */
async function decidedOn(...said: unknown[]) {
  const { communityId, ...people } = await peopled();
  const { eventId } = await addCommunityEvent(communityId, { showStatus: "inactive", isAwaitingReview: true });
  return { args: [eventId, ...said], people: peopleOf(people) };
}

const events: Record<string, Sample> = {
  async addEvent() {
    const { body, people } = await organized();
    return { args: [body], people };
  },
  async editEvent() {
    const { body, eventId, people } = await hosted();
    return { args: [eventId, body], people };
  },
  async removeEvent() {
    const { eventId, people } = await hosted();
    return { args: [eventId], people };
  },
  async cancelEvent() {
    const { eventId, people } = await hosted();
    return { args: [eventId, "The hall is closed."], people };
  },
  async resumeEvent() {
    const { eventId, people } = await hosted();
    await db.run(sql`UPDATE events SET cancelled_at = 1, cancel_reason = 'The hall is closed.' WHERE event_id = ${eventId}`);
    return { args: [eventId], people };
  },
  async openEventGallery() {
    const { eventId, people } = await hosted();
    return { args: [eventId], people };
  },
  async actOnEvent() {
    const { creator, eventId } = await created();
    return { args: ["deactivate", eventId, "The hall is closed."], people: { creator } };
  },
  showCommunityEvent: () => decidedOn(true),
  decideOnWaiting: () => decidedOn(true, {}),
  undoDecisionOnWaiting: async ({ userId }) => ({ args: [await addPublishedEvent(userId)] }),
  comeTo: async () => ({ args: [await addEvent()] }),
  async stayAway({ userId }) {
    const eventId = await addEvent();
    await db.insert(eventRsvps).values({ eventId, userId, createdAt: now() });
    return { args: [eventId] };
  },
  async rateEvent({ userId }) {
    const startsAt = now() - DAY;
    const eventId = await addEvent({}, [{ startsAt, endsAt: startsAt + DAY / 24 }]);
    await db.insert(eventRsvps).values({ eventId, userId, createdAt: startsAt - DAY });
    return { args: [eventId, 5] };
  },
  ...Object.fromEntries(["countShare", "countView"].map((name) => [name, async () => ({ args: [await addEvent()] })])),
};

const courses: Record<string, Sample> = {
  countView: async () => ({ args: [(await addCourse()).courseId] }),
  addExperience: async () => ({ args: [experienceBody((await addCourse()).courseId)] }),
  async editExperience() {
    const { author, courseId, row } = await written(addExperience);
    return { args: [row.experienceId, experienceBody(courseId)], people: { author } };
  },
  async deleteOwnExperience() {
    const { author, row } = await written(addExperience);
    return { args: [row.experienceId], people: { author } };
  },
  setHelpful: async () => ({ args: [(await written(addExperience)).row.experienceId, true] }),
  async reviewExperiences() {
    const { author, row } = await written(addExperience, "waiting");
    return { args: [review(row.experienceId)], people: { author } };
  },
  async purgeExperience() {
    const { author, row } = await written(addExperience);
    return { args: [row.experienceId, null], people: { author } };
  },
  async suggestCourse() {
    await addUniversity();
    return { args: [{ course_code: `TST${8000 + fresh()}`, name_en: "A New Course", department_id: DEPARTMENT.departmentId }] };
  },
  async reviewSubmissions() {
    await addUniversity();
    const author = await signUp();
    const { submissionId } = await addSuggestion(author, { departmentId: DEPARTMENT.departmentId });
    return { args: [review(submissionId)], people: { author } };
  },
};

const databank: Record<string, Sample> = {
  addEntry: async () => ({ args: [entryBody((await addCourse()).courseId)] }),
  async editEntry() {
    const { author, courseId, row } = await written(addEntry);
    return { args: [row.entryId, entryBody(courseId)], people: { author } };
  },
  async deleteOwnEntry() {
    const { author, row } = await written(addEntry);
    return { args: [row.entryId], people: { author } };
  },
  async correctEntry() {
    const { author, courseId, row } = await written(addEntry);
    return { args: [row.entryId, entryBody(courseId)], people: { author } };
  },
  async reviewEntries() {
    const { author, row } = await written(addEntry, "waiting");
    return { args: [review(row.entryId)], people: { author } };
  },
  async purgeEntry() {
    const { author, row } = await written(addEntry);
    return { args: [row.entryId, null], people: { author } };
  },
};

const profileInput = ({ userName }: Person) => ({ name: "Another Name", user_name: userName, bio: "", links: [] });

const profile: Record<string, Sample> = {
  updateProfile: (actor) => ({ args: [profileInput(actor)] }),
  updateLook: () => ({ args: [{ locale: "en", theme: "dark" }] }),
  setSecondStep: () => ({ args: [{ has_second_step: true }] }),
  async endOwnSession({ userId }) {
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
    return { args: [session?.sessionId] };
  },
  async endOtherSessions({ userId }) {
    await openSession(testContext(), { userId, channel: "api", isRemembered: true });
    return { args: [] };
  },
  exportOwnData: () => ({ args: [] }),
  async requestDeletion({ ctx }) {
    if (ctx.actor.userRole === "admin") await signUp({ userRole: "admin" });
    return { args: [PASSWORD] };
  },
  withdrawAgreed,
  async stay({ userId }) {
    await db
      .update(users)
      .set({ deletionDueAt: now() + DAY })
      .where(eq(users.userId, userId));
    return { args: [] };
  },
};

const application = async () => {
  await addUniversity();
  const number = fresh();
  const row = {
    applicationId: newId("graduate", now()),
    name: "Ada Yıldız",
    email: `ada${number}@alumni.example`,
    phone: "+90 312 210 00 00",
    departmentId: DEPARTMENT.departmentId,
    graduationYear: 2009,
    diplomaNumber: "2009/1",
    locale: "en" as const,
    searchText: "ada",
    createdAt: now(),
    updatedAt: now(),
  };
  await db.insert(graduateApplications).values(row);
  return row.applicationId;
};

const work: Sample = async () => {
  const { author, row } = await written(addExperience, "waiting");
  return { args: [{ act: "claim", inbox: "experiences", id: row.experienceId }], people: { author } };
};

async function settingsInput() {
  const { readStoredSettings } = await import("../../app/platform/settings.server");
  const { vipThreshold, mailDomains, reportThreshold, version } = await readStoredSettings(testContext());
  const own = {
    urgent_hours: 2,
    ticket_hold_minutes: 15,
    ticket_offer_hours: 24,
    ticket_refund_hours: 48,
    assistant_questions: 60,
    assistant_days: 180,
    alert_errors: 50,
    alert_database_size: 8000,
    consent_years: 10,
    ...requestSettings,
  };
  return { vip_threshold: vipThreshold + 1, mail_domains: mailDomains, report_threshold: reportThreshold, ...own, version };
}

/** One message that couldn't be sent. */
async function deadMessage() {
  const outboxId = newId("outbox", now());
  const row = { outboxId, dedupeKey: outboxId, kind: "mail", payload: {}, status: "failed" as const, createdAt: now(), updatedAt: now() };
  await db.insert(outbox).values(row);
  return outboxId;
}

async function brokenThing() {
  const fingerprint = `fingerprint-${fresh()}`;
  const seen = { firstSeenAt: now(), lastSeenAt: now() };
  await db.insert(errorGroups).values({ fingerprint, source: "server", message: "Broken", route: "/", ...seen });
  return fingerprint;
}

const communityEvents: Record<string, Sample> = {
  async decideOnEvent() {
    const { eventId } = await addCommunityEvent((await addCommunity()).communityId, { showStatus: "inactive", isAwaitingReview: true });
    return { args: [{ act: "activate", id: eventId }] };
  },
};

const settings: Record<string, Sample> = {
  changeSettings: async () => ({ args: [await settingsInput()] }),
  changeMaintenance: async () => ({
    args: [
      {
        is_whole: false,
        closed_pages: [],
        closed: ["notes"],
        note_en: "",
        note_tr: "",
        flags: [],
        version: (await settingsInput()).version,
      },
    ],
  }),
};

/** By folder, then by use case. */
export const samples: Record<string, Record<string, Sample>> = {
  admin: { work, act: work },
  ai: assistantSamples,
  alarm: alarmSamples,
  "study-room": studyRoomSamples,
  catalog: catalogSamples,
  community,
  "community-events": communityEvents,
  courses,
  databank,
  departments: departmentSamples,
  errors: { decideError: async () => ({ args: [await brokenThing(), "resolve"] }), breakOnPurpose: () => ({ args: [] }) },
  events,
  gpa: gpaSamples,
  "course-marks": courseMarksSamples,
  graduates: { decide: async () => ({ args: [await application(), { decision: "reject", reason: "No such diploma" }] }) },
  labels: labelSamples,
  waitlist: waitlistSamples,
  ...teamSamples,
  information: informationSamples,
  info: infoSamples,
  "content-tools": contentToolSamples,
  "mental-health": mentalHealthSamples,
  messages: { retryMessages: async () => ({ args: [await deadMessage()] }) },
  notifications: notificationSamples,
  overview: overviewSamples,
  profile,
  poll: pollSamples,
  qa: answerSamples,
  reception: receptionSamples,
  payments: paymentSamples,
  reporting: reportingSamples,
  "academic-calendar": academicCalendarSamples,
  schedule: scheduleSamples,
  settings,
  operator: {
    changeOperator: async () => ({ args: [{ ...demoOperator, version: (await settingsInput()).version }] }),
    changeProcessor: async () => ({ args: [{ ...demoProcessors.sipay, service: "sipay", version: (await settingsInput()).version }] }),
  },
  tickets: ticketSamples,
  alumni: alumniSamples,
  rooms: roomSamples,
  exams: examSamples,
  seats: seatSamples,
  "group-hour": groupHourSamples,
  survey: surveySamples,
  todo: todoSamples,
  users: userSamples,
};
