/** Passes page views on to Google Analytics: which page of the site map, of which visit, and nothing else (decision 051). */
import { SECOND } from "../clock";
import type { Context } from "../context";
import { matchPage } from "../pages/match";

/** https://developers.google.com/analytics/devguides/collection/protocol/ga4 */
const COLLECTOR = "https://www.google-analytics.com/mp/collect";
const PATIENCE = 5 * SECOND;
const DENIED = { ad_user_data: "DENIED", ad_personalization: "DENIED" };

/** Whether page views are counted at all. */
export const countsViews = ({ ANALYTICS_ID, ANALYTICS_SECRET }: Pick<Env, "ANALYTICS_ID" | "ANALYTICS_SECRET">) =>
  Boolean(ANALYTICS_ID && ANALYTICS_SECRET);

/**
 * The page that an address means, as the site map writes it: `/courses/one/:course_id` whatever the course.
 * Null where there is none, where being there says something about a person, and where the address itself may be a secret.
 */
export function countedPage({ product }: Pick<Context, "product">, path: string): string | null {
  const row = matchPage(product.siteMap, path)?.row;
  return row && !row.isConfidential && !row.isUnlisted ? row.path : null;
}

/** Tells of one page view. Never throws: nobody waits for it. */
export async function tellView({ env, origin, locale }: Context, page: string, visitor: string): Promise<void> {
  const address = new URL(COLLECTOR);
  address.searchParams.set("measurement_id", env.ANALYTICS_ID ?? "");
  address.searchParams.set("api_secret", env.ANALYTICS_SECRET ?? "");
  const params = { page_location: origin + page, page_title: page, language: locale, session_id: visitor, engagement_time_msec: 1 };
  const body = { client_id: visitor, non_personalized_ads: true, consent: DENIED, events: [{ name: "page_view", params }] };
  const sent = fetch(address, { method: "POST", body: JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) });
  await sent.then((answer) => answer.body?.cancel()).catch(() => undefined);
}
