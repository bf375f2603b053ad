/** What is new for one, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { requireSignedIn } from "~/platform/access/roles";
import { readInbox } from "./inbox.service.server";

const TO = "/notifications/personal";
const MOST_TOLD = 4;

export const notificationIntents: readonly IntentDraft[] = [
  {
    name: "own-news",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "is there something new in my inbox",
        "what did I miss while I was away",
        "do I have new notifications",
        "how many unread notifications do I have",
        "did anything happen that concerns me",
        "has anybody answered me",
        "did someone reply to my comment",
        "what are my latest notifications",
      ],
      tr: [
        "bana yeni ne gelmiş",
        "dünden beri ne kaçırdım",
        "yeni bildirimim var mı",
        "kaç okunmamış bildirimim var",
        "bana cevap yazan olmuş mu",
        "yazdığıma yanıt gelmiş mi",
        "son bildirimlerim neler",
        "benimle ilgili yeni bi şey var mı",
        "bildirimlerimde ne var",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const { rows, unread } = await readInbox(requireSignedIn(ctx), { skip: 0, limit: MOST_TOLD, isUnread: true, dateRange: "all" });
      const told = rows.filter(({ isRead }) => !isRead).map(({ title }) => title);
      return {
        title: t("notifications:pages.personal"),
        to: TO,
        text: [t("ai:assistant.own.unread", { count: unread }), ...told].join(" "),
      };
    },
  },
];
