/** What students ask the assistant of research. */
import type { IntentDraft } from "~/engines/intents";
import { postIntent } from "~/engines/posts/intents.server";
import { research } from "./research.collection";

export const researchIntents: readonly IntentDraft[] = [
  postIntent(research, {
    name: "open",
    utterances: {
      en: [
        "research looking for participants",
        "which research can I join",
        "experiments that need volunteers",
        "paid research studies",
        "is there research about {name}",
      ],
      tr: [
        "katılımcı arayan araştırma",
        "hangi araştırmaya katılabilirim",
        "gönüllü arayan deneyler",
        "{name} araştırması var mı",
        "araştırma ilanları",
      ],
    },
  }),
];
