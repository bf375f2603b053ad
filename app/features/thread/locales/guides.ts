/** How people discuss, for the assistant. */
import type { Guide } from "~/engines/intents";

const list = { to: "/thread/all", title: { en: "Discussions", tr: "Konular" } } as const;
const start = { to: "/thread/add", title: { en: "Start a discussion", tr: "Konu aç" } } as const;

export const threadGuides = {
  start: {
    ...start,
    text: {
      en: "Give it a title and a text, choose a category and press “Publish”. While you type, “Has this already been asked?” shows discussions that are similar.",
      tr: "Başlık ve metin yaz, kategori seç ve “Yayımla”ya bas. Yazarken “Bu daha önce sorulmuş olabilir” benzer konuları gösterir.",
    },
    asked: {
      en: [
        "start a discussion",
        "open a new thread",
        "how do I post in the forum",
        "write to everyone about campus life",
        "create a topic",
        "discuss something with others",
      ],
      tr: [
        "konu açmak",
        "konu nasıl açılır",
        "foruma yazmak",
        "tartışma başlatmak",
        "yeni başlık aç",
        "kampüs hakkında bir şey yazmak istiyorum",
        "konu acma",
      ],
    },
  },
  anonymous: {
    ...start,
    text: {
      en: "Tick “Post anonymously” below the text: others don't see your name, and replies get a number instead that differs in each discussion. It works for replies too.",
      tr: "Metnin altındaki “İsimsiz paylaş”ı işaretle: başkaları adını görmez; yanıtlarda adın yerine her konuda farklı bir numara çıkar. Yanıtlarda da geçerlidir.",
    },
    asked: {
      en: [
        "post anonymously",
        "can I write without my name",
        "do people see who wrote a discussion",
        "reply anonymously",
        "what does anonymous 3 mean",
        "hide my name in the forum",
        "am I really anonymous",
      ],
      tr: [
        "isimsiz paylaşmak",
        "adım görünmeden yazabilir miyim",
        "konuyu kimin yazdığı görünüyor mu",
        "isimsiz yanıt vermek",
        "anonim 3 ne demek",
        "forumda ismimi gizlemek",
        "gerçekten anonim mi",
        "anonim yazma",
      ],
    },
  },
  format: {
    ...start,
    text: {
      en: "**bold**, *italics*, `code`, - lists, > quotes, links and @username work in discussions and replies; the buttons above the text write them for you. “Preview” shows how it will look.",
      tr: "Konularda ve yanıtlarda **kalın**, *italik*, `kod`, - liste, > alıntı, bağlantı ve @kullanıcıadı yazabilirsin; metnin üstündeki düğmeler de yazar. “Önizle” nasıl görüneceğini gösterir.",
    },
    asked: {
      en: [
        "bold text in a discussion",
        "mention someone with @",
        "how do I quote a reply",
        "insert code into my post",
        "markdown",
        "formatting buttons",
        "tag a person",
      ],
      tr: [
        "konuda kalın yazı",
        "birini @ ile etiketlemek",
        "yanıtı nasıl alıntılarım",
        "paylaşıma kod eklemek",
        "markdown var mı",
        "yazıyı biçimlendirme",
        "italik yazma",
      ],
    },
  },
  find: {
    ...list,
    text: {
      en: "Discussions are listed with the latest activity first; search them, or filter by category, tag and status. Press “Reply” on one to join in.",
      tr: "Konular son harekete göre sıralanır; içinde arayabilir, kategori, etiket ve duruma göre süzebilirsin. Katılmak için konuda “Yanıtla”ya bas.",
    },
    asked: {
      en: [
        "where is the forum",
        "what are people discussing",
        "discussions about dorms",
        "search discussions",
        "reply to a discussion",
        "latest threads",
        "talk about campus life",
      ],
      tr: [
        "forum nerede",
        "neler konuşuluyor",
        "yurtlar hakkında konular",
        "konularda aramak",
        "konuya yanıt yazmak",
        "son açılan konular",
        "kampüs hayatı hakkında konuşmak",
      ],
    },
  },
  follow: {
    ...list,
    text: {
      en: "Press “Follow” on a discussion and you hear of new replies; “Following” ends it. “Followed” above the list shows those that you follow.",
      tr: "Konuda “Takip et”e bas, yeni yanıtlardan haberin olur; “Takip ediyorsun”a basınca biter. Listenin üstündeki “Takip ettiklerin” takip ettiklerini gösterir.",
    },
    asked: {
      en: [
        "follow a discussion",
        "unfollow a thread",
        "discussions I follow",
        "tell me when someone replies",
        "get news of new replies",
        "stop following",
      ],
      tr: [
        "konuyu takip etmek",
        "takibi bırakmak",
        "takip ettiğim konular",
        "yanıt gelince haber ver",
        "yeni yanıtlardan haberdar olmak",
        "konu takip",
      ],
    },
  },
  own: {
    ...list,
    text: {
      en: "“Mine” above the list shows the discussions that you started and those that you replied to.",
      tr: "Listenin üstündeki “Benimkiler” açtığın ve yanıt yazdığın konuları gösterir.",
    },
    asked: {
      en: [
        "my discussions",
        "find the thread I started",
        "where is the topic I opened",
        "discussions I replied to",
        "did anyone answer my thread",
        "all my replies",
      ],
      tr: [
        "açtığım konular",
        "kendi konumu bulmak",
        "yazdığım konu nerede",
        "yanıt yazdığım konular",
        "konuma cevap gelmiş mi",
        "benim konularim",
      ],
    },
  },
  edit: {
    ...list,
    text: {
      en: "Open it under “Mine”. “Edit” changes your discussion or reply and keeps earlier versions, “Delete” removes it, and “Close” ends the discussion for new replies.",
      tr: "“Benimkiler”den konuyu aç. “Düzenle” konunu ya da yanıtını değiştirir ve önceki sürümleri saklar, “Sil” kaldırır, “Kapat” konuyu yeni yanıtlara kapatır.",
    },
    asked: {
      en: [
        "edit my reply",
        "delete my discussion",
        "close my thread to new replies",
        "change the title of my discussion",
        "see earlier versions of a discussion",
        "remove my reply",
        "fix a typo in my discussion",
      ],
      tr: [
        "yanıtımı düzenlemek",
        "konumu sil",
        "konumu yanıtlara kapatmak",
        "konunun başlığını değiştir",
        "konunun önceki sürümleri",
        "yanıtımı silmek",
        "konuda yazım hatasını düzeltmek",
      ],
    },
  },
  accept: {
    ...list,
    text: {
      en: "In the discussion that you started, press “Accept as answer” at the reply that helped: it is then marked as “Accepted answer”. “Unaccept answer” takes it back.",
      tr: "Açtığın konuda işine yarayan yanıtın altındaki “Yanıtı kabul et”e bas; “Kabul edilen yanıt” olarak işaretlenir. “Kabulü geri al” ile vazgeçersin.",
    },
    asked: {
      en: [
        "accept a reply as the answer",
        "mark my discussion as solved",
        "what is an accepted answer",
        "unaccept an answer",
        "my problem is solved",
      ],
      tr: [
        "yanıtı kabul etmek",
        "konumu çözüldü olarak işaretle",
        "kabul edilen yanıt ne demek",
        "kabulü geri almak",
        "sorunum çözüldü işaretlemek",
      ],
    },
  },
  demo: {
    to: "/thread/demo",
    title: { en: "Sample discussions", tr: "Örnek konular" },
    text: {
      en: "A few real discussions that anyone can read. Log in to read them all and to reply.",
      tr: "Herkesin okuyabildiği birkaç gerçek konu. Hepsini okumak ve yanıtlamak için giriş yap.",
    },
    asked: {
      en: ["sample discussions", "example of a thread", "read the forum without an account", "discussions open to everyone"],
      tr: ["örnek konular", "örnek bir tartışma göster", "hesapsız forum okumak", "herkesin okuyabildiği konular"],
    },
  },
  display: {
    to: "/thread/display/demo",
    title: { en: "A few discussions", tr: "Neler konuşuluyor?" },
    text: {
      en: "A short look at what students talk about, open to everyone.",
      tr: "Öğrencilerin neler konuştuğuna kısa bir bakış; herkese açık.",
    },
    asked: {
      en: ["a few discussions at a glance", "short look at what students talk about", "preview of the forum for guests", "forum preview"],
      tr: ["öğrenciler ne konuşuyor kısaca", "ziyaretçiler için forum", "konulara kısa bir bakış", "forumun önizlemesi"],
    },
  },
} as const satisfies Record<string, Guide>;
