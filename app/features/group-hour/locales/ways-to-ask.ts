/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { groupHourGuides } from "./guides";

export const groupHourWays: WaysToAsk<keyof typeof groupHourGuides> = {
  find: {
    en: `
      doodle poll for teammates; when2meet; a slot that suits all teammates; lab partners meeting time;
      we are six and can't agree on an hour; compare the timetables of our whole team; our project team can't find a common hour;
      find a time when all of us are free; five of us have different timetables, when can we meet; something like when2meet here;
      nobody in the team is free at the same moment; pick a meeting slot for our group; compare free hours of four people;
      is there a tool to fix a meeting time with teammates`,
    tr: `
      doodle gibi bir şey; when2meet gibi; ekibin hepsine uyan boşluk; altı kişiyiz saat tutturamıyoruz; lab grubuyla buluşma saati;
      ekipçe programları karşılaştırmak; grup ödevi için toplanma saati; proje grubuyla ortak saat bulamıyoruz;
      hepimizin boş olduğu saati bulsun; beş kişiyiz programlar farklı ne zaman buluşalım; doodle gibi bir şey var mı burada;
      ekipte kimse aynı anda boş değil; toplanacak saat seçmek grupça; dört kişinin boş saatlerini karşılaştırmak;
      takım toplantısı için saat ayarlamak`,
  },
  seen: {
    en: `
      do teammates find out about my lectures when I give my hours; is my answer to the group deleted;
      who sees the hours that I marked for our group; can my team mates see my whole timetable;
      what do the others of the group learn about my week; is my name next to the hours I ticked; does the group see why I am busy;
      do they see my lectures when we look for an hour`,
    tr: `
      ekip arkadaşlarım saatlerimi verince derslerimi öğrenir mi; gruba verdiğim yanıt siliniyor mu;
      gruba işaretlediğim saatleri kim görüyor; takım arkadaşlarım bütün programımı görür mü; gruptakiler haftam hakkında ne öğreniyor;
      işaretlediğim saatlerin yanında adım çıkar mı; neden dolu olduğumu grup görür mü; ortak saat ararken derslerimi görürler mi`,
  },
};
