/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { vipGuides } from "./guides";

export const vipWays: WaysToAsk<keyof typeof vipGuides> = {
  earn: {
    en: `
      membership level; premium unlock; locked content; get access by contributing; price of vip; subscription how many approved;
      gold member; pay for access; benefits privileges; forever or yearly; I see a padlock, what must I do;
      how far until I get in to the bank of exams; is there a monthly price; what do members of the higher level see;
      how many contributions open the databank; what do I have to give so that I may read it; can one pay for it instead;
      how many contributions open everything; what do I write to unlock the rest; how many reviews until everything opens for me;
      I'm a freshman with nothing to review yet, do I still get access; does vip cost anything; is vip something one pays for;
      what do I have to write to get full access; why are some parts locked unless I contribute;
      do I need to share experiences to see all; how does one become vip without money; how much must I contribute to see it all;
      is there a subscription fee for vip`,
    tr: `
      kilitli içerik; premium ayrıcalık; üyelik seviyesi; kaç tane onaylanmalı; parayla olur mu avantajları; vip şartı;
      süresi dolar mı vip; katkı karşılığı erişim; vip üyelik; kilit simgesi var ne yapmalıyım; sınav bankasına girmeme ne kaldı;
      aylık ücreti var mı; yazdığım kaç şey onaylanırsa açılır; ayrıcalıklı üye olmak; veri bankası kaç katkıyla açılıyor;
      okuyabilmek için ne vermeliyim; parayla açılıyor mu; kaç katkı yapınca açılıyor; kilidi açmak için kaç yazı;
      her şeyin açılması için kaç deneyim yazmalıyım; birinci sınıfım yazacak dersim yok yine de vip olur muyum; vip ücretli mi;
      vip için para veriliyor mu; tam erişim için ne yazmam gerekiyor; neden bazı yerler katkı yapmadan kapalı;
      hepsini görmek için paylaşım yapmak şart mı; parasız vip olunuyor mu; vip aboneliği kaç lira; kaç katkıyla kilitler açılır`,
  },
  contribute: {
    en: `
      give back what can I share; support be useful; which kind of posts earn points; nothing written yet; first contribution;
      volunteer with content; earn points; I'd like to give something to this place but don't know what;
      which writing of mine would count; I haven't written anything yet, ideas please`,
    tr: `
      faydam dokunsun; puan kazandıran; ilk katkı; hiç yazmadım nerden başlasam; destek olmak içerikle; bilgi vermek;
      neyi paylaşırsam sayılır; katkı fikri; buraya bir şey katmak istiyorum ne bilmiyorum; hangi yazım sayılır;
      daha hiçbir şey yazmadım fikir ver; topluluğa nasıl faydam olur`,
  },
};
