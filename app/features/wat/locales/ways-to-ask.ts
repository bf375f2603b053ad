/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { watGuides } from "./guides";

export const watWays: WaysToAsk<keyof typeof watGuides> = {
  compare: {
    en: `
      which agency is trustworthy; company a or b; real hourly pay; worst sponsor; table of agencies; cheated on hours;
      difference between promise and reality; best agency; overtime truth; did they really pay what the agency told;
      I have two offers from agencies, which was honest; table of what was promised;
      promised wage and real wage of work and travel; compare agencies of work and travel`,
    tr: `
      hangi şirkete güvenilir; a mı b mi şirket; saatlik gerçek kaç; en iyi aracı; şirket tablosu; sözünde durmayan sponsor;
      vaat edilen saat; kandırdılar mı hangi ajans; gerçekten söylenen ücreti ödemişler mi; iki ajanstan teklif aldım dürüst olan hangisi;
      söz verilenlerin tablosu; ajanslar arasında seçim;
      work and travelda söz verilen ve gerçek ücret; work and travel ajanslarını karşılaştırmak`,
  },
  read: {
    en: `
      usa stories; housing bad; earn dollars; did people regret; second job; program fees; were the houses crowded;
      how did people find the state they worked in; what kinds of summer jobs did people do there;
      summer in america working, did people like it; which agency for work and travel is good; is the tip money real in america;
      was anybody a waiter in the us; how was working in the states in summer; complaints about work and travel agencies`,
    tr: `
      dolar kazanmak; ev kötü mü; ikinci iş pişman olan; program ücreti; wat tavsiye; evler kalabalık mıymış; hangi işte bahşiş çok;
      çalıştıkları eyaleti nasıl bulmuşlar; orada ne tür yaz işleri yapılmış; yazın amerikaya çalışmaya gidenler memnun mu;
      hangi work and travel ajansı iyi; amerikada garson olan var mı; amerikada tip parası iyi mi; yazın amerikada çalışmak nasılmış;
      wat ajansından şikayeti olan`,
  },
  share: {
    en: `
      came back from usa; expose the employer; warn about landlord; my hourly rate write; describe state;
      my summer job abroad in three steps; the deductions from my pay surprised me and I'd like to write that;
      people should know about the boss I had in america`,
    tr: `
      amerikadan döndüm; patronu şikayet gibi anlatmak; saat ücretimi yazmak; uyarayım gidecekleri; yazımı anlatıcam amerika;
      ajansımdan memnunum yazayım; yurt dışındaki yaz işimi yazayım; maaşımdan kesilenlere şaşırdım yazmak istiyorum;
      sezonumu gidenlere anlatayım; amerikadaki patronumu herkes bilsin istiyorum`,
  },
  own: {
    en: `
      fix hourly pay I typed; remove my usa story; where is my summer text; update the agency name; my wat posts;
      the hourly pay in my season is off; I want my american summer gone from here; correct the state I worked in`,
    tr: `
      saat ücretini yanlış yazmışım; amerika yazımı sil; ajans adını düzelt; wat gönderim; amerika anlattığım yazı nerde;
      sezonumdaki ücret hatalı; amerika yazımı buradan kaldırayım; çalıştığım eyaleti düzelt; kaydettiğim sezon`,
  },
};
