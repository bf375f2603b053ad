/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { graduatesGuides } from "./guides";

export const graduatesWays: WaysToAsk<keyof typeof graduatesGuides> = {
  apply: {
    en: `
      I finished metu in 2015; old student; former student access; left school no mail; alumni membership; can I come back as graduate;
      application pending graduate; I finished eight years ago, my school address is long gone; which number of my diploma do you need;
      is there a way in for former students; how long until a moderator looks at my diploma`,
    tr: `
      2015 mezunuyum; eski öğrenci; mezun üyeliği; okul bitti mail yok; mezunlar girebiliyor mu; e-devlet mezun linki;
      mezuniyet sonrası üyelik; yıllar önce mezun oldum; mezun başvuru formu; sekiz yıl önce bitirdim okul adresim çoktan gitti;
      diplomanın hangi numarası lazım; eski öğrenciler için kapı var mı; diplomama ne zaman bakılır; mezun olarak içeri alınmak`,
  },
  login: {
    en: `
      former student sign in; door for alumni; enter with personal mail as graduate; alumni entrance; approved alumnus sign in;
      you accepted me as a former student, which door is mine; the normal entrance doesn't know my graduate address;
      I finished school and my metu mail is closed, how do I log in`,
    tr: `
      mezun kapısı; kişisel maille mezun girişi; eski öğrenci girişi; mezun login; onaylı mezun giriş sayfası;
      mezun olarak kabul edildim hangi kapıdan; normal giriş mezun adresimi tanımıyor; mezun hesabım onaylandı içeri gireyim;
      mezunlara ayrı giriş;
      okul bitti metu mailim kapandı nasıl girerim`,
  },
};
