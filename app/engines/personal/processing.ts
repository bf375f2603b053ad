/**
 * What a place of personal data is for, as the privacy notice, the page about retention and the inventory say it.
 * Each place names it beside its export and its erasure; the words of all of these are the feature `privacy`'s.
 */
import type { Settings } from "../../platform/settings";

/** In the order in which the notice shows them. */
export const purposes = [
  ...["account", "security", "contributions", "planning", "transcript", "communities", "events", "tickets", "payments", "billing"],
  ...["surveys", "studyRooms", "assistant", "health", "consents", "notifications", "mails", "messages", "requests", "graduates"],
  ...["safety", "staff", "errors", "counting", "traffic"],
] as const satisfies readonly string[];

/** Articles of KVKK and GDPR that allow it. */
export const bases = ["contract", "interest", "duty", "consent", "explicit"] as const;

/** Who gets to see it or processes it. */
export const recipients = [
  "everyone",
  "members",
  "consenting",
  "chosen",
  "organizers",
  "staff",
  "model",
  "push",
  "google",
  "sipay",
  "iys",
  "authorities",
] as const;

/** `open` was written for others to read, `ordinary` is about an account, `confidential` is the person's own, `special` is about health. */
export const sensitivities = ["open", "ordinary", "confidential", "special"] as const;

/** What a span begins with. */
const beginnings = ["made", "used", "ended", "answered", "decided", "expired"] as const;

export type Kept =
  /** As long as the account, or until its person deletes it before. */
  | "account"
  | "own"
  /** Nothing deletes it. */
  | "always"
  | { days: number; since: (typeof beginnings)[number] }
  /** As many days, months or years as admins set. */
  | {
      setting: "assistantKeptDays" | "billingYears" | "consentYears" | "requestYears" | "trafficMonths";
      since: (typeof beginnings)[number];
    };

/** What becomes of it with the account. */
export type AtDeletion = "gone" | "unnamed" | "partly" | "sealed";

export interface Processing {
  purpose: (typeof purposes)[number];
  bases: readonly (typeof bases)[number][];
  /** Beside Cloudflare, on whose machines everything is. */
  recipients: readonly (typeof recipients)[number][];
  kept: Kept;
  sensitivity: (typeof sensitivities)[number];
}

/** A place in which nothing is found by an account, so that it is neither exported nor erased with one: outside of the database, or without names. */
export interface OutsidePlace {
  /** As the inventory names it. */
  id: string;
  processing: Processing;
  /** Whether this deployment keeps anything there. */
  isUsed(settings: Settings): boolean;
}

/** Recipients whose machines may stand abroad; so may those of Cloudflare. */
export const ABROAD: readonly string[] = ["model", "push", "google"] satisfies Processing["recipients"];
