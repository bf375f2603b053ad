/** How people ask what the frequent questions answer and no guide tells, in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

/** By the anchors of the frequent questions. */
export const askedOften = {
  "how-many": {
    en: `
      can I write about the same course twice; I retook the course, may I review it again; how many experiences can I share for one class;
      second comment for the same lecturer; is there a limit to reviews per course; I had the class with two different professors, can I write both;
      may I post another review after repeating; how often may I rate one course`,
    tr: `
      aynı derse iki kez yorum yazabilir miyim; dersi tekrar aldım yeniden yazabilir miyim; bir ders için kaç deneyim yazılır;
      aynı hocaya ikinci yorum olur mu; ders başına yorum sınırı var mı; dersi iki hocadan aldım ikisini de yazabilir miyim;
      bir dersi kaç kere değerlendirebilirim; tekrar alınca bir daha yazılıyor mu`,
  },
  averages: {
    en: `
      why is there no average score shown for this course; ratings are hidden although people wrote; course has reviews but no stars;
      how many reviews until the score shows; when does a course get its points; why can't I see the mean of the ratings;
      two people rated it and still no number; score not displayed with few experiences`,
    tr: `
      bu dersin puan ortalaması neden görünmüyor; yorum var ama puan yok; kaç yorum olunca puan çıkıyor; iki kişi yazmış yine de ortalama yok;
      dersin yıldızları neden gizli; puan neden hesaplanmamış; az deneyim varsa ortalama gösterilmiyor mu;
      derse puan verilmiş ama ortalaması çıkmıyor`,
  },
  "first-semester": {
    en: `
      I'm a new student and haven't taken any course yet, how can I contribute; freshman with no classes to review, do I still get access;
      just started, nothing to review; can first years open the databank; prep student without courses, how do I earn VIP;
      I have no experience to share because I just arrived; how does a first semester student unlock it;
      never had a class here yet, am I locked out`,
    tr: `
      yeni başladım henüz ders almadım nasıl katkı yapayım; birinci sınıfım yazacak dersim yok; hazırlıktayım ders almadım VIP olabilir miyim;
      ilk dönemim anlatacak bir şey yok; yeni öğrenciler kilitli bölümü görebilir mi; daha hiç ders bitirmedim nasıl açarım;
      ilk senemdeyim yazacak deneyimim yok, yine de erişebilir miyim; yeni geldim katkım yok`,
  },
  "lose-vip": {
    en: `
      does VIP expire; is vip taken away if I delete my review; how long does VIP last; my contribution was removed, do I lose access;
      will databank access run out; is the access permanent; is vip for one semester only; could I lose the databank again`,
    tr: `
      VIP'in süresi doluyor mu; yorumumu silersem VIP gider mi; VIP ne kadar sürüyor; katkım silinirse erişimim kapanır mı;
      veri bankası erişimi kalıcı mı; vip her dönem yenileniyor mu; VIP elimden alınır mı; açılan erişim geri kapanır mı`,
  },
  "how-long": {
    en: `
      my review hasn't been published yet; how long does approval take; when will my text be visible; I wrote something and it isn't on the page;
      still waiting for moderators; submitted yesterday and nothing shows; why can't others see my comment yet;
      how many days until a post is checked; is somebody reading it before it goes online; still pending, how long`,
    tr: `
      yazdığım yorum hâlâ yayınlanmadı; onaylanması ne kadar sürer; yazdığım ne zaman görünür; gönderdim ama sayfada yok;
      moderatör onayı kaç gün; dün yazdım hâlâ çıkmadı; yorumum neden görünmüyor; paylaştığım şey beklemede kaldı;
      yayına girmesi ne kadar; önce biri okuyor mu yayınlanmadan`,
  },
  rejected: {
    en: `
      why did they not publish my review; my post was turned down; they refused my contribution, what was wrong;
      for what reasons are texts declined; my comment didn't pass moderation; can I send it again after it was refused;
      what makes moderators reject something; where do I see the reason of a refusal;
      they didn't accept my review, what can I do; my experience was refused, why; moderators said no to what I wrote`,
    tr: `
      yorumum neden yayınlanmadı, reddedilmiş; katkımı kabul etmediler neden; hangi yazılar reddediliyor;
      moderasyondan geçmedi ne yapayım; reddedileni düzeltip tekrar yollayabilir miyim; neyi kabul etmiyorlar;
      red sebebini nerede görürüm; yazımı geri çevirdiler;
      yorumumu kabul etmemişler ne yapabilirim; deneyimim geri çevrildi sebebi ne`,
  },
  object: {
    en: `
      the moderators were unfair, whom do I tell; appeal a moderation decision; my post was removed wrongly;
      I disagree with what the moderator decided; they deleted my text for no reason, how do I object; ask for a second look at a removal;
      complain about a moderator; contest a decision of the site`,
    tr: `
      moderatör kararına itiraz; yazım haksız yere kaldırıldı; moderatör yanlış karar verdi kime yazayım;
      sebepsiz silmişler nasıl itiraz ederim; karara katılmıyorum tekrar bakılsın; moderatörü şikâyet etmek;
      sitenin kararına nasıl karşı çıkarım; haksız yere yorumum silindi`,
  },
  lecturer: {
    en: `
      I teach here and a student wrote something untrue about me; professor wants a review taken down; as an instructor how do I respond to an experience;
      can a lecturer have a comment about them removed; someone insulted a teacher in a review, where does the teacher turn to;
      faculty member asking for removal; my professor asked how to get that text about her deleted; I'm faculty and want it off the site;
      a staff member found wrong things about their class here`,
    tr: `
      ben öğretim üyesiyim hakkımda yanlış yazılmış; hoca kendi hakkındaki yorumu sildirmek istiyor; öğretim elemanı bir deneyimi nasıl kaldırtır;
      hakkımda yazılanı kaldırtmak istiyorum hocayım; hocanın hakkında yazılan yorum nasıl silinir hoca isterse; akademisyenim dersim hakkında yalan yazmışlar;
      hocam kendisiyle ilgili yazıdan rahatsız kime başvursun; dersi veren kişi itiraz edebilir mi; asistanım benim hakkımda yazılmış`,
  },
  "event-moderator": {
    en: `
      I want to approve events as a moderator; how does one get to check events; become a moderator; volunteer to moderate;
      can I join the moderators; who picks event moderators; apply as a moderator of events; how can I help moderating`,
    tr: `
      etkinlik moderatörü olmak istiyorum; moderatörlüğe nasıl başvurulur; moderatör nasıl olunur; gönüllü moderatörlük;
      etkinlikleri onaylayan kişi olmak; moderatör ekibine katılmak; moderatörleri kim seçiyor; moderasyona yardım etmek istiyorum`,
  },
  exams: {
    en: `
      may I post last year's midterm; is it okay to share past papers; can I put the professor's slides online; are old exam questions allowed here;
      upload a scan of the final; sharing the textbook pdf; is publishing exam questions forbidden; lecture slides copyright`,
    tr: `
      geçen yılın vizesini yükleyebilir miyim; eski sınav paylaşmak serbest mi; hocanın slaytlarını koyabilir miyim;
      çıkmış soruları yüklemek yasak mı; finalin fotoğrafını atsam olur mu; kitabın pdf'ini paylaşmak; sınav soruları yayımlanabilir mi;
      slayt yüklemek telif`,
  },
} as const satisfies WaysToAsk<string>;
