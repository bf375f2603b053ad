/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { pollGuides } from "./guides";

export const pollWays: WaysToAsk<keyof typeof pollGuides> = {
  vote: {
    en: `
      choose an option; see percentages; cast ballot; did I already vote; wrong option chosen; voted by mistake; results hidden until;
      elections in the club; pick an answer; voting page; I tapped the wrong choice, take it back;
      our club picks a date and I must choose; do others learn which option I took; how many chose each; voting ends when;
      I'd like to have a say;
      where do I vote in a poll; there was a vote about study places`,
    tr: `
      seçenek işaretlemek; yanlış seçeneğe bastım; yüzdeler sandık; oy verdim mi; gizli oy; seçim var kulüpte;
      sonuçlar oy vermeden görünmüyor; yanlışlıkla oy; oylama sayfası; tercihimi değiştirsem; kim oy verdi; yanlış şıkka dokundum;
      kulübümüz tarih seçiyor ben de seçeyim; hangi şıkkı seçtiğimi görürler mi; her şıkka kaç kişi basmış; oylamada tercih yapmak;
      oylama ne zaman bitiyor; benim de söz hakkım olsun;
      oylamada nerede oy verilir; çalışma yerleri için bir oylama vardı`,
  },
  start: {
    en: `
      quick vote among friends; open a ballot; ask yes or no strawpoll; create options for people to choose; want everyone to choose date;
      vote in my post; let people decide between two days; put yes and no under my post; is a quick show of hands possible`,
    tr: `
      hızlı oylama; evet hayır sorusu; seçenek koyup seçtirmek; tarih seçtirmek; sandık kurmak; arkadaşlara oylatmak; oylama kur;
      postuma oylama; insanlar iki gün arasında seçsin; gönderimin altına evet hayır koymak; el kaldırır gibi hızlı oylama;
      sadece moderatör mü ben de mi; şıklı soru sormak herkese`,
  },
};
