/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { noSiteContent, type SiteContent } from "~/engines/site-content";
import { siteContentFeature } from "./feature";
import { siteContentEndpoints } from "./site-content.api.server";
import { toldContent } from "./site-content.told.server";

declare module "~/platform/settings" {
  interface Settings {
    /** What staff look at before everybody does; null for none. */
    siteContentDraft: SiteContent | null;
    /** What was shown before, the latest first. */
    siteContentBefore: SiteContent[];
  }
}

export const siteContentServer = serverFeature(siteContentFeature, {
  toldSettings: toldContent,
  endpoints: siteContentEndpoints,
  settings: { siteContent: noSiteContent, siteContentDraft: null, siteContentBefore: [] },
});
