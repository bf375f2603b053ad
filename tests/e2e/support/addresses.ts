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

/** Addresses of every page that this reader opens. */
export function pathsFor(reader: Reader, examples: Record<string, string>): string[] {
  const values: Record<string, string> = {
    course_id: COURSE,
    code: "CENG140",
    department_code: "CENG",
    user_name: "student",
    id: "department-571",
    event_id: "event-1",
    ...examples,
  };
  /** `:study_tip_id` is the seed's first study tip, `:id` a post where the path is a collection's. */
  const post = (path: string, name: string) => {
    const collection = collections.find((each) => path.replace(/^\/admin/, "").startsWith(`${each.path}/`));
    return collection && name.endsWith("id") && name !== "user_id" ? `post-${collection.feature}-1` : undefined;
  };
  /** The seed's first community, by its address. */
  const ownId = (path: string) => (path.startsWith("/community/") ? "perde-arasi" : undefined);
  const fill = (path: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      const value = post(path, name) ?? (name === "id" ? ownId(path) : undefined) ?? values[name];
      if (!value) throw new Error(`No example for :${name} of ${path}`);
      return value;
    });
  return siteMap
    .filter(({ access, redirect, signedOutTo }) => readers[reader].includes(access) && !redirect && !(reader === "guest" && signedOutTo))
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
