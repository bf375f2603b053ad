/** What a page is to the product: a row of data that routes, guard, navigation, paths pages and tests all read. */
import type { Limit } from "../limit";

export const accessLevels = ["public", "guest", "user", "moderator", "admin"] as const;
/** Who may open a page. `guest` means signed out only; a moderator page is open to admins as well. */
export type Access = (typeof accessLevels)[number];

/** `full`: navigation and footer; `plain`: a short footer and no banners; `noFooter`: navigation only; `bare`: neither. */
export type Chrome = "full" | "plain" | "noFooter" | "bare";

/** The module of each layout below `app/`; also its route's id. */
export const layoutOf: Record<Chrome, string> = {
  full: "chrome/layouts/full",
  plain: "chrome/layouts/plain",
  noFooter: "chrome/layouts/no-footer",
  bare: "chrome/layouts/bare",
};

/** A text that somebody must have agreed to. */
export interface Consent {
  /** What it is about. */
  pool: string;
  /** Rises with every change of the text: who agreed to an older one is asked again. */
  version: number;
  /** The page that asks; it is told where the reader was going. */
  askedAt: string;
}

/** How often one person, or one address while nobody is signed in, may write. */
export interface WriteLimit extends Limit {
  /** What is counted: pages and endpoints with the same name share a count. */
  name: string;
}

/** What a page needs that opens without network after one visit. */
export interface OfflinePage {
  /** Features whose words it says besides its own. */
  words?: readonly string[];
  /** Paths of pages that it stands in for while there is no network, as a regular expression; it is told which by `?at=`. */
  standsInFor?: string;
}

/** What pages and endpoints may both ask for. `platform/access/door.server.ts` keeps it for either. */
export interface DoorOptions {
  /** Stays open while the site or its feature is in maintenance, because staff get in by it. */
  staysOpen?: boolean;
  /** Open while admins have this flag switched on; staff get in before. */
  flag?: string;
  consent?: Consent;
  writeLimit?: WriteLimit;
  /** Accepts bodies of up to this many bytes instead of the site's limit. */
  maxBytes?: number;
  /**
   * Being here says something about a person: no answer is stored, listed by search engines or told as a referrer, no analytics
   * run, the search across the site doesn't know it, and a failure is recorded without whom it happened to.
   */
  isConfidential?: boolean;
  /**
   * What stays open to somebody who is paused: nothing is written there that others see. Writing is closed to them unless said, or
   * open for the acts of its form that are named; `closed` also closes reading, where that leads to publishing.
   */
  whilePaused?: "open" | "closed" | readonly string[];
  /** What the reader is told when something breaks, as a code of the feature's errors; a general sentence unless said. */
  failure?: string;
}

/** Every option has an enforcer in `platform/access/enforcers.server.ts`. */
export interface PageOptions extends DoorOptions {
  access: Access;
  chrome?: Chrome;
  /** Only admins get in; everyone else is sent home. */
  isInMaintenance?: boolean;
  /** A signed-in visitor with a `token` in the query passes a guest-only door. */
  passesWithToken?: boolean;
  /** The page holds nothing of its own: it leads here. */
  redirect?: string;
  /** Where a signed-out visitor is sent instead of the sign-in page. */
  signedOutTo?: string;
  /** A map may be shown on it: its documents may ask Google for one where a key is set. */
  hasMap?: boolean;
  /** Its form may lead to the payment provider's page. */
  leadsToPayment?: boolean;
  /** It may ask for the camera. */
  hasCamera?: boolean;
  /**
   * Opens without network after one visit. What is kept is what a guest is sent, so it works from what the device itself holds
   * (decision 033); its handle is a `offlineHandle`.
   */
  offlinePage?: OfflinePage;
  /** Neither browsers nor anything between keep a copy. */
  isNeverStored?: boolean;
  /** Search engines are asked not to list it. */
  isUnlisted?: boolean;
  /** Places that it links to aren't told its address. */
  sendsNoReferrer?: boolean;
}

export interface PageRow extends PageOptions {
  /** With Remix parameters: `/courses/one/:course_id`. */
  path: string;
  feature: string;
  /** The module below `app/`, without its extension; also the Remix route id. */
  id: string;
  /** The last part of the module's name; its words are `<feature>:pages.<name>`. */
  name: string;
  chrome: Chrome;
}

/** A page row before its feature is known. */
export type PageDraft = Omit<PageRow, "feature" | "id"> & { name: string };

/** Forms by their address, and pages of staff, promote nothing. */
const chromeOf = (path: string, { access }: PageOptions): Chrome =>
  access === "moderator" || access === "admin" || /\/(?:add|edit)(?:\/|$)/.test(path) ? "plain" : "full";

/**
 * Declares a page. Unless it says otherwise, forms (`/add`, `/edit`) and pages of staff are `plain`, all others `full`.
 * @param path with `:parameters`
 * @param name the module in the feature's `routes/`, without extension
 */
export function page(path: string, name: string, options: PageOptions): PageDraft {
  return { path, name, chrome: chromeOf(path, options), ...options };
}

/** Declares an address that only leads to another page. */
export function redirectPage(path: string, redirect: string, options: PageOptions): PageDraft {
  return { path, name: path.slice(1).replaceAll("/", "-"), chrome: "full", ...options, redirect };
}

/** The page rows of a feature. */
export function pagesOf(feature: string, drafts: PageDraft[]): PageRow[] {
  return drafts.map((draft) => ({
    ...draft,
    feature,
    id: draft.redirect ? `redirect${draft.path}` : `features/${feature}/routes/${draft.name}`,
  }));
}
