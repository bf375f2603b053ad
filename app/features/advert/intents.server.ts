/** What students ask the assistant of advert. */
import type { IntentDraft } from "~/engines/intents";
import { postIntent } from "~/engines/posts/intents.server";
import { adverts } from "./advert.collection";

export const advertIntents: readonly IntentDraft[] = [
  postIntent(adverts, {
    name: "items",
    utterances: {
      en: [
        "is anyone selling {name}",
        "is there a {name} for sale",
        "looking for a {name} to rent",
        "any rooms for rent",
        "second hand {name}",
        "who gives private lessons of {name}",
        "cheap {name}",
        "roommate wanted",
        "used books for sale",
        "shared ride to {name}",
        "ads for {name}",
      ],
      tr: [
        "{name} satan var mı",
        "satılık {name} var mı",
        "kiralık {name}",
        "ikinci el {name}",
        "kiralık oda var mı",
        "ev arkadaşı arayan var mı",
        "{name} özel ders veren var mı",
        "ucuz {name}",
        "satılık kitap",
        "{name} ilanları",
        "{name} için yolculuk paylaşan",
      ],
    },
    detailOf: ({ details: { price } }) => (price ? `${price} ₺` : ""),
  }),
];
