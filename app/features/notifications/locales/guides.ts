/** How people choose what they hear of, for the assistant. */
import type { Guide } from "~/engines/intents";

const settings = { to: "/profile/notifications", title: { en: "Notification settings", tr: "Bildirim ayarları" } } as const;

export const notificationGuides = {
  inbox: {
    to: "/notifications/personal",
    title: { en: "Notifications", tr: "Bildirimler" },
    text: {
      en: "All your notifications are here; filter them by type and date, or show “Unread only”. “Mark all as read” clears the badge, and each can be deleted.",
      tr: "Bütün bildirimlerin burada; türe ve tarihe göre süzebilir ya da “Yalnızca okunmamışlar”ı gösterebilirsin. “Tümünü okundu olarak işaretle” sayacı sıfırlar, istediğini silebilirsin.",
    },
    asked: {
      en: [
        "where are my notifications",
        "mark all notifications as read",
        "delete a notification",
        "what is the red number on the bell",
        "unread notifications",
        "see my old notifications",
        "I missed an announcement",
      ],
      tr: [
        "bildirimlerim nerede",
        "tüm bildirimleri okundu yap",
        "bildirim nasıl silinir",
        "zildeki sayı ne",
        "okunmamış bildirimler",
        "eski bildirimlerimi görmek",
        "kaçırdığım duyurular",
      ],
    },
  },
  mail: {
    ...settings,
    text: {
      en: "Press “Turn off all email”, or choose by topic: on the site only, also by email at once, or also in the daily email that is sent at 08:00. Those about money and security still come by email.",
      tr: "“Tüm e-postaları kapat”a bas ya da konu konu seç: yalnızca sitede, hemen e-postayla da, 08.00'de gönderilen günlük e-postada da. Para ve güvenlikle ilgili olanlar yine e-postayla gelir.",
    },
    asked: {
      en: [
        "stop sending me emails",
        "turn off email notifications",
        "unsubscribe from mails",
        "I get too many mails from hocam",
        "one daily email instead of many",
        "spam mails from you",
        "get notified by email",
        "daily digest",
      ],
      tr: [
        "bana mail atmayın",
        "e-posta bildirimlerini kapat",
        "mail aboneliğinden çıkmak",
        "çok fazla mail geliyor",
        "günde tek mail gelsin",
        "mailleri durdur",
        "bildirimler mail olarak da gelsin",
        "günlük özet e-postası",
      ],
    },
  },
  push: {
    ...settings,
    text: {
      en: "Under “Push notifications” press “Turn on” on each device that should get them, even while the site is closed; “Turn off” ends it. On an iPhone or iPad, add the site to your Home Screen first.",
      tr: "“Anlık bildirimler” altında, bildirim gelmesini istediğin her cihazda “Aç”a bas; site kapalıyken de gelir. “Kapat” ile durdurursun. iPhone ya da iPad'de önce siteyi Ana Ekran'a ekle.",
    },
    asked: {
      en: [
        "push notifications",
        "send notifications to my phone",
        "I don't get notifications on my iphone",
        "browser blocks notifications",
        "turn off push on this device",
        "how do I allow notifications in chrome",
        "notify me when the site is closed",
      ],
      tr: [
        "anlık bildirim",
        "telefonuma bildirim gelsin",
        "iphoneda bildirim gelmiyor",
        "tarayıcı bildirimleri engelliyor",
        "bu cihazda anlık bildirimleri kapat",
        "push bildirim acma",
        "site kapalıyken haber ver",
        "bildirimlere izin vermek chrome",
      ],
    },
  },
  quiet: {
    ...settings,
    text: {
      en: "Under “Quiet hours” choose “From” and “Until” and press “Save”: emails and push notifications wait until then. Alarms still ring on time.",
      tr: "“Sessiz saatler” altında “Başlangıç” ve “Bitiş” seçip “Kaydet”e bas: e-postalar ve anlık bildirimler bitince gelir. Alarmlar yine tam saatinde çalar.",
    },
    asked: {
      en: [
        "quiet hours",
        "no notifications at night",
        "do not disturb",
        "don't wake me up with notifications",
        "mute between midnight and eight",
        "silence notifications while I sleep",
      ],
      tr: [
        "sessiz saatler",
        "gece bildirim gelmesin",
        "rahatsız etmeyin modu",
        "uyurken bildirim istemiyorum",
        "sessiz saat ayarlamak",
        "gece yarısından sonra sustur",
        "bildirimleri sessize al",
      ],
    },
  },
  topics: {
    ...settings,
    text: {
      en: "“Notifications by topic” has a choice for each topic, such as discussions, events and tickets or reminders, and “Choose one by one” for each kind; choose “Off” for what you don't want and press “Save”.",
      tr: "“Konulara göre bildirimler”de tartışmalar, etkinlikler ve biletler ya da hatırlatmalar gibi her konu için ayrı seçim var; “Tek tek seç” ile ayrıntıya inersin. İstemediğine “Kapalı” deyip “Kaydet”e bas.",
    },
    asked: {
      en: [
        "turn off notifications",
        "notification settings",
        "which notifications do I get",
        "mute replies to my discussions",
        "only tell me about events",
        "too many notifications",
        "disable reminders about tickets",
      ],
      tr: [
        "bildirimleri kapat",
        "bildirim ayarları",
        "hangi konularda bildirim gelsin",
        "yanıt bildirimlerini kapatmak",
        "sadece etkinlik bildirimleri gelsin",
        "çok bildirim geliyor",
        "bildirimleri nasil kapatirim",
        "hatırlatmaları kapatma",
      ],
    },
  },
  announce: {
    to: "/notifications/add",
    title: { en: "New announcement", tr: "Yeni duyuru" },
    text: {
      en: "Only moderators write announcements to everyone or to a department. For your community, announce an event instead; for a question, start a discussion.",
      tr: "Herkese ya da bir bölüme duyuruyu yalnızca moderatörler yazar. Topluluğun için etkinlik duyurabilir, soru için konu açabilirsin.",
    },
    asked: {
      en: [
        "send an announcement to everyone",
        "can I notify my whole department",
        "write an announcement",
        "who can make announcements",
        "broadcast a message to all students",
      ],
      tr: [
        "herkese duyuru yapmak",
        "duyuru nasıl yayımlanır",
        "bütün bölüme bildirim göndermek",
        "kimler duyuru yapabilir",
        "duyuru yazmak istiyorum",
        "tüm öğrencilere mesaj atma",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
