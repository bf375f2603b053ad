/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const surveyFactWays: WaysToAsk<string> = {
  open: {
    en: `
      where do I fill in the survey about {name}; which questionnaires wait for answers;
      somebody asked us to answer a form about {name}; I'd like to answer some surveys;
      what did people answer in the survey about {name}; results of the {name} survey; the council's survey;
      help a friend with a thesis questionnaire`,
    tr: `
      {name} hakkındaki anketi nerede dolduruyorum; cevap bekleyen anketler; tez anketi doldurmak istiyorum;
      öğrenci konseyinin anketi; anket doldurayım bari hangileri var; {name} ile ilgili anket nerede; ankette ne çıkmış {name}`,
  },
};
