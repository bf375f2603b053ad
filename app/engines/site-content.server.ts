/** Reads what staff choose to show, from the copy of the settings that each isolate keeps. */
import type { Context } from "../platform/context";
import { readSettings } from "../platform/settings.server";
import { localDay } from "../platform/time";
import { bannersOn, noSiteContent, type ShownBanner, type SiteContent } from "./site-content";

declare module "../platform/settings" {
  interface Settings {
    siteContent: SiteContent;
  }
}

type Base = Parameters<typeof readSettings>[0];

/** What staff chose; everything as it is by itself while they chose nothing. */
export const readSiteContent = async (ctx: Base): Promise<SiteContent> => (await readSettings(ctx)).siteContent ?? noSiteContent;

/** The banners of today in the reader's language. */
export const readBanners = async (ctx: Base & Pick<Context, "locale">): Promise<ShownBanner[]> =>
  bannersOn(await readSiteContent(ctx), localDay(ctx.clock.now()), ctx.locale);
