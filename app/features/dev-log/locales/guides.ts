/** Where one reads what changed on the site, for the assistant. */
import type { Guide } from "~/engines/intents";

export const devLogGuides = {
  news: {
    to: "/dev/all",
    title: { en: "What's new", tr: "Yenilikler" },
    text: {
      en: "What changed on the site and when, the newest first. RSS gives you the same as a feed.",
      tr: "Sitede neyin ne zaman değiştiği, en yenisi üstte. RSS ile akış olarak da izleyebilirsin.",
    },
    asked: {
      en: [
        "what's new on hocam",
        "latest changes to the site",
        "changelog",
        "new features of hocam",
        "what was updated recently",
        "what has changed on the site lately",
        "new version of the site",
        "recent updates",
        "what was added to the site",
        "new release of the site",
      ],
      tr: [
        "hocam'da yeni ne var",
        "sitedeki son değişiklikler",
        "değişiklik günlüğü",
        "hocam'ın yeni özellikleri",
        "sürüm notları",
        "son zamanlarda ne güncellendi",
        "sitede son zamanlarda ne değişti",
        "sitenin yeni sürümü",
        "son güncellemeler",
        "siteye neler eklendi",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
