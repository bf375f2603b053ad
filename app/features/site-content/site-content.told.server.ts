/** How the audit says what of the site's content changed: of the live one and of the draft, by their parts. */
import type { ToldPart, ToldSetting } from "~/engines/audited";
import { homeNumbers, type SiteContent } from "~/engines/site-content";
import { formatNumber } from "~/kit/format";
import { sayIn } from "~/platform/i18n/say.server";

const partsOf =
  (version: "live" | "draft"): ToldSetting["parts"] =>
  (reader, value) => {
    const say = sayIn(reader);
    const content = value as SiteContent | null | undefined;
    const shown = content && homeNumbers.filter((name) => !content.hiddenNumbers.includes(name));
    const count = (things: readonly unknown[] | null | undefined) => (things ? formatNumber(things.length, reader.locale) : "");
    const parts: [string, unknown, string][] = [
      ["numbers", content?.hiddenNumbers, (shown ?? []).map((name) => say(`site-content:numbers.${name}`)).join(", ")],
      ["banners", content?.banners, count(content?.banners)],
      ["demo_picks", content?.demoPicks, count(content?.demoPicks)],
      ["faq", content?.faqOrder, count(content?.faqOrder)],
    ];
    const title = say(`site-content:board.${version}`);
    return parts.map(([field, of, text]): ToldPart => ({ name: `${title}, ${say(`site-content:fields.${field}`)}`, value: of, text }));
  };

export const toldContent: ToldSetting[] = [
  { setting: "siteContent", parts: partsOf("live") },
  { setting: "siteContentDraft", parts: partsOf("draft") },
  // What was shown before says nothing that isn't said of the live one.
  { setting: "siteContentBefore", parts: () => [] },
];
