/** How far one is on the way to VIP, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { requireSignedIn } from "~/platform/access/roles";
import { readVipProgress } from "./vip.service.server";

const TO = "/my-space";

export const vipIntents: readonly IntentDraft[] = [
  {
    name: "own-progress",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "how far along am I to unlocking the databank",
        "does what I wrote count for my vip",
        "do I have enough contributions for the databank",
        "is the databank open for me",
        "what is missing until the databank opens for me",
        "how many of my contributions were approved",
        "am I close to vip",
        "how many contributions until I am VIP",
        "am I VIP",
        "my vip progress",
        "how far am I from VIP",
        "how many more experiences do I need for vip",
        "do I have vip",
        "when will I become vip",
        "how many more contributions until the databank opens for me",
      ],
      tr: [
        "yazdıklarım vip için sayılıyor mu",
        "katkım veri bankasına yetiyor mu",
        "veri bankası bana açık mı",
        "vip için neyim eksik",
        "kaç katkım onaylandı",
        "vip oldum mu",
        "vip olmama kaç katkı kaldı",
        "vip miyim",
        "vip ilerlemem",
        "vip için kaç deneyim daha yazmalıyım",
        "vip olmaya ne kadar kaldı",
        "vip durumum",
        "ne zaman vip olurum",
        "veri bankasının bana açılmasına kaç katkı kaldı",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const { isVip, approved, waiting, missing } = await readVipProgress(ctx, requireSignedIn(ctx).actor);
      const progress = t("vip:assistant.progress", { count: missing, approved });
      const text = [isVip ? t("vip:assistant.isVip") : progress, waiting > 0 && t("vip:assistant.waiting", { count: waiting })]
        .filter(Boolean)
        .join(" ");
      return { title: "VIP", to: TO, text };
    },
  },
];
