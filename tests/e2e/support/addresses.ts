/** Addresses of the pages of the site map, as their readers open them on the seed. */
import type { APIRequestContext } from "@playwright/test";
import { collections } from "../../../app/collections";
import { siteMap } from "../../../app/site-map";
import type { DemoRole } from "./people";
import { jsonOf } from "./test";

export type Reader = "guest" | Exclude<DemoRole, "newcomer">;

/** The seed's course with experiences. */
export const COURSE = "course-5710140";

/** Whose eyes a page is read with. */
export const readers: Record<Reader, readonly string[]> = {
  guest: ["public", "guest"],
  student: ["user"],
  moderator: ["moderator"],
  admin: ["admin"],
};

/** Open to whoever is signed in, and of use to staff alone (the features' "Conflicts settled", 1). */
const ofStaff = [
  "/notifications/edit/:notification_id",
  "/event/ticket/check-in/:event_id",
  "/event/ticket/sales/:event_id",
  "/event/ticket/messages/:event_id",
];

/** Open to whoever is signed in, and of use to a community's president and to admins. */
const ofPresidents = ["/community/seller/:id"];

/** The seed's event with free tickets. */
export const TICKETED_EVENT = "event-11";

/** Addresses of every page that this reader opens. */
export function pathsFor(reader: Reader, examples: Record<string, string>): string[] {
  const values: Record<string, string> = {
    course_id: COURSE,
    code: "CENG140",
    department_code: "CENG",
    instructor: "oya-dereli",
    user_name: "student",
    id: "department-571",
    event_id: "event-1",
    scheduleId: "schedule-demo-1",
    token: "the-demo-schedule-is-shared",
    itemId: "item-demo-1",
    pairId: "pair-demo-1",
    invitation: "the-demo-invitation-is-open",
    ticket_id: "ticket-demo-1",
    eventId: "event-3",
    todo_id: "todo-demo-1",
    alarm_id: "alarm-demo-1",
    study_room_id: "room-demo-1",
    group_id: "hour-demo-1",
    notification_id: "announcement-demo-1",
    qa_id: "qa-demo-1",
    contact_id: "contact-demo-1",
    invoice_id: "invoice-demo-1",
    request_id: "request-demo-1",
    record_id: "billing-demo-1",
    breach_id: "breach-demo-1",
    restriction_id: "restriction-demo-1",
    career_id: "application-demo-1",
    shortcode: "Hocam_demo1",
    trip_id: "trip-demo-1",
    poll_id: "poll-demo-1",
    psychologyId: "poolentry-demo-1",
    psychiatristId: "poolentry-demo-4",
    ...examples,
  };
  /** `:study_tip_id` is the seed's first study tip, `:id` a post where the path is a collection's. */
  const post = (path: string, name: string) => {
    const collection = collections.find((each) => path.replace(/^\/admin/, "").startsWith(`${each.path}/`));
    return collection && name.endsWith("id") && name !== "user_id" ? `post-${collection.feature}-1` : undefined;
  };
  /** The seed's first community, its first information project and its first tag, by their addresses; a category that is always there. */
  const ownId = (path: string) => {
    if (path.startsWith("/information/")) return "course-withdrawal";
    if (path.startsWith("/admin/categories/")) return "category-thread-campus";
    if (path.startsWith("/admin/tags/")) return "tag-demo-1";
    return path.startsWith("/community/") ? "perde-arasi" : undefined;
  };
  const ofTickets = (path: string, name: string) => (name === "event_id" && path.startsWith("/event/ticket/") ? TICKETED_EVENT : undefined);
  const fill = (path: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      const value = post(path, name) ?? ofTickets(path, name) ?? (name === "id" ? ownId(path) : undefined) ?? values[name];
      if (!value) throw new Error(`No example for :${name} of ${path}`);
      return value;
    });
  return siteMap
    .filter(({ path, access, redirect, signedOutTo }) => {
      const isOfAdmin = ofPresidents.includes(path) && reader === "admin";
      const isTheirs = ofStaff.includes(path) ? reader === "moderator" : readers[reader].includes(access) && !ofPresidents.includes(path);
      return (isTheirs || isOfAdmin) && !redirect && !(reader === "guest" && signedOutTo);
    })
    .map(({ path }) => fill(path));
}

/** Breaks something in a browser, so that there is an error to look at; gives its id. */
async function reportError(request: APIRequestContext): Promise<string> {
  const data = { message: "Nothing is broken", route: "/courses/all", stack: "at nowhere" };
  return (await jsonOf<{ error_id: string }>(await request.post("/api/v1/errors", { data }))).error_id;
}

/** What the parameters stand for that no seed fixes: an error, and a person. */
export async function findExamples(request: APIRequestContext, admin: APIRequestContext): Promise<Record<string, string>> {
  const found = await admin.get("/api/v1/admin/users?q=student%40hocam.test");
  const { users } = await jsonOf<{ users: { user_id: string }[] }>(found);
  const data = { category: "other", details: "Something here deserves a look." };
  const { reference } = await jsonOf<{ reference: string }>(await request.post("/api/v1/reporting", { data }));
  const own = { user_id: users[0]?.user_id ?? "", subject_id: "post-study-tip-1", reporting_id: reference };
  return { error_id: await reportError(request), ...own };
}
