/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { eventsGuides } from "./guides";

export const eventsWays: WaysToAsk<keyof typeof eventsGuides> = {
  browse: {
    en: `
      what's on things to do; agenda parties; cultural stuff this month; list of happenings; who is performing activities; old happenings`,
    tr: `
      takılacak bir şeyler; neler var bu ay aktivite; sahne alan kim; eski etkinlikler; gezilecek yapılacak; bu aralar ne oluyor kampüste`,
  },
  rsvp: {
    en: `
      tell the organisers to count me; sign me up to the seminar; is registration needed; I changed my mind about the talk;
      count me in can I just show up; reserve without paying; the going button; take my name off; confirm that I come;
      say that I'm coming to an event; cancel my place at a free event`,
    tr: `
      seminere kayıt gerekli mi; gelicem demek; kafam değişti söyleşiye gitmiyorum; direkt gitsem olur mu; adımı listeden sil;
      ücretsiz etkinlikte yer ayırmak; geliyorum tuşu; katılımcı olarak yazılmak; gelemicem nasıl bildiricem;
      etkinliğe geleceğimi bildirmek; ücretsiz etkinlikteki yerimi bırakmak`,
  },
  calendar: {
    en: `
      ping me an hour before the show; add talk to outlook; alarm for the concert; ics of the seminar; i forget dates of shows;
      put seminar into iphone; notify me before it begins`,
    tr: `
      konserden önce çaldır; söyleşiyi outlooka at; gösteri saatini unutuyorum; seminer tarihi telefonuma düşsün;
      etkinliğe bir saat kala uyar; konseri ajandama yazmak; başlamadan dürt`,
  },
  invite: {
    en: `
      outsiders allowed; parents at the concert; copy url of the talk; tell my class about the seminar;
      show it to people who are not members; whatsapp the seminar; is it only for students of metu; guests who study elsewhere`,
    tr: `
      dışarıdan gelen alınıyor mu; sınıf grubuna atmak; başka yerde okuyan arkadaş gelecek; üye olmayan görebilir mi sayfayı;
      whatsappta yollamak etkinliği; sadece odtülülere mi; konsere ailemi getirmek; etkinliğin linki; kuzenim de gelsin mi`,
  },
  rate: {
    en: `
      the concert was awful where to say; score the seminar; feedback after the workshop; leave five stars; appreciate the organisers;
      bad sound complain with stars; how many stars did it get did people like it`,
    tr: `
      konser berbattı nereye yazayım; söyleşiye not vermek; çok beğendim beş yıldız; atölye sonrası geri bildirim;
      puanlama etkinlik sonrası; gittim beğenmedim; organizasyon iyiydi teşekkür yıldızı; yıldız kaç vermişler`,
  },
  announce: {
    en: `
      advertise our workshop; host a seminar; publish date of our play; get the word out; submit happening; only presidents can publish?;
      how do we reach students with our show; put up a poster online; no button to create; our club has a talk, where do we enter it;
      put our film night on the site, who checks it; announce our concert here; our club has a trip, show it to everyone;
      put our movie night on the site; get our event seen by all students; we made a poster, where do we publish the event;
      list our workshop here; how does a club add its concert`,
    tr: `
      afiş asmak gibi; oyunumuzu duyursak; seminer vereceğiz nasıl koyarız; kulüp olarak etkinlik girmek; tanıtım yapmak etkinliğimize;
      bireysel etkinlik açılır mı; etkinlik ekleme butonu yok; turnuva düzenlicez; gösterimizi öğrenciler duysun;
      kulübümüzün söyleşisini siteye koymak; film gecemizi nereden gireriz; konserimizi burada duyurmak;
      kulübümüzün gezisini herkese göstermek; film gecemizi siteye koymak; etkinliğimizi bütün öğrenciler görsün;
      afişimiz hazır etkinliği nerede yayınlarız; atölyemizi buraya ekleyelim; topluluk konserini nasıl ekler`,
  },
  sell: {
    en: `
      entrance fee for our party; charge money; paid workshop setup; price tiers; early bird; quota per category;
      collect money online for our concert; vip and normal price; can a society sell entry online; where do I define prices`,
    tr: `
      girişi paralı yapmak; erken bilet fiyatı; öğrenci ve tam fiyat ayrı; kontenjan koymak; online para toplamak konserimiz için;
      kategori kategori fiyat; ücretli atölye açacağız; kulüp nasıl para toplar girişten; fiyatları nerde tanımlıyoruz;
      kapasite sınırı etkinliğe`,
  },
  again: {
    en: `
      we screen a film each wednesday; our course runs for six sundays; seminar series; same workshop twice;
      each fortnight rehearsal put on the agenda; clone last year's party; type all the evenings at once; a play on three nights;
      monthly swap market`,
    tr: `
      her çarşamba film gösteriyoruz; altı pazar sürecek kurs; seminer dizisi; atölyeyi ikinci kez açıyoruz; on beş günde bir prova;
      geçen yılki partinin aynısı; bütün akşamları tek seferde girmek; oyun üç gece oynanacak; aylık takas pazarı`,
  },
  mine: {
    en: `
      move our talk to next week; postpone our concert; wrong hour written; upload poster; call it off; is it published yet;
      attendees of our seminar; things I promised to attend; photos to our event; the hall changed;
      the event I created, where can I change it; cancel our event`,
    tr: `
      söyleşiyi haftaya aldık; saati yanlış girmişiz; afişi yüklemek; salon değişti; konseri iptal ettik; hâlâ yayına girmedi etkinlik;
      kaç kişi gelicem demiş; etkinliği ertelemek; etkinliğe foto eklemek; katılımcıları görmek istiyorum;
      oluşturduğum etkinliği nerede değiştiririm; etkinliğimizi iptal etmek`,
  },
};
