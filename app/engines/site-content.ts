/** What staff choose to show around the product: numbers of the front page, banners, picks of the demo pages, the order of the FAQ. */

/** The numbers that the front page has. */
export const homeNumbers = ["courses", "describedCourses", "experiences", "databankEntries"] as const;
export type HomeNumber = (typeof homeNumbers)[number];

export interface Banner {
  textEn: string;
  textTr: string;
  /** A path of the site or a web address; null for a banner that leads nowhere. */
  link: string | null;
  /** Days: `2026-11-21`; both are included. */
  from: string;
  until: string;
}

export interface SiteContent {
  hiddenNumbers: HomeNumber[];
  banners: Banner[];
  /** Posts by id, shown first on the demo page of their collection. */
  demoPicks: string[];
  /** Groups of the FAQ by id, the first first; others come after. */
  faqOrder: string[];
}

export const noSiteContent: SiteContent = { hiddenNumbers: [], banners: [], demoPicks: [], faqOrder: [] };

/** A banner in one language. */
export interface ShownBanner {
  text: string;
  link: string | null;
}

/** The banners of a day in a language. */
export const bannersOn = ({ banners }: SiteContent, day: string, locale: "en" | "tr"): ShownBanner[] =>
  banners
    .filter(({ from, until }) => from <= day && day <= until)
    .map(({ textEn, textTr, link }) => ({ text: locale === "tr" ? textTr : textEn, link }));

/** Things in an order of their ids; those that it doesn't name come after, as they were. */
export function inOrder<T>(things: readonly T[], order: readonly string[], idOf: (thing: T) => string): T[] {
  const placeOf = (thing: T) => (order.includes(idOf(thing)) ? order.indexOf(idOf(thing)) : order.length);
  return things.toSorted((a, b) => placeOf(a) - placeOf(b));
}
