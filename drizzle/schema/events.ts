/** Events: what is on, when, who comes, and how it was. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";
import { communities } from "./community";

export const eventFunctions = ["active", "introduction"] as const;
export const showStatuses = ["active", "inactive"] as const;
export const outsiderRules = ["no", "with_permission", "yes"] as const;
export const capacityKinds = ["unlimited", "unknown", "custom"] as const;
export const eventActs = ["view", "share"] as const;

export const events = sqliteTable(
  "events",
  {
    key: rowKey(),
    /** `event-…`. */
    eventId: text("event_id").notNull().unique(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    location: text("location").notNull(),
    address: text("address").notNull().default(""),
    latitude: real("latitude"),
    longitude: real("longitude"),
    city: text("city").notNull(),
    country: text("country").notNull(),
    university: text("university").notNull(),
    campus: text("campus").notNull(),
    /** `academic`, `social`, `other`, or the organizer's own word. */
    type: text("type").notNull(),
    eventFunction: text("event_function", { enum: eventFunctions }).notNull().default("active"),
    outsiders: text("outsiders", { enum: outsiderRules }).notNull().default("no"),
    capacityKind: text("capacity_kind", { enum: capacityKinds }).notNull().default("unlimited"),
    /** How many may come; only when the kind is `custom`. */
    capacity: integer("capacity"),
    /** Codes of departments, or `all`; `none` is for those without one. */
    departments: json<string[]>("departments").notNull().default(["all"]),
    instagramLink: text("instagram_link"),
    /** Null when staff named somebody else, or nobody. */
    communityId: text("community_id").references(() => communities.communityId),
    hasTickets: flag("has_tickets").notNull().default(false),
    showStatus: text("show_status", { enum: showStatuses }).notNull().default("active"),
    /** Nobody but staff has seen it yet: its community isn't trusted with showing events by itself. */
    isAwaitingReview: flag("is_awaiting_review").notNull().default(false),
    showOrder: integer("show_order").notNull().default(999_999),
    /** Of its date rows, kept true by triggers. UTC. */
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
    /** Counted by a trigger on daily marks of the event's id. */
    viewCount: integer("view_count").notNull().default(0),
    /** Kept true by triggers. */
    rsvpCount: integer("rsvp_count").notNull().default(0),
    /** Seats that are held or sold; kept true by triggers on tickets. */
    ticketCount: integer("ticket_count").notNull().default(0),
    searchText: text("search_text").notNull(),
    /** Days and months of its dates, for the full-text index: `20261121 202611`. */
    searchDays: text("search_days").notNull().default(""),
    /** `active`, `cancelled`, `waiting`, `inactive` or `deleted`, for the full-text index. */
    searchState: text("search_state").generatedAlwaysAs(
      sql`CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN show_status = 'active' THEN iif(cancelled_at IS NULL, 'active', 'cancelled') WHEN is_awaiting_review THEN 'waiting' ELSE 'inactive' END`,
      { mode: "virtual" },
    ),
    /** Which orders (their ids) a move takes away from what they know: a trigger opens their returns and makes it null again at once. */
    movedOrders: text("moved_orders"),
    /** Null while it takes place. A cancelled event keeps its page and its sales, and stands in no list of what is on. */
    cancelledAt: instant("cancelled_at"),
    /** What its organizers say of it. */
    cancelReason: text("cancel_reason"),
    /** Why staff took it out of sight; null once it is shown again. */
    deactivationReason: text("deactivation_reason"),
    createdBy: text("created_by").references(() => users.userId),
    /** Null while it is there. */
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      "events_capacity",
      sql`(${t.capacityKind} = 'custom') = (${t.capacity} IS NOT NULL) AND (${t.capacity} IS NULL OR ${t.capacity} >= 1)`,
    ),
    check("events_cancelled", sql`(${t.cancelledAt} IS NULL) = (${t.cancelReason} IS NULL)`),
    check("events_room", sql`${t.capacity} IS NULL OR ${t.ticketCount} <= ${t.capacity}`),
    check("events_place", sql`(${t.latitude} IS NULL) = (${t.longitude} IS NULL)`),
    index("events_shown").on(t.showStatus, t.key),
    index("events_drawer")
      .on(t.showOrder, sql`"key" DESC`)
      .where(sql`show_status = 'active' AND deleted_at IS NULL AND cancelled_at IS NULL`),
    index("events_waiting").on(t.key).where(sql`is_awaiting_review = 1 AND deleted_at IS NULL`),
    index("events_cancelled").on(t.cancelledAt).where(sql`cancelled_at IS NOT NULL`),
    index("events_deleted").on(t.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index("events_creator").on(t.createdBy, t.key),
    index("events_community").on(t.communityId, t.key),
  ],
);

