/** One's own tickets, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { formatDate } from "~/kit/format";
import { requireSignedIn } from "~/platform/access/roles";
import { readMyTickets } from "./tickets.service.server";

const TO = "/event/ticket/personal";
/** So many tickets are told one by one. */
const MOST_TOLD = 5;

export const ticketIntents: readonly IntentDraft[] = [
  {
    name: "own-tickets",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "do I have a ticket for anything next week",
        "am I holding a ticket for something this weekend",
        "where is my ticket",
        "when is the event that I have a ticket for",
        "until when can I give my ticket back",
        "did I already buy a ticket",
        "how many tickets do I have",
        "my tickets",
        "show my tickets",
        "where are my tickets",
        "do I have a ticket",
        "which events do I have tickets for",
        "what tickets did I buy",
      ],
      tr: [
        "haftaya bir şeye biletim var mı",
        "biletim nerede benim",
        "biletimi ne zamana kadar iade edebilirim",
        "bilet almış mıyım",
        "kaç biletim var",
        "biletim hangi gün için",
        "biletlerim",
        "biletim nerede",
        "biletlerim nerede",
        "biletim var mı",
        "hangi etkinliklere biletim var",
        "aldığım biletler",
        "biletlerimi göster",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const { next, coming } = await readMyTickets(requireSignedIn(ctx));
      const all = [...next, ...coming];
      const told = all
        .slice(0, MOST_TOLD)
        .map(({ eventName, startsAt }) => `${eventName} (${formatDate(startsAt, ctx.locale, "dayTime")})`);
      const text =
        all.length > 0 ? `${t("tickets:assistant.tickets", { count: all.length })} ${told.join(", ")}` : t("tickets:assistant.noTickets");
      return { title: t("tickets:pages.personal"), to: TO, text };
    },
  },
];
