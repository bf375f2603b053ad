/** How people find what is theirs and choose what others see, for the assistant. */
import type { Guide } from "~/engines/intents";

const space = { to: "/my-space", title: { en: "My space", tr: "Sayfam" } } as const;

export const overviewGuides = {
  space: {
    ...space,
    text: {
      en: "My space shows your week and your latest contributions. Under “Joined and saved” are communities, study rooms, tickets and events, and below them your saved courses and the discussions you follow.",
      tr: "Sayfam haftanı ve son katkılarını gösterir. “Katıldıkların ve kaydettiklerin” altında topluluklar, çalışma odaları, biletler ve etkinlikler; onun altında kaydedilen dersler ve takip ettiğin konular var.",
    },
    asked: {
      en: [
        "where do I find everything of mine",
        "what is my space",
        "things I joined",
        "my dashboard",
        "where is what I saved",
        "my personal page",
        "my week at a glance",
      ],
      tr: [
        "bana ait her şey nerede",
        "sayfam ne işe yarar",
        "katıldıklarım ve kaydettiklerim",
        "kaydettiklerim nerede",
        "kişisel sayfam",
        "bana ozel sayfa",
        "haftama nereden bakarım",
      ],
    },
  },
  "own-texts": {
    ...space,
    text: {
      en: "“Your latest contributions” in My space shows the status of each: waiting, approved or rejected, with the moderator's reason. Open one to edit or delete it; a changed text is reviewed again.",
      tr: "Sayfam'daki “Son katkıların” her birinin durumunu gösterir: bekliyor, onaylandı ya da moderatörün gerekçesiyle reddedildi. Düzenlemek ya da silmek için aç; değişen metin yeniden incelenir.",
    },
    asked: {
      en: [
        "what happened to what I wrote",
        "is my contribution approved",
        "my post is still waiting for review",
        "why was my text rejected",
        "edit something I wrote",
        "delete my post",
        "when will my contribution be published",
        "see all my contributions",
        "I wrote something wrong can I take it back",
      ],
      tr: [
        "yazdığım şey ne oldu",
        "katkım onaylandı mı",
        "paylaşımım hâlâ inceleme bekliyor",
        "yazım neden reddedildi",
        "yazdigimi duzenlemek istiyorum",
        "paylaşımımı sil",
        "katkım ne zaman yayımlanır",
        "yazdıklarımı görmek",
        "yanlış yazdım geri alabilir miyim",
      ],
    },
  },
  private: {
    to: "/overview/private/personal",
    title: { en: "Your overview", tr: "Özet" },
    text: {
      en: "Your overview has your contributions, databank access, latest work and saved courses on one page. Only you see it.",
      tr: "Özet sayfası yazdıklarını, veri bankasına erişimini, son katkılarını ve kaydedilen derslerini tek yerde toplar. Bu sayfayı yalnızca sen görürsün.",
    },
    asked: {
      en: [
        "my overview",
        "overview page",
        "summary of my activity",
        "is my overview visible to others",
        "statistics about me",
        "how many things have I posted in total",
      ],
      tr: [
        "özet sayfam",
        "özetim nerede",
        "hareketlerimin özeti",
        "özetimi başkası görür mü",
        "hakkımdaki sayılar",
        "toplam kaç katkı yaptım",
      ],
    },
  },
  public: {
    to: "/overview/public/edit",
    title: { en: "Public profile settings", tr: "Herkese açık profil ayarları" },
    text: {
      en: "Tick what is “Visible to others”, such as photo, About me, links or department, and press “Save”; “As others see it” shows the result. Your name and user name are always visible, and what you wrote about courses or anonymously is never linked to you.",
      tr: "“Başkalarına görünenler” altında fotoğraf, hakkımda, bağlantılar ya da bölüm gibi görünecekleri işaretleyip “Kaydet”e bas; “Başkalarının gördüğü” sonucu gösterir. Adın ve kullanıcı adın her zaman görünür; dersler hakkında ya da anonim yazdıkların profiline bağlanmaz.",
    },
    asked: {
      en: [
        "what do others see of me",
        "make my profile private",
        "hide my department from my profile",
        "public profile settings",
        "can people see my contributions under my name",
        "who can look at my profile",
        "privacy of my profile",
        "show my bio to everyone",
      ],
      tr: [
        "başkaları profilimde ne görüyor",
        "profilimi gizlemek",
        "bölümüm profilimde görünmesin",
        "herkese açık profil ayarları",
        "profilime kimler bakabilir",
        "profil gizliligi",
        "adımla yaptığım katkılar görünsün mü",
        "profilimi herkes görebiliyor mu",
      ],
    },
  },
  calendar: {
    to: "/my-space/calendar",
    title: { en: "Your calendar", tr: "Takvimin" },
    text: {
      en: "Choose what goes “In your calendar” and press “Create calendar link”: Google, Apple or Outlook then show your to-dos, alarms, events and lectures together. “Replace the link” or “Revoke link” ends an old one.",
      tr: "“Takviminde görünenler”i seçip “Takvim bağlantısı oluştur”a bas; yapılacakların, alarmların, etkinliklerin ve derslerin Google, Apple ya da Outlook'ta birlikte görünür. “Yeni bağlantıyla değiştir” ya da “Bağlantıyı iptal et” eskisini kapatır.",
    },
    asked: {
      en: [
        "all my plans in one calendar",
        "calendar link for todos and events",
        "subscribe to my events in outlook",
        "sync everything with google calendar",
        "revoke my calendar link",
        "show my alarms in my phone's calendar",
      ],
      tr: [
        "her şeyi tek takvimde görmek",
        "takvim bağlantısı oluşturma",
        "etkinliklerim outlook takvimimde görünsün",
        "yapılacaklarım google takvimde görünsün",
        "takvim bağlantısını iptal et",
        "takvime abone olmak",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
