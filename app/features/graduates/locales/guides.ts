/** How graduates get in, for the assistant. Whoever asks is logged in, and these pages open to those who aren't. */
import type { Guide } from "~/engines/intents";

export const graduatesGuides = {
  apply: {
    to: "/reception-vip/register",
    alsoAt: ["/faq#graduates"],
    title: { en: "Apply as a graduate", tr: "Mezun başvurusu" },
    text: {
      en: "Log out first, then enter any email address and your diploma number or an alumni link, and choose Send application. A moderator checks it, we email you a link, and the databank opens without contributions.",
      tr: "Önce çıkış yap; sonra herhangi bir e-posta adresini ve diploma numaranı ya da mezun bağlantını yazıp Başvuruyu gönder'e bas. Bir moderatör doğrular, sana bir bağlantı göndeririz ve veri bankası katkısız açılır.",
    },
    needs: {
      en: "I graduated and my school mail is closed; get in after graduation; I finished last year and cannot log in any more",
      tr: "mezun oldum okul mailim kapandı; mezun olunca nasıl girerim; geçen sene bitirdim artık giremiyorum",
    },
    asked: {
      en: [
        "vip for graduates",
        "I graduated and have no university email",
        "graduate account with diploma number",
        "my graduate application is waiting",
        "can graduates use hocam",
        "register with my diploma number",
        "I'm a graduate and want to register",
        "graduates without a university email",
      ],
      tr: [
        "mezunlar için vip",
        "mezun oldum üniversite e-postam yok",
        "diploma numarasıyla mezun hesabı",
        "mezun başvurum bekliyor",
        "mezunlar hocam'ı kullanabilir mi",
        "diploma numaramla kaydolmak",
        "mezunum kaydolmak istiyorum",
        "mezun olarak hesap açmak",
        "üniversite e-postası olmayan mezunlar",
      ],
    },
  },
  login: {
    to: "/reception-vip/login",
    title: { en: "Graduate login", tr: "Mezun girişi" },
    text: {
      en: "Graduates whose application was approved log in here with the email they applied with. If you're logged in already, log out first.",
      tr: "Başvurusu onaylanan mezunlar, başvurdukları e-postayla buradan giriş yapar. Zaten giriş yaptıysan önce çıkış yap.",
    },
    asked: {
      en: [
        "graduate login",
        "where do graduates log in",
        "alumni sign in page",
        "login page for graduates",
        "I'm an approved graduate how do I enter",
        "log in as an alumnus",
        "my graduate application was approved where do I log in",
        "log in with my graduate account",
      ],
      tr: [
        "mezun girişi",
        "mezunlar nereden giriş yapar",
        "mezun olarak giriş yapmak",
        "mezunlar için giriş sayfası",
        "onaylanmış mezunum nasıl girerim",
        "mezun hesabıyla giriş",
        "onaylanan mezun hesabıma giriş yapmak",
        "mezun hesabımla nereden giriş yaparım",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
