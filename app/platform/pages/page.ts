/** What a page is to the product: a row of data that routes, guard, navigation, paths pages and tests all read. */

export const accessLevels = ["public", "guest", "user", "moderator", "admin"] as const;
/** Who may open a page. `guest` means signed out only; a moderator page is open to admins as well. */
export type Access = (typeof accessLevels)[number];

/** `full`: navigation and footer; `noFooter`: navigation only; `bare`: neither. */
export type Chrome = "full" | "noFooter" | "bare";

export interface PageOptions {
  access: Access;
  chrome?: Chrome;
  /** Only admins get in; everyone else is sent home. */
  isInMaintenance?: boolean;
  /** The pool whose consent text must have been accepted. */
  consent?: string;
  /** A signed-in visitor with a `token` in the query passes a guest-only door. */
  passesWithToken?: boolean;
  /** The page holds nothing of its own: it leads here. */
  redirect?: string;
  /** Its forms may be up to this many bytes instead of the site's limit. */
  maxBytes?: number;
  /** Where a signed-out visitor is sent instead of the sign-in page. */
  signedOutTo?: string;
  /** A map may be shown on it: its documents may ask Google for one where a key is set. */
  hasMap?: boolean;
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

/**
 * Declares a page.
 * @param path with `:parameters`
 * @param name the module in the feature's `routes/`, without extension
 */
export function page(path: string, name: string, options: PageOptions): PageDraft {
  return { path, name, chrome: "full", ...options };
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
