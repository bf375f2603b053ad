/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { infoGuides } from "./guides";

export const infoWays: WaysToAsk<keyof typeof infoGuides> = {
  about: {
    en: `
      who runs it is it official; company founders; purpose mission; students made it; is it free owner; story of the project;
      tell me about this platform who pays for this; did the rectorate set this up; is it made by students; since when does it exist;
      why does this website exist`,
    tr: `
      kim yönetiyor resmi mi; şirket mi kurucular; amaç misyon; ücretsiz mi site; öğrenciler mi yaptı; sahibi kim platform ne;
      odtünün resmi sitesi mi; bunun parasını kim ödüyor; rektörlük mü kurdu; öğrenciler mi yapmış; hikayesi ne zamandır var;
      arkasındaki ekip`,
  },
  faq: {
    en: `
      common doubts; faq manual; how to use tutorial; beginner guide; lost instructions; user handbook; basic questions;
      I don't understand how this works, is there something to read; answers to what newcomers wonder;
      how does everything work here explained`,
    tr: `
      sss kılavuz; kullanımı anlat acemi; nasıl kullanılıyor rehber; kafam karıştı site; kullanım videosu; temel sorular;
      yeni kullanıcı rehberi; nasıl çalıştığını anlamadım okuyacak bir şey; yeni gelenlerin merak ettikleri; her şeyin anlatıldığı yer;
      nasıl kullanacağımı bilmiyorum`,
  },
  pages: {
    en: `
      menu sitemap; sections contents; all links; navigation where is that page; full list; missing menu;
      a page has disappeared from the menu; show all that I may open; I know it exists but can't get there`,
    tr: `
      menü bölümler; bütün linkler; içindekiler menüde yok; haritası sitenin; o sayfa nerdeydi; tüm bölümler; dizin navigasyon;
      menüden bir sayfa kaybolmuş; açabileceğim her şeyi göster; var biliyorum ama ulaşamıyorum; sitede ne kadar sayfa var`,
  },
  preparation: {
    en: `
      first week; freshman what to know orientation; before school opens; prep class wasted; what to bring newcomers;
      ready for registration; i just won metu get ready; I start in september, what should be ready; how do I use the english year well;
      what to look at before picking lessons; tips for somebody who has just been placed`,
    tr: `
      okul açılmadan; ilk hafta; yeni kazandım odtüyü; hazırlıkta ne yapmalı; neye dikkat edeyim birinci sınıf; kontrol listesi;
      kayıt öncesi; hazırlık atlama; oryantasyon çaylak; dönem öncesi; eylülde başlıyorum neler hazır olmalı;
      hazırlık senesini boşa geçirmeyeyim; ders seçmeden önce nelere bakılır; yeni yerleşene tavsiye; kayıttan önce yapılacaklar`,
  },
  privacy: {
    en: `
      third parties; do you share with university; gdpr are you spying; which info is kept; data protection; log ip; sell to advertisers;
      do lecturers get my info; how long kept; could my professor get information out of you; where does what I type go;
      for how long am I in your records; is my name given to companies`,
    tr: `
      üçüncü kişiler; okula veriyor musunuz bilgilerimi; ip tutuyor musunuz; kvkk ne kadar saklanıyor; reklamcılara satılıyor mu;
      veri koruma; hocalar bilgilerime ulaşır mı; gizlilik izleniyor muyum; saklama süresi; hocam sizden bilgi alabilir mi;
      yazdıklarım nereye gidiyor; kayıtlarınızda ne kadar kalırım; adım şirketlere verilir mi; bilgilerimi kim görür`,
  },
  terms: {
    en: `
      allowed to swear; forbidden ban; copyright legal; agreement consequences; may I criticise hoca by name; banned words;
      takedown request by lecturer; may I write that a hoca is bad; what gets me thrown out of the site; is posting an exam forbidden;
      conduct what do you do with insults`,
    tr: `
      küfür serbest mi; ban yemek; telif hakkı; yasaklar sözleşme; hoca ismi verip eleştirmek; şartlar neler yasak; hoca kaldırtabilir mi;
      uyulacak kurallar; hoca kötü diye yazabilir miyim; neden siteden atılırım; sınav paylaşmak yasak mı; hakarete ne yapıyorsunuz;
      burada neye izin yok`,
  },
  cookies: {
    en: `
      tracking banner; google analytics; refuse marketing; ad tracking; popup about cookies; consent banner; clear choice;
      a bar at the bottom asks me to allow, I pressed yes; switch the measuring off; are ads following me because of you;
      change my decision about the little files`,
    tr: `
      takip banner; reddet pazarlama; çıkan çerez penceresi; sadece zorunlu; reklam takibi; izin banner; tercihi değiştir çerez;
      aşağıda izin çubuğu çıktı evet dedim; ölçümü kapatayım; reklamlar sizin yüzünüzden mi peşimde; çerez kararımı değiştireyim;
      hangi çerezi bırakıyorsunuz`,
  },
  accessibility: {
    en: `
      accessible for disabled people; voiceover nvda jaws; low vision magnify; high contrast needed; impaired a11y;
      I can't use a mouse; alt texts are missing for pictures; a barrier for wheelchair or deaf users of the site`,
    tr: `
      engelli öğrenciler için uygun mu; nvda jaws kullanıyorum; az görenler büyütme; yüksek kontrast lazım; a11y;
      fare kullanamıyorum; resimlerin alternatif metni yok; işitme engelliyim siteyi kullanabilir miyim`,
  },
  computed: {
    en: `
      automated decision making article 22; a bot hid my text without a human; computed by the system unfair; ranking algorithm explained;
      I want a human to check what the machine decided; appeal against the computer; how many reports until it disappears by itself`,
    tr: `
      otomatik karar verme madde 22; bot yazımı gizlemiş insan bakmadan; sistem haksız hesaplamış; sıralama algoritması;
      makinenin kararına insan baksın; bilgisayara itiraz; kaç şikayette kendiliğinden kayboluyor`,
  },
};
