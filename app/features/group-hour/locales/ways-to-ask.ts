/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { groupHourGuides } from "./guides";

export const groupHourWays: WaysToAsk<keyof typeof groupHourGuides> = {
  find: {
    en: `
      doodle poll for teammates; when2meet; a slot that suits all teammates; lab partners meeting time; we are six and can't agree on an hour;
      compare the timetables of our whole team`,
    tr: `
      doodle gibi bir şey; when2meet gibi; ekibin hepsine uyan boşluk; altı kişiyiz saat tutturamıyoruz; lab grubuyla buluşma saati;
      ekipçe programları karşılaştırmak; grup ödevi için toplanma saati`,
  },
  seen: {
    en: `do teammates find out about my lectures when I give my hours; is my answer to the group deleted`,
    tr: `ekip arkadaşlarım saatlerimi verince derslerimi öğrenir mi; gruba verdiğim yanıt siliniyor mu`,
  },
};
