/** Graduates' applications that wait for staff. */
import { sql } from "drizzle-orm";
import { collectionInbox } from "~/engines/review/inbox.server";

export const applicationsInbox = collectionInbox({
  name: "graduate_applications",
  order: 8,
  label: "admin:inbox.graduate_applications",
  list: "/reception-vip/applications",
  from: sql`graduate_applications AS t`,
  title: sql`t.name`,
  excerpt: sql`t.note`,
});
