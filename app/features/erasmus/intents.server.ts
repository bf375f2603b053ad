/** What students ask the assistant of erasmus. */
import type { IntentDraft } from "~/engines/intents";
import { postIntent } from "~/engines/posts/intents.server";
import { erasmus } from "./erasmus.collection";

export const erasmusIntents: readonly IntentDraft[] = [
  postIntent(erasmus, {
    name: "places",
    utterances: {
      en: [
        "what would a month in {name} cost me",
        "did anybody go to {name}",
        "how were the exams in {name} on exchange",
        "is it hard to find a room in {name} on exchange",
        "was {name} worth it for an exchange semester",
        "what do people say about {name}",
        "did courses from {name} get recognised",
        "how was the exchange in {name}",
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
        "{name} giden olmuş mu",
        "{name} giden nasıl bulmuş",
        "{name} erasmusta ev bulmak kolay mı",
        "{name} sınavları nasılmış değişimde",
        "{name} kaç para gidiyor ayda",
        "değişimde {name} nasıl geçmiş",
        "{name} yaşamak pahalı mı erasmus",
        "{name} değişim dönemi nasıldı",
        "{name} erasmus nasıl",
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
