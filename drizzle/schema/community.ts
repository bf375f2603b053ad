/** Communities, their members, who asks to join, and in whose name they sell. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";

export const communityRoles = ["member", "organizer", "president"] as const;
export const communityStatuses = ["active", "archived"] as const;
export const joinStatuses = ["waiting", "approved", "rejected"] as const;

export const communities = sqliteTable(
  "communities",
  {
    key: rowKey(),
    communityId: text("community_id").notNull().unique(),
    /** In addresses: lowercase letters, digits, hyphens. */
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    links: json<{ label: string; url: string }[]>("links").notNull().default([]),
    /** Its organizers' events are shown without waiting for staff. */
    isTrusted: flag("is_trusted").notNull().default(false),
    /** Staff picked it for the public pages. */
    isShownToGuests: flag("is_shown_to_guests").notNull().default(false),
    status: text("status", { enum: communityStatuses }).notNull().default("active"),
    /** Kept true by triggers. */
    memberCount: integer("member_count").notNull().default(0),
    searchText: text("search_text").notNull(),
    createdBy: text("created_by").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("communities_status").on(t.status, t.key),
    index("communities_guests").on(t.isShownToGuests, t.status, t.key),
    index("communities_creator").on(t.createdBy),
  ],
);

export const communityMembers = sqliteTable(
  "community_members",
  {
    key: rowKey(),
    communityId: text("community_id")
      .notNull()
      .references(() => communities.communityId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    role: text("role", { enum: communityRoles }).notNull().default("member"),
    createdAt: createdAt(),
  },
  (t) => [
    index("community_members_user").on(t.userId, t.role),
    index("community_members_role").on(t.role, t.key),
    index("community_members_community").on(t.communityId, t.key),
    uniqueIndex("community_members_once").on(t.communityId, t.userId),
  ],
);

export const joinRequests = sqliteTable(
  "join_requests",
  {
    communityId: text("community_id")
      .notNull()
      .references(() => communities.communityId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    note: text("note"),
    status: text("status", { enum: joinStatuses }).notNull().default("waiting"),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.communityId, t.userId] }),
    index("join_requests_status").on(t.communityId, t.status, t.createdAt),
    index("join_requests_user").on(t.userId),
  ],
);

/** In whose name a community's paid tickets are sold; while there is none, the site's operator sells them. Whole or not there. */
export const communitySellers = sqliteTable(
  "community_sellers",
  {
    communityId: text("community_id")
      .primaryKey()
      .references(() => communities.communityId, { onDelete: "cascade" }),
    /** Its legal form. */
    kind: text("kind").notNull(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    tax: text("tax").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      "community_sellers_whole",
      sql`length(${t.kind}) > 0 AND length(${t.name}) > 0 AND length(${t.address}) > 0 AND length(${t.email}) > 0 AND length(${t.phone}) > 0 AND length(${t.tax}) > 0`,
    ),
  ],
);
