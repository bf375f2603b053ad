/** How people study together, for the assistant. */
import type { Guide } from "~/engines/intents";

const list = { to: "/study-room/all", title: { en: "Study rooms", tr: "Çalışma odaları" } } as const;

export const studyRoomGuides = {
  what: {
    to: "/study-room/demo",
    title: list.title,
    text: {
      en: "A study room is a time at which people study together: a shared focus timer, a chat and a place or link that only members see. The chat is deleted a day after the room ends.",
      tr: "Çalışma odası, birlikte çalışılan belli bir saattir: ortak odak zamanlayıcısı, sohbet ve yalnızca üyelerin gördüğü bir yer ya da bağlantı. Sohbet, oda kapandıktan bir gün sonra silinir.",
    },
    asked: {
      en: [
        "what is a study room",
        "how do study rooms work",
        "is the study room a real place",
        "are study room messages kept",
        "what are the study rooms for",
        "do I meet people online or in person in a study room",
      ],
      tr: [
        "çalışma odası nedir",
        "çalışma odaları nasıl işliyor",
        "çalışma odası gerçek bir yer mi",
        "oda sohbeti saklanıyor mu",
        "çalışma odası ne işe yarar",
        "calisma odasi online mi yuz yuze mi",
      ],
    },
  },
  join: {
    ...list,
    text: {
      en: "Open a room under “Rooms you can join” and press “Join”: you then see its place or link and the live room. Rooms that are full or by link only can't be joined from the list.",
      tr: "“Katılabileceğin odalar”dan birini açıp “Katıl”a bas; sonra yerini ya da bağlantısını ve canlı odayı görürsün. Dolu ya da yalnızca bağlantıyla girilen odalara listeden katılamazsın.",
    },
    asked: {
      en: [
        "join a study room",
        "how do I enter a study room",
        "why can't I see the place of the room",
        "the study room is full",
        "get into a friend's study room",
        "rooms I can join",
      ],
      tr: [
        "çalışma odasına katılmak",
        "odaya nasıl girerim",
        "odanın yerini göremiyorum",
        "çalışma odası dolu",
        "arkadaşımın çalışma odasına girmek",
        "katılabileceğim odalar",
      ],
    },
  },
  open: {
    to: "/study-room/add",
    title: { en: "New study room", tr: "Yeni çalışma odası" },
    text: {
      en: "Enter a topic, day, time, place or link and capacity, choose “Who can see it” and press “Create room”. Everyone, your department or only people with the link can join.",
      tr: "Konu, gün, saat, yer ya da bağlantı ve kontenjan gir, “Kimler görebilir”i seç ve “Odayı aç”a bas. Herkes, bölümün ya da yalnızca bağlantıyı bilenler katılabilir.",
    },
    asked: {
      en: [
        "open a study room",
        "create a room to study with others",
        "make a private study room for my friends",
        "invite people to study tonight",
        "host a study session",
        "start a study group for the midterm",
      ],
      tr: [
        "çalışma odası açmak",
        "oda nasıl oluşturulur",
        "sadece arkadaşlarımla çalışma odası",
        "insanları birlikte çalışmaya davet et",
        "çalışma seansı düzenlemek",
        "vize için çalışma grubu kurmak",
        "yeni oda kur",
      ],
    },
  },
  leave: {
    ...list,
    text: {
      en: "Open the room under “My study rooms”. A member presses “Leave room”; a host hands over with “Leave and hand over” or “Make host”, or ends it with “End room” or “Cancel room”, and we tell everyone who joined.",
      tr: "“Çalışma odalarım”dan odayı aç. Üyeysen “Odadan ayrıl”a bas; oda sahibiysen “Devret ve ayrıl” ya da “Oda sahibi yap” ile devret, “Odayı kapat” ya da “Odayı iptal et” ile bitir. Katılanlara haber veririz.",
    },
    asked: {
      en: [
        "leave a study room",
        "cancel my study room",
        "end the room early",
        "hand over my room to someone else",
        "remove somebody from my study room",
        "I can't come to the room I joined",
        "change the time of my room",
      ],
      tr: [
        "çalışma odasından ayrılmak",
        "odamı iptal et",
        "odayı erken kapatmak",
        "odayı başkasına devret",
        "odadan birini çıkarmak",
        "katıldığım odaya gelemeyeceğim",
        "odamın saatini değiştirmek",
        "odadan cikis",
      ],
    },
  },
  timer: {
    ...list,
    text: {
      en: "Once a room has begun, its page has the live room: “Start timer” runs focus and break for everyone in it, and below it is the chat.",
      tr: "Oda başlayınca sayfasında canlı oda açılır: “Zamanlayıcıyı başlat” herkes için odak ve molayı çalıştırır, altında sohbet var.",
    },
    asked: {
      en: [
        "pomodoro timer",
        "start the focus timer",
        "how long is a focus round",
        "chat in the study room",
        "set a break of ten minutes",
        "the live room doesn't load",
      ],
      tr: [
        "pomodoro",
        "odak zamanlayıcısını başlatmak",
        "mola süresini ayarlama",
        "çalışma odasında yazışmak",
        "odada sohbet",
        "canlı oda yüklenmiyor",
        "zamanlayıcı nerede",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