/** When an event takes place; a list of what is on reads these. Triggers keep what is copied from the event true. */
export const eventDates = sqliteTable(
  "event_dates",
  {
    key: rowKey(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    startsAt: instant("starts_at").notNull(),
    /** Null when nobody said. */
    endsAt: instant("ends_at"),
    /** The event is active, not cancelled and not deleted. */
    isShown: flag("is_shown").notNull(),
    type: text("type").notNull(),
    campus: text("campus").notNull(),
    /** When those who mean to come were told that it is tomorrow. */
    announcedAt: instant("announced_at"),
  },
  (t) => [
    check("event_dates_order", sql`${t.endsAt} IS NULL OR ${t.endsAt} > ${t.startsAt}`),
    index("event_dates_shown").on(t.isShown, t.startsAt, t.key),
    index("event_dates_type").on(t.isShown, t.type, t.startsAt, t.key),
    index("event_dates_campus").on(t.isShown, t.campus, t.startsAt, t.key),
    index("event_dates_event").on(t.eventId, t.startsAt),
  ],
);

export const ticketCategories = sqliteTable(
  "ticket_categories",
  {
    key: rowKey(),
    categoryId: text("category_id").notNull().unique(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    /** Kuruş; 0 is free. */
    price: integer("price").notNull(),
    /** Null is unlimited. */
    quantity: integer("quantity"),
    /** How many one person may have. */
    perPerson: integer("per_person").notNull().default(4),
    saleFrom: instant("sale_from"),
    saleUntil: instant("sale_until"),
    /** Whether whoever has a ticket of it may pass it on to another student. */
    isTransferable: flag("is_transferable").notNull().default(true),
    /** Seats that are held or sold; kept true by triggers on tickets. */
    taken: integer("taken").notNull().default(0),
    /** It isn't sold any more; it stays for the tickets that there are. */
    closedAt: instant("closed_at"),
    /** Which date of the event it is for; null for all of them. Triggers keep it as it is while tickets of it are sold. */
    dateKey: integer("date_key").references(() => eventDates.key, { onDelete: "set null" }),
  },
  (t) => [
    check("ticket_categories_numbers", sql`${t.price} >= 0 AND (${t.quantity} IS NULL OR ${t.quantity} >= 0) AND ${t.perPerson} >= 1`),
    check("ticket_categories_room", sql`${t.quantity} IS NULL OR ${t.taken} <= ${t.quantity}`),
    index("ticket_categories_event").on(t.eventId, t.position),
    index("ticket_categories_date").on(t.dateKey).where(sql`date_key IS NOT NULL`),
  ],
);

/** Who means to come. */
export const eventRsvps = sqliteTable(
  "event_rsvps",
  {
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] }), index("event_rsvps_user").on(t.userId, t.createdAt)],
);

/** How those who came found it. */
export const eventStars = sqliteTable(
  "event_stars",
  {
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    stars: integer("stars").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    check("event_stars_range", sql`${t.stars} BETWEEN 1 AND 5`),
    index("event_stars_user").on(t.userId),
  ],
);

/** Who has been counted in `event_days`: a hash that nobody can make without the site's secret, so that a person counts once. */
export const eventPeople = sqliteTable(
  "event_people",
  {
    eventId: text("event_id").notNull(),
    act: text("act", { enum: eventActs }).notNull(),
    mark: text("mark").notNull(),
    /** Until then people of the event are counted; afterwards the mark goes. */
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.act, t.mark] }), index("event_people_expiry").on(t.expiresAt)],
);

/**
 * Members who did something around an event, each once: by the day of their first time (Europe/Istanbul), their department and
 * entrance year.
 */
export const eventDays = sqliteTable(
  "event_days",
  {
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    act: text("act", { enum: eventActs }).notNull(),
    day: text("day").notNull(),
    /** Empty when unknown. */
    departmentCode: text("department_code").notNull().default(""),
    /** 0 when unknown. */
    entranceYear: integer("entrance_year").notNull().default(0),
    count: integer("count").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.act, t.day, t.departmentCode, t.entranceYear] })],
);
