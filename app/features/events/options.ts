/** What the event form offers and starts with; apart from the schemas, so that browsers get it without zod. */
import { eventChoices } from "~/university/event-choices";

/** The choice that asks for one's own words. */
export const OTHER = "other-choice";

export const { locations, cities, countries, universities, campuses } = eventChoices;
export const types = ["academic", "social", "other"] as const;
export const functions = ["active", "introduction"] as const;
export const showStatuses = ["active", "inactive"] as const;
export const outsiderRules = ["no", "with_permission", "yes"] as const;
export const capacityKinds = ["unlimited", "unknown", "custom"] as const;

/** Everybody may come. */
export const ALL_DEPARTMENTS = "all";
/** Those who belong to no department. */
export const NO_DEPARTMENT = "none";

export const DEFAULT_SHOW_ORDER = 999_999;
export const MAX_DATES = 20;
export const MAX_CATEGORIES = 20;
/** Tickets of a category that one person may have: what an organizer can allow at most, and what an empty field means. */
export const MAX_PER_PERSON = 20;
export const DEFAULT_PER_PERSON = 4;
/** Turkish lira. */
export const MAX_PRICE = 100_000;
export const MAX_PEOPLE = 100_000;

/** The fields of a ticket category's row as it begins. */
export const NEW_CATEGORY = {
  name: "",
  price: "",
  available_quantity: "",
  description: "",
  sale_from: "",
  sale_until: "",
  only_on: "",
  per_person: String(DEFAULT_PER_PERSON),
  is_transferable: "on",
};

/** What an empty field stands for when an event is created. */
export const defaults = {
  event_location: locations[0],
  event_city: cities[0],
  event_country: countries[0],
  event_university: universities[0],
  event_campus: campuses[0],
  event_type: types[0],
  event_function: functions[0],
  show_status: showStatuses[0],
  event_is_allowed_outsiders: outsiderRules[0],
  event_capacity: capacityKinds[0],
} as const;

/** The time of day with which a new form's date row begins. */
export const DEFAULT_TIME = "09:00";

/** Which part of the agenda is shown. */
export const periods = ["today", "week", "next-week", "month", "upcoming", "past"] as const;
export type Period = (typeof periods)[number];
/** What the agenda shows unless it is asked for another period: whoever looks for words means everything that is to come. */
export const usualPeriod = (words: string | null | undefined): Period => (words ? "upcoming" : "week");

/** The states in which staff see events. */
export const panelStates = ["all", "waiting", "active", "cancelled", "inactive", "deleted"] as const;
export type PanelState = (typeof panelStates)[number];

/** Why an event is taken out of sight or cancelled. */
export const MIN_REASON = 3;
export const MAX_REASON = 500;
