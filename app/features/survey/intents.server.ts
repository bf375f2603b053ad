/** What students ask the assistant of survey. */
import type { IntentDraft } from "~/engines/intents";
import { postIntent } from "~/engines/posts/intents.server";
import { surveyPosts } from "./survey.collection";

export const surveyIntents: readonly IntentDraft[] = [
  postIntent(surveyPosts, {
    name: "open",
    utterances: {
      en: [
        "got five minutes any questionnaire",
        "what came out of the survey about {name}",
        "that survey about {name}",
        "results of the survey about {name}",
        "which surveys are open",
        "surveys I can answer",
        "any surveys to fill in",
        "open surveys",
        "is there a survey about {name}",
      ],
      tr: [
        "{name} anketinden ne çıkmış",
        "vaktim var anket var mı",
        "{name} diye bir anket vardı",
        "{name} anketinin sonucu",
        "hangi anketler açık",
        "doldurabileceğim anketler",
        "açık anket var mı",
        "cevaplayabileceğim anket",
        "{name} hakkında anket var mı",
      ],
    },
  }),
];
