/** How people ask what the frequent questions answer and no guide tells, in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

/** By the anchors of the frequent questions. */
export const askedOften = {
  "how-many": {
    en: `
      can I write about the same course twice; I retook the course, may I review it again;
      how many experiences can I share for one class; second comment for the same lecturer; is there a limit to reviews per course;
      I had the class with two different professors, can I write both; may I post another review after repeating;
      how often may I rate one course; how many times may I write about the same course; one experience per course or more;
      can I review a course twice; limit of experiences a person may share`,
    tr: `
      aynı derse iki kez yorum yazabilir miyim; dersi tekrar aldım yeniden yazabilir miyim; bir ders için kaç deneyim yazılır;
      aynı hocaya ikinci yorum olur mu; ders başına yorum sınırı var mı; dersi iki hocadan aldım ikisini de yazabilir miyim;
      bir dersi kaç kere değerlendirebilirim; tekrar alınca bir daha yazılıyor mu; aynı ders için kaç kere yazabilirim;
      ders başına tek deneyim mi; bir derse iki kez yorum yapılır mı; bir kişi en fazla kaç deneyim paylaşır`,
  },
  averages: {
    en: `
      why is there no average score shown for this course; ratings are hidden although people wrote; course has reviews but no stars;
      how many reviews until the score shows; when does a course get its points; why can't I see the mean of the ratings;
      two people rated it and still no number; score not displayed with few experiences;
      why does a course with few reviews show no average; from how many reviews on is a score shown;
      two people rated it and I see no number; score hidden until more have rated`,
    tr: `
      bu dersin puan ortalaması neden görünmüyor; yorum var ama puan yok; kaç yorum olunca puan çıkıyor;
      iki kişi yazmış yine de ortalama yok; dersin yıldızları neden gizli; puan neden hesaplanmamış;
      az deneyim varsa ortalama gösterilmiyor mu; derse puan verilmiş ama ortalaması çıkmıyor; az yorumlu derste neden ortalama yok;
      kaç yorumdan sonra puan görünür; iki kişi puanlamış sayı çıkmıyor; daha çok kişi puanlayana kadar gizli mi puan`,
  },
  "first-semester": {
    en: `
      I'm a new student and haven't taken any course yet, how can I contribute;
      freshman with no classes to review, do I still get access; just started, nothing to review; can first years open the databank;
      prep student without courses, how do I earn VIP; I have no experience to share because I just arrived;
      how does a first semester student unlock it; never had a class here yet, am I locked out;
      I just started and took no course, what can I share; first term here, how do I contribute; freshman with nothing to write about;
      no finished course yet, what may I use`,
    tr: `
      yeni başladım henüz ders almadım nasıl katkı yapayım; birinci sınıfım yazacak dersim yok;
      hazırlıktayım ders almadım VIP olabilir miyim; ilk dönemim anlatacak bir şey yok; yeni öğrenciler kilitli bölümü görebilir mi;
      daha hiç ders bitirmedim nasıl açarım; ilk senemdeyim yazacak deneyimim yok, yine de erişebilir miyim; yeni geldim katkım yok;
      yeni başladım ders almadım ne paylaşabilirim; ilk dönemim nasıl katkı yaparım; yazacak dersi olmayan birinci sınıf;
      bitirdiğim ders yok neleri kullanabilirim`,
  },
  "lose-vip": {
    en: `
      does VIP expire; is vip taken away if I delete my review; how long does VIP last; my contribution was removed, do I lose access;
      will databank access run out; is the access permanent; is vip for one semester only; could I lose the databank again;
      does vip run out after a while; can they take my vip away; is vip for ever; my vip disappeared`,
    tr: `
      VIP'in süresi doluyor mu; yorumumu silersem VIP gider mi; VIP ne kadar sürüyor; katkım silinirse erişimim kapanır mı;
      veri bankası erişimi kalıcı mı; vip her dönem yenileniyor mu; VIP elimden alınır mı; açılan erişim geri kapanır mı;
      vip bir süre sonra biter mi; vipimi geri alırlar mı; vip kalıcı mı; vipim gitmiş`,
  },
  "how-long": {
    en: `
      my review hasn't been published yet; how long does approval take; when will my text be visible;
      I wrote something and it isn't on the page; still waiting for moderators; submitted yesterday and nothing shows;
      why can't others see my comment yet; how many days until a post is checked; is somebody reading it before it goes online;
      still pending, how long; how many days does approval take; how long do moderators need; when will somebody look at what I sent;
      still waiting for approval`,
    tr: `
      yazdığım yorum hâlâ yayınlanmadı; onaylanması ne kadar sürer; yazdığım ne zaman görünür; gönderdim ama sayfada yok;
      moderatör onayı kaç gün; dün yazdım hâlâ çıkmadı; yorumum neden görünmüyor; paylaştığım şey beklemede kaldı;
      yayına girmesi ne kadar; önce biri okuyor mu yayınlanmadan; onay kaç gün sürer; moderatörler ne kadarda bakıyor;
      gönderdiğime ne zaman bakılır; hâlâ onay bekliyorum`,
  },
  rejected: {
    en: `
      why did they not publish my review; my post was turned down; they refused my contribution, what was wrong;
      for what reasons are texts declined; my comment didn't pass moderation; can I send it again after it was refused;
      what makes moderators reject something; where do I see the reason of a refusal; they didn't accept my review, what can I do;
      my experience was refused, why; moderators said no to what I wrote; what is missing when a text is not accepted`,
    tr: `
      yorumum neden yayınlanmadı, reddedilmiş; katkımı kabul etmediler neden; hangi yazılar reddediliyor;
      moderasyondan geçmedi ne yapayım; reddedileni düzeltip tekrar yollayabilir miyim; neyi kabul etmiyorlar;
      red sebebini nerede görürüm; yazımı geri çevirdiler; yorumumu kabul etmemişler ne yapabilirim; deneyimim geri çevrildi sebebi ne;
      yazı kabul edilmeyince eksik ne oluyor`,
  },
  object: {
    en: `
      the moderators were unfair, whom do I tell; appeal a moderation decision; my post was removed wrongly;
      I disagree with what the moderator decided; they deleted my text for no reason, how do I object;
      ask for a second look at a removal; complain about a moderator; contest a decision of the site;
      I think the moderators were wrong, can I object; complain about a decision of a moderator;
      ask for a second look at a removed post; unfair removal`,
    tr: `
      moderatör kararına itiraz; yazım haksız yere kaldırıldı; moderatör yanlış karar verdi kime yazayım;
      sebepsiz silmişler nasıl itiraz ederim; karara katılmıyorum tekrar bakılsın; moderatörü şikâyet etmek;
      sitenin kararına nasıl karşı çıkarım; haksız yere yorumum silindi; moderatör haksızdı itiraz edebilir miyim;
      moderatör kararına şikayet; silinen gönderime yeniden bakılsın; haksız yere kaldırıldı`,
  },
  lecturer: {
    en: `
      I teach here and a student wrote something untrue about me; professor wants a review taken down;
      as an instructor how do I respond to an experience; can a lecturer have a comment about them removed;
      someone insulted a teacher in a review, where does the teacher turn to; faculty member asking for removal;
      my professor asked how to get that text about her deleted; I'm faculty and want it off the site;
      a staff member found wrong things about their class here; I teach here and a review about me is wrong;
      a professor wants a review about them removed; as an instructor how do I answer a review`,
    tr: `
      ben öğretim üyesiyim hakkımda yanlış yazılmış; hoca kendi hakkındaki yorumu sildirmek istiyor;
      öğretim elemanı bir deneyimi nasıl kaldırtır; hakkımda yazılanı kaldırtmak istiyorum hocayım;
      hocanın hakkında yazılan yorum nasıl silinir hoca isterse; akademisyenim dersim hakkında yalan yazmışlar;
      hocam kendisiyle ilgili yazıdan rahatsız kime başvursun; dersi veren kişi itiraz edebilir mi; asistanım benim hakkımda yazılmış;
      hocayım hakkımdaki yorum yanlış; öğretim elemanı hakkındaki yorumu kaldırtmak isterse; hoca olarak yoruma nasıl yanıt veririm`,
  },
  "event-moderator": {
    en: `
      I want to approve events as a moderator; how does one get to check events; become a moderator; volunteer to moderate;
      can I join the moderators; who picks event moderators; apply as a moderator of events; how can I help moderating;
      who checks our event before it is shown; can I approve events of my club myself; what does an event moderator do;
      how does one become an event moderator`,
    tr: `
      etkinlik moderatörü olmak istiyorum; moderatörlüğe nasıl başvurulur; moderatör nasıl olunur; gönüllü moderatörlük;
      etkinlikleri onaylayan kişi olmak; moderatör ekibine katılmak; moderatörleri kim seçiyor; moderasyona yardım etmek istiyorum;
      etkinliğimiz görünmeden önce kim bakıyor; kulübümün etkinliğini kendim onaylasam; etkinlik moderatörü ne yapar;
      etkinlik moderatörü nasıl olunur`,
  },
  exams: {
    en: `
      may I post last year's midterm; is it okay to share past papers; can I put the professor's slides online;
      are old exam questions allowed here; upload a scan of the final; sharing the textbook pdf; is publishing exam questions forbidden;
      lecture slides copyright; are old exams allowed here; is it okay to post what was asked in an exam;
      may I write down exam questions from memory; do I get into trouble for telling what came up`,
    tr: `
      geçen yılın vizesini yükleyebilir miyim; eski sınav paylaşmak serbest mi; hocanın slaytlarını koyabilir miyim;
      çıkmış soruları yüklemek yasak mı; finalin fotoğrafını atsam olur mu; kitabın pdf'ini paylaşmak; sınav soruları yayımlanabilir mi;
      slayt yüklemek telif; eski sınavlar burada yasak mı; sınavda soruları yazmak serbest mi;
      aklımda kalan sınav sorularını yazabilir miyim; çıkanı söylersem başım belaya girer mi`,
  },
} as const satisfies WaysToAsk<string>;
