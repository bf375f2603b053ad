/** What students ask the assistant of research. */
import type { IntentDraft } from "~/engines/intents";
import { postIntent } from "~/engines/posts/intents.server";
import { research } from "./research.collection";

export const researchIntents: readonly IntentDraft[] = [
  postIntent(research, {
    name: "open",
    utterances: {
      en: [
        "a lab that takes students",
        "how do I take part in the {name} experiment",
        "a project that looks for students",
        "is there a {name} lab that needs people",
        "research looking for participants",
        "which research can I join",
        "experiments that need volunteers",
        "paid research studies",
        "is there research about {name}",
      ],
      tr: [
        "{name} deneyine nasıl katılırım",
        "{name} için gönüllü aranıyor mu",
        "öğrenci arayan laboratuvar",
        "öğrenci arayan proje",
        "katılımcı arayan araştırma",
        "hangi araştırmaya katılabilirim",
        "gönüllü arayan deneyler",
        "{name} araştırması var mı",
        "araştırma ilanları",
      ],
    },
  }),
];
