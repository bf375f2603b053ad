/** What a community's address and its search text are made of, and how long a refusal holds. */
import { DAY } from "~/platform/clock";
import { foldTurkish } from "~/platform/folding";
import { MAX_SLUG } from "./choices";
import { communityPages } from "./community.pages";

/** Whoever was turned down may ask again after so many milliseconds. */
export const ASK_AGAIN_AFTER = 7 * DAY;

/** The address that a name gives: `Dağcılık Topluluğu` → `dagcilik-toplulugu`; empty when no letter is left of it. */
export function slugOf(name: string): string {
  return foldTurkish(name).replaceAll(" ", "-").slice(0, MAX_SLUG).replace(/-$/, "");
}

/** What pages about communities are called in addresses: a community of that name would never be found behind them. */
export const pageNames: ReadonlySet<string> = new Set(communityPages.flatMap(({ path }) => path.split("/")));

/** What a search for communities looks in. */
export const communitySearchText = ({ name, slug, description }: { name: string; slug: string; description: string }) =>
  foldTurkish(`${name} ${slug} ${description}`);
