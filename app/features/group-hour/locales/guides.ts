/** How a group finds its hour, for the assistant. */
import type { Guide } from "~/engines/intents";

const list = { to: "/group-hour/all", title: { en: "Group hours", tr: "Ortak saat" } } as const;

export const groupHourGuides = {
  find: {
    ...list,
    text: {
      en: "Press “New group”, choose days and hours, press “Create group” and share the link. Everyone's free hours fill in from their own schedule; after “Close answers and show the hours” you pick one.",
      tr: "“Yeni grup”a bas, günleri ve saatleri seç, “Grubu aç” de ve bağlantıyı paylaş. Herkesin boş saatleri kendi programından dolar; “Yanıtları kapat, saatleri göster”den sonra birini seçersin.",
    },
    asked: {
      en: [
        "find an hour when our project group is free",
        "when can our whole group meet",
        "group hour",
        "schedule a meeting for five people",
        "find a common time for a team",
        "pick a meeting time for my project group",
      ],
      tr: [
        "proje grubumla ortak saat bulmak",
        "grupça ne zaman buluşabiliriz",
        "ortak saat",
        "beş kişinin boş olduğu saati bulmak",
        "proje grubu için toplantı saati ayarlamak",
        "grubun hepsine uyan saat",
      ],
    },
  },
  seen: {
    ...list,
    text: {
      en: "Nobody sees your answer to a group hour. Once answers are closed the group sees for each hour “Everyone is free”, “All but one or two” or fewer, and the answers are deleted.",
      tr: "Ortak saatte yanıtını kimse görmez. Yanıtlar kapanınca grup her saat için “Herkes boş”, “Bir iki kişi dışında herkes” ya da daha azını görür; yanıtlar silinir.",
    },
    asked: {
      en: [
        "who sees my free hours in a group hour",
        "can my group see my schedule in a group hour",
        "does the group know when I am busy",
        "are group hour answers anonymous",
      ],
      tr: [
        "ortak saatte yanıtımı kim görür",
        "grup ortak saatte programımı görür mü",
        "grubum ne zaman dolu olduğumu bilir mi",
        "ortak saat yanıtları anonim mi",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
