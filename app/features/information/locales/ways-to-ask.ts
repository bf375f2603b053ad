/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { informationGuides } from "./guides";

export const informationWays: WaysToAsk<keyof typeof informationGuides> = {
  steps: {
    en: `
      official paper; write to dean; how is a request letter made; bureaucracy how to get stamp; where do I hand in a form;
      process with documents; requirements of an application; formal way;
      I have to hand a request to the student affairs and don't know how it's written; which office what papers do they want for this;
      tell me in order what to do for an official matter`,
    tr: `
      dekanlığa yazı; form nereye teslim; bürokrasi evrak; mühür hangi ofis; resmi yol; süreç nasıl işliyor; adım adım başvuru;
      ilgili birim; gerekli evraklar; dilekçe örneği; sekreterliğe ne verilecek;
      öğrenci işlerine istek vereceğim nasıl yazılır bilmiyorum; bunun için hangi kağıtları istiyorlar;
      resmi bir iş için sırayla ne yapayım; nereye gidip kime imzalatacağım`,
  },
};
