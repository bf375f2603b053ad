/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { alarmGuides } from "./guides";

export const alarmWays: WaysToAsk<keyof typeof alarmGuides> = {
  set: {
    en: `
      buzz me at seven; nudge me about the quiz; can it ring every weekday morning; I oversleep all the time need something to wake me;
      beep before the recitation; put a ring for my medicine; I always miss the shuttle warn me early; clock that rings daily;
      send me mail on the day of the exam; set bell for dentist; reminder to call my mom; nudge me every monday morning; wake me at eight;
      nudge me every week on the same day; I forget things, can the site ring me; something that reminds me each tuesday;
      poke me before my exam; wake me for my class; weekly reminder; can it remind me an hour before`,
    tr: `
      sabah yedide dürt; hafta içi her sabah ötsün; uyuyakalıyorum bi çare; quizden önce uyar; ilacımı hatırlasın;
      ringi kaçırıyorum önceden uyarsın; günlük çalan saat; sınav günü mail düşsün; annemi aramayı unutmayayım uyarı; saat kurucam;
      çalar saat;
      her sabah sekizde dürtsün; haftada bir kendimi uyandırmak;
      her hafta aynı gün beni dürtsün; unutkanım site bana hatırlatsın; her salı hatırlatan bir şey; sınavdan önce haber versin bana;
      derse kaldırsın beni; haftalık hatırlatma kurmak; bir saat önceden uyarsın`,
  },
  mine: {
    en: `
      it rings at the wrong hour; shut it up; push ten more minutes; remove the bell I set; which bells are active;
      I set it for pm instead of am; past rings; ring again later; kill the daily bell; it keeps beeping how to end;
      I set something for seven but lectures moved to nine; stop waking me on saturdays; which rings are waiting`,
    tr: `
      yanlış saatte çalıyor; sustur şunu; on dakika sonra yine çalsın; sabah yerine akşama kurmuşum; geçmişte çalanlar;
      çalar saati kaldır; hangi saatler kurulu; durmadan ötüyor; beş dakka daha; kurduğum hatırlatıcıları görmek;
      yedi için kurmuştum ders dokuza alındı; cumartesi beni uyandırmasın; bekleyen çalmalar hangileri; saatini kaydırayım`,
  },
};
