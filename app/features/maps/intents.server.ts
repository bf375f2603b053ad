/** Where something stands on the campus, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { placesNamed } from "./place-named.rules";

export const mapsIntents: readonly IntentDraft[] = [
  {
    name: "place",
    access: "public",
    isWhere: (name) => placesNamed(name)?.isWhole === true,
    utterances: {
      en: [
        "where is the {name}",
        "where is the {name} on campus",
        "where is the {name} building",
        "where can I find the {name} building",
        "where on campus do I find the {name}",
        "how do I get to the {name}",
        "which way is the {name}",
        "where is the nearest {name} on campus",
        "location of the {name} on the map",
        "show me the {name} on the campus map",
        "I can't find the {name}",
        "wheres {name}",
        "which stop do I get off for {name}",
        "is there a {name} on campus, where",
      ],
      tr: [
        "{name} nerede",
        "{name} nerde",
        "{name} kampüsün neresinde",
        "{name} binası nerede",
        "kampüste {name} nerede",
        "{name} ne tarafta",
        "{name} nerede kalıyor",
        "{name} yerini bulamadım",
        "{name} haritada nerede",
        "{name} nasıl giderim",
        "{name} konumu",
        "en yakın {name} nerede",
        "{name} için hangi durakta iniyorum",
        "{name} neresi",
      ],
    },
    answer({ locale, product }, { name }) {
      const found = name ? placesNamed(name) : null;
      if (!found) return null;
      const { t } = product.translators[locale];
      const title = t("maps:pages.all");
      if (found.kind) return { title, to: `/map/all?kind=${found.kind}`, text: t("maps:assistant.kind") };
      return found.places.map((place) => {
        const called = locale === "tr" ? place.nameTr : place.nameEn;
        return { title: called, to: `/map/all?place=${place.id}#map`, text: t("maps:assistant.place", { name: called }) };
      });
    },
  },
];
