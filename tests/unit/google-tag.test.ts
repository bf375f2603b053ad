/** What Google's tag is told of a reader's consent. */
import { afterEach, expect, test, vi } from "vitest";
import type { CookieConsent } from "../../app/platform/preferences";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What the tag was told after pages were seen, in order. */
async function commands(...agreed: Pick<CookieConsent, "analytics" | "marketing">[]) {
  const page: { dataLayer?: ArrayLike<unknown>[]; location: { origin: string } } = { location: { origin: "https://hocam.test" } };
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { querySelector: () => null, createElement: () => ({}), head: { appendChild: () => undefined } });
  const { countPageView } = await import("../../app/chrome/google-tag.client");
  for (const consent of agreed) countPageView("G-1", "/about", { essential: true, ...consent }, () => true);
  return (page.dataLayer ?? []).map((each) => Array.from(each));
}

/** The consents among it. */
const told = async (...agreed: Parameters<typeof commands>) => (await commands(...agreed)).filter(([name]) => name === "consent");

test("its cookies live for 7,200 seconds, on this host alone, and it counts no page by itself", async () => {
  const both = { analytics: true, marketing: true };
  const configured = (await commands(both, both)).filter(([name]) => name === "config");
  expect(configured).toEqual([
    ["config", "G-1", expect.objectContaining({ cookie_expires: 7200, cookie_domain: "none", send_page_view: false })],
  ]);
});

const ads = (said: string) => ({ ad_storage: said, ad_user_data: said, ad_personalization: said });

test("until somebody agreed everything is denied, and who agrees to analytics alone grants nothing to adverts", async () => {
  expect(await told({ analytics: true, marketing: false })).toEqual([
    ["consent", "default", { ...ads("denied"), analytics_storage: "denied", wait_for_update: 500 }],
    ["consent", "update", { ...ads("denied"), analytics_storage: "granted" }],
  ]);
});

test("who agrees to marketing grants the tag its consents for adverts, and takes them back with it", async () => {
  const updates = await told({ analytics: true, marketing: true }, { analytics: true, marketing: false });
  expect(updates.slice(1).map(([, , said]) => said)).toEqual([
    { ...ads("granted"), analytics_storage: "granted" },
    { ...ads("denied"), analytics_storage: "granted" },
  ]);
});
