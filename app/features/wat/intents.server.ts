/** What students ask the assistant of wat. */
import type { IntentDraft } from "~/engines/intents";
import { postIntent } from "~/engines/posts/intents.server";
import { wats } from "./wat.collection";

export const watIntents: readonly IntentDraft[] = [
  postIntent(wats, {
    name: "seasons",
    utterances: {
      en: [
        "how much does a {name} earn per hour in america",
        "did anyone work as a {name} in america",
        "whats the hourly pay for a {name}",
        "did anyone work in {name} over the summer in the us",
        "which summer jobs had longer hours than promised",
        "are tips good for a {name} in america",
        "would they go again to {name} for work and travel",
        "work and travel in {name}",
        "how is work and travel with {name}",
        "which agency is good for work and travel",
        "wat wage in {name}",
        "how much do you earn in work and travel",
        "real wage in {name} work and travel",
        "work and travel jobs",
        "is {name} agency reliable",
        "summer work in america",
        "which state is good for wat",
      ],
      tr: [
        "amerikada {name} yapan ne kazanmış",
        "amerikada {name} iyi mi",
        "{name} yapan pişman mı olmuş",
        "watta {name} yapanlar",
        "amerikada bahşiş tutuyor mu",
        "{name} eyaletinde çalışan ne kazanmış",
        "yazın amerikada {name} olarak çalışmak",
        "{name} work and travel nasıl",
        "work and travel için hangi şirket iyi",
        "wat {name} maaş",
        "work and travelda ne kadar kazanılıyor",
        "{name} eyaletinde work and travel",
        "work and travel deneyimleri",
        "wat şirketi {name} güvenilir mi",
        "amerikada yazın çalışmak",
        "wat saatlik ücret {name}",
        "hangi eyalete gidilir work and travel",
      ],
    },
    detailOf: ({ details: { employer, state, year, promised_wage, real_wage } }) =>
      [employer, state, year, promised_wage && real_wage && `$${promised_wage} → $${real_wage}`].filter(Boolean).join(", "),
  }),
];
