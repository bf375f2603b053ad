/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { overviewGuides } from "./guides";

export const overviewWays: WaysToAsk<keyof typeof overviewGuides> = {
  space: {
    en: `
      everything related to me; dashboard hub; shortcuts to my own things; overview of week with saved; private corner;
      where do I see what I follow; is there one screen with my lessons, my tickets and what I follow; open the page that belongs to me`,
    tr: `
      bana dair ne varsa; kendi köşem; hepsine birden bakmak haftam; panelim benim sayfam; kısa yollarım; takip ve kayıtlarım tek yerde;
      bana ait bölüm; derslerim biletlerim takip ettiklerim tek ekranda; bana ait sayfayı aç;
      haftamı ve kaydettiklerimi bir arada göreyim; kendime ait ekran`,
  },
  "own-texts": {
    en: `
      moderation result; pending stuff; refusal reason; all posts I sent to review; how long does approval last; approval status;
      why is my text invisible; sent last week still nothing; reviewer comment; it's been days since I sent a text and nobody reads it;
      a moderator turned me down, what did I do wrong; I want to see in which stage my posts are`,
    tr: `
      yayımlandı mı gönderdiğim; moderasyon sonucu; onay kaç gün sürüyor; gönderdim ses yok; ret sebebi; bekleyen paylaşımlar;
      yazdığım görünmüyor niye; onay durumu; bir haftadır beklemede; günler oldu yazı gönderdim bakan yok;
      moderatör beni geri çevirmiş neyi yanlış yaptım; gönderilerim hangi aşamada; kaç yazım onaylanmış`,
  },
  private: {
    en: `
      total number of contributions I made; counters how active am I; figures about myself; how much have I given to the community;
      how many things have I contributed so far in numbers; a page with my own figures; my totals at one look`,
    tr: `
      ne kadar aktifim sayaçlarım; katkı adedim; benimle ilgili rakamlar; kaç paylaşım yapmışım; kendi karnem;
      şimdiye kadar kaç şey katmışım; kendime ait sayılar sayfası; ne kadar katkıda bulunmuşum rakamla`,
  },
  public: {
    en: `
      visibility stalkers; lock profile; what does a stranger see; hide photo from others; show department who can find me;
      seen by others; strangers invisible; profile open to all; hide links; I don't feel comfortable with people knowing my major;
      what does my crush see when opening my page; let only my name be seen; what can others see about me on my page; who sees my profile;
      hide things from my profile; does everybody see what I saved; make my profile show less`,
    tr: `
      görünürlük stalk; profil kilitlemek; yabancı biri neyimi görür; fotoyu başkasından sakla; bölümümü saklamak; herkese kapalı;
      görünmez olmak; linklerimi kapat; profilim gizli olsun; giriş yılım gözükmesin; insanların bölümümü bilmesi hoşuma gitmiyor;
      sayfamı açan neyimi görüyor; sadece adım görünsün; ailem profilimi bulabilir mi;
      başkaları sayfamda hakkımda neyi görüyor; profilimi kim görüyor; profilimden bir şey gizlemek; kaydettiklerimi herkes görür mü;
      profilimde daha az şey görünsün`,
  },
  calendar: {
    en: `
      feed url; webcal caldav; combine lectures, exams and tasks in one; one feed for everything; auto update in apple; gcal subscription;
      kill the old link; someone has my link; private address of plans;
      I want lectures, deadlines and concerts to appear by themselves on my phone; somebody got hold of my feed link;
      iphone should subscribe to my plans;
      have my lectures and deadlines appear on my phone's calendar`,
    tr: `
      hepsi bir arada akış; takvim urlsi; dersler ödevler etkinlikler hepsi gcalde; apple otomatik güncellensin; eski linki öldür;
      linkim başkasının elinde; tek link her plan; abonelik adresi takvim; kendi kendine güncellenen takvim;
      dersler teslimler konserler telefonumda kendiliğinden çıksın; akış linkim birinin eline geçti; iphone planlarıma abone olsun;
      ajandamla otomatik senkron;
      derslerim ve teslimlerim telefonun takviminde çıksın`,
  },
};
