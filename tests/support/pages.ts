/** Opens pages as a browser does, as documents and as the data requests of its client navigation. */

import { errorEvents, errorGroups } from "@schema/platform";
import { newId } from "../../app/platform/ids";
import type { PageRow } from "../../app/platform/pages/page";
import { addAlarm } from "./alarms";
import { addProjectRow, addQuestionRow } from "./answers";
import { addRecord } from "./billing";
import { addBreachRow } from "./breaches";
import { addApplicationRow } from "./career";
import { addCommunity } from "./communities";
import { addContactRow } from "./contacts";
import { addAgreedPayment } from "./contracts";
import { addEvent } from "./events";
import { addGroup } from "./group-hours";
import { addInstagramRow } from "./instagram";
import { addLabelRow } from "./labels";
import { addRequestRow, addRestrictionRow } from "./legal-requests";
import { addAnnouncementRow } from "./notification-samples";
import { addPollRow } from "./polls";
import { addPoolEntry, consentToAll } from "./pools";
import { examplePosts } from "./posts";
import { addCourse, addEntry, addExperience, addReport, DEPARTMENT } from "./rows";
import { addInvitationLink, addPair, addSchedule, addScheduleItem, addScheduleLink, offer } from "./schedules";
import { type Person, signUp, testContext, visit } from "./site";
import { addRoom } from "./study-rooms";
import { addTicketFor } from "./tickets";
import { addTodo } from "./todos";
import { addTripRow } from "./trips";

export interface Seen {
  status: number;
  /** Where it leads; null when it is an answer of its own. */
  location: string | null;
  body: string;
  headers: Headers;
}

/** The address of a page's data, as Remix's client asks for it. */
export function dataPath(path: string): string {
  const [pathname = "", search] = path.split("?");
  return `${pathname === "/" ? "/_root" : pathname}.data${search ? `?${search}` : ""}`;
}

/** A redirect inside a turbo-stream body: the value that follows the name. */
const REDIRECT = /"redirect","((?:[^"\\]|\\.)*)"/;

/** Sends a request and reads the answer, whichever way a redirect is written in it. */
export async function see(path: string, options: Parameters<typeof visit>[1] = {}): Promise<Seen> {
  const response = await visit(path, options);
  const body = await response.text();
  const inside = response.status === 202 ? REDIRECT.exec(body)?.[1] : undefined;
  const location = response.headers.get("location") ?? (inside === undefined ? null : (JSON.parse(`"${inside}"`) as string));
  return { status: response.status, location, body, headers: response.headers };
}

export const actors = ["guest", "user", "moderator", "admin"] as const;
export type ActorName = (typeof actors)[number];

/** One of each, newly signed up and agreeing to whatever is asked; a guest is nobody. */
export async function oneOfEach(): Promise<Record<ActorName, Person | undefined>> {
  const [user, moderator, admin] = await Promise.all([signUp(), signUp({ userRole: "moderator" }), signUp({ userRole: "admin" })]);
  for (const person of [user, moderator, admin]) await consentToAll(person);
  return { guest: undefined, user, moderator, admin };
}

/** Writes a kind of error that staff can look at. */
export async function addError(message = "It broke"): Promise<string> {
  const { db } = testContext();
  const now = Date.now();
  const errorId = newId("error", now);
  const fingerprint = errorId.slice(6);
  await db.insert(errorGroups).values({ fingerprint, source: "server", message, route: "/", count: 1, firstSeenAt: now, lastSeenAt: now });
  await db.insert(errorEvents).values({ errorId, fingerprint, route: "/", createdAt: now });
  return errorId;
}

/** What the parameters of addresses stand for, by name; `:id` stands for another thing in each feature. */
export interface Known {
  values: Record<string, string>;
  ids: Record<string, string>;
}

/** Writes what the parameters of pages stand for. @param own what stands for some of them instead @param writer whose all of it is */
export async function writeKnown(own: Record<string, string> = {}, writer?: Person): Promise<Known> {
  const author = writer ?? (await signUp());
  const course = await addCourse();
  await offer(course.courseId, [{ number: 1 }]);
  const { experienceId = "" } = await addExperience({ courseId: course.courseId, authorId: author.userId });
  await addEntry({ courseId: course.courseId, authorId: author.userId });
  const scheduleId = await addSchedule(author);
  const friend = await signUp();
  const values = {
    scheduleId,
    pairId: await addPair([author, scheduleId], [friend, await addSchedule(friend)]),
    invitation: await addInvitationLink([author, scheduleId]),
    itemId: await addScheduleItem(scheduleId),
    token: await addScheduleLink(scheduleId),
    todo_id: await addTodo(author),
    alarm_id: await addAlarm(author),
    study_room_id: await addRoom(author),
    group_id: await addGroup([[author]]),
    course_id: course.courseId,
    code: course.courseCode,
    instructor: "ayse-ogretmen",
    department_code: DEPARTMENT.departmentCode,
    error_id: await addError(),
    notification_id: await addAnnouncementRow(),
    qa_id: await addQuestionRow(),
    contact_id: await addContactRow(),
    record_id: (await addRecord()).recordId,
    breach_id: await addBreachRow(),
    restriction_id: await addRestrictionRow({ authorId: author.userId }),
    request_id: await addRequestRow({ kind: "aboutMe", page: "/courses/all" }),
    career_id: await addApplicationRow(),
    shortcode: (await addInstagramRow()).shortcode,
    trip_id: await addTripRow(),
    poll_id: await addPollRow(),
    psychologyId: await addPoolEntry(author.userId),
    psychiatristId: await addPoolEntry(author.userId, { pool: "psychiatrist" }),
    user_name: author.userName,
    user_id: author.userId,
    ...(await examplePosts(author)),
    event_id: await addEvent({ createdBy: author.userId, hasTickets: true }),
    ticket_id: await addTicketFor(author),
    eventId: await addEvent({ createdBy: author.userId }),
    invoice_id: await addAgreedPayment(author),
    subject_id: experienceId,
    reporting_id: (await addReport({ subjectType: "experience", subjectId: experienceId })).reference,
    ...own,
  };
  const ids: Record<string, string> = {
    departments: DEPARTMENT.departmentId,
    wat: (values as Record<string, string>).wat_id ?? "",
    community: (await addCommunity()).slug,
    information: await addProjectRow(),
    categories: "category-thread-campus",
    tags: await addLabelRow(),
  };
  return { values, ids };
}

/** The address of a page, its parameters filled in; an unknown one is an error. */
export const addressOf = ({ values, ids }: Known, { path, feature }: Pick<PageRow, "path" | "feature">): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = name === "id" ? ids[feature] : values[name];
    if (!value) throw new Error(`Nothing is known to put in the place of :${name} in ${path}; add it to tests/support/pages.ts`);
    return value;
  });

/** Writes what the parameters of pages stand for, and fills them in. */
export async function pageFiller(): Promise<(row: PageRow) => string> {
  const known = await writeKnown();
  return (row) => addressOf(known, row);
}
