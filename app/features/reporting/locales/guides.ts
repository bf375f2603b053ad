/** How something wrong is reported, for the assistant. */
import type { Guide } from "~/engines/intents";

export const reportingGuides = {
  report: {
    to: "/reporting/add",
    alsoAt: ["/faq#report"],
    title: { en: "Report a problem", tr: "Sorun bildir" },
    text: {
      en: "For a text, press “Report” below it: neither its author nor others find out who reported. For anything else choose what's wrong here, write the details and press “Send report”; you don't need an account.",
      tr: "Bir metin için altındaki “Şikâyet et”e bas: kimin şikâyet ettiğini ne yazarı ne başkaları öğrenir. Başka her şey için burada sorunu seç, ayrıntıları yaz ve “Şikâyeti gönder”e bas; hesap gerekmez.",
    },
    needs: {
      en: "somebody wrote an insult; someone posted something rude about a lecturer; this comment is offensive what can I do",
      tr: "biri hakaret yazmış; hoca hakkında kötü bir şey yazmışlar; bu yorum rahatsız edici ne yapabilirim; küfürlü yorum gördüm",
    },
    asked: {
      en: [
        "report a post",
        "inappropriate text against the rules",
        "somebody insulted me in a reply",
        "report inappropriate content",
        "my personal information was posted",
        "report something",
        "can they know I reported it",
        "someone insulted me",
        "this text breaks the rules",
        "report harassment",
        "something is broken on the site",
        "there is an error on a page",
        "complain about a comment",
      ],
      tr: [
        "hakaret ve küfür eden birini şikayet",
        "uygunsuz içerik bildirmek",
        "şikayet nasıl edilir",
        "site çalışmıyor hata bildirmek",
        "kötü bir yazıyı bildirmek",
        "şikayet etmek istiyorum",
        "bir paylaşımı şikâyet et",
        "biri bana hakaret etti",
        "bu yazı kurallara aykırı",

        "kişisel bilgim paylaşılmış",
        "yorumu bildirmek",
        "şikayet edersem belli olur mu",
        "taciz bildirimi",
      ],
    },
  },
  transparency: {
    to: "/reporting/transparency",
    title: { en: "Moderation in numbers", tr: "Moderasyon istatistikleri" },
    text: {
      en: "It shows month by month how many reported items were removed or kept, for which reasons, how long it took and how many appeals were upheld. You can download the table as CSV.",
      tr: "Şikâyet edilen içeriklerin ay ay kaçının kaldırıldığını, kaçının yayında kaldığını, nedenlerini, kararların ne kadar sürdüğünü ve kaç itirazın kabul edildiğini gösterir. Tabloyu CSV olarak indirebilirsin.",
    },
    asked: {
      en: [
        "how many texts do moderators remove",
        "moderation statistics of the site",
        "transparency report",
        "numbers on removed content",
        "how often are appeals upheld",
        "is moderation here fair in numbers",
        "how strict are the moderators",
      ],
      tr: [
        "moderatörler kaç içerik kaldırdı",
        "sitenin moderasyon istatistikleri",
        "şeffaflık raporu",
        "kaldırılan içerik sayıları",
        "itirazların kaçı kabul ediliyor",
        "moderasyon sayıları",
        "moderatörler ne kadar sıkı",
      ],
    },
  },
  own: {
    to: "/reporting/personal",
    title: { en: "My reports", tr: "Şikâyetlerim" },
    text: {
      en: "My reports shows the status of each report and our answer. If you reported without logging in, enter your reference code under “Already reported something?” on Report a problem.",
      tr: "Şikâyetlerim sayfası her şikâyetin durumunu ve yanıtımızı gösterir. Giriş yapmadan şikâyet ettiysen başvuru kodunu Sorun bildir sayfasındaki “Daha önce şikâyet ettin mi?” bölümüne yaz.",
    },
    needs: {
      en: "what happened with the post I reported; did anything come of the comment I complained about",
      tr: "şikayet ettiğim gönderi ne oldu; şikayet etmiştim sonuç çıktı mı",
    },
    asked: {
      en: [
        "reference code of a report",
        "result of the report I sent",
        "what became of my report",
        "status of my complaint",
        "my reports",
        "did a moderator look at what I reported",
        "where do I enter my reference code",
        "how long does a report take",
      ],
      tr: [
        "başvuru kodumla sonuca bakmak",
        "şikayetim ne oldu",
        "şikâyetlerim",
        "şikâyetimin durumu",
        "moderatör şikayetime baktı mı",
        "başvuru kodunu nereye yazacağım",
        "bildirdiğim sorun çözüldü mü",
        "sikayetim ne zaman sonuclanir",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
