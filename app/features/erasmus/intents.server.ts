/** What students ask the assistant of erasmus. */
import type { IntentDraft } from "~/engines/intents";
import { postIntent } from "~/engines/posts/intents.server";
import { erasmus } from "./erasmus.collection";

export const erasmusIntents: readonly IntentDraft[] = [
  postIntent(erasmus, {
    name: "places",
    utterances: {
      en: [
        "erasmus in {name}",
        "how is erasmus in {name}",
        "who went to {name} for exchange",
        "what does a month cost in {name}",
        "erasmus costs in {name}",
        "which courses were accepted in {name}",
        "dorms in {name} erasmus",
        "which cities did people go for erasmus",
        "erasmus experiences",
        "exchange semester in {name}",
        "how much money do I need abroad in {name}",
        "is {name} expensive for erasmus",
      ],
      tr: [
        "{name} erasmus nasıl",
        "{name} erasmus deneyimleri",
        "{name} aylık masraf ne kadar",
        "{name} erasmus kaça geliyor",
        "erasmus için {name} pahalı mı",
        "{name} üniversitesinde hangi dersler sayılıyor",
        "{name} şehrinde yurt bulmak",
        "erasmusa {name} gidenler",
        "değişim programıyla {name}",
        "erasmusta nereye gidilmiş",
        "{name} şehrinde yaşam",
        "yurt dışında {name} ne kadar para gider",
      ],
    },
    detailOf: ({ details: { university, city, monthly_cost, currency } }) =>
      [university, city, monthly_cost && `${monthly_cost} ${currency ?? ""}`].filter(Boolean).join(", "),
  }),
];
