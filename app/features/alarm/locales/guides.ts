/** How things are done with alarms, for the assistant. */
import type { Guide } from "~/engines/intents";

export const alarmGuides = {
  set: {
    to: "/alarm/add",
    title: { en: "New alarm", tr: "Yeni alarm" },
    text: {
      en: "Enter a title, a day and a time, choose how often it repeats and choose Set alarm. It appears in your notifications, and by email if you tick Email me too. Events and to-dos have Remind me.",
      tr: "Başlık, gün ve saat yaz, ne sıklıkla tekrarlanacağını seç ve Alarm kur'a bas. Bildirimlerinde görünür; E-posta da gönder'i seçersen e-posta da gelir. Etkinliklerde ve yapılacaklarda Hatırlat düğmesi var.",
    },
    needs: {
      en: "ring every tuesday; wake me up before the exam; I keep forgetting things remind me; set something that rings every week; remind me an hour before my class",
      tr: "her salı çalsın; sınavdan önce beni uyandırsın; unutuyorum bana hatırlatsın; her hafta çalan bir hatırlatıcı kurmak; dersten bir saat önce haber versin",
    },
    asked: {
      en: [
        "set an alarm",
        "remind me of something",
        "create a reminder",
        "how do I get reminded before an exam",
        "wake me up for my lecture",
        "send me an email reminder",
        "weekly reminder for my lab",
        "how do I set an alarm",
        "set a reminder for tomorrow morning",
        "can I set an alarm here",
      ],
      tr: [
        "alarm kurmak",
        "bana hatırlat",
        "hatırlatıcı oluşturmak",
        "sınavdan önce hatırlatma almak",
        "derse beni uyandır",
        "e-posta ile hatırlatma gönder",
        "her hafta lab için hatırlatıcı",
        "alarm nasıl kurulur",
        "yarın sabah için hatırlatıcı kurmak",
        "alarm kurabilir miyim",
      ],
    },
  },
  mine: {
    to: "/alarm/personal",
    title: { en: "Alarms", tr: "Alarmlar" },
    text: {
      en: "Your alarms are here, Coming up and Past. Open one to edit it or to delete it; once it has rung, Remind me again snoozes it for ten minutes, an hour or a day.",
      tr: "Alarmların burada: Sıradakiler ve Çalanlar. Düzenlemek ya da silmek için birini aç; çalmış bir alarmı Yeniden hatırlat ile 10 dakika, 1 saat ya da 1 gün erteleyebilirsin.",
    },
    needs: {
      en: "which alarms did I set; turn off an alarm I no longer need",
      tr: "alarmı kapatmak istiyorum artık gerek yok; alarmlarım nerede",
    },
    asked: {
      en: [
        "my alarms",
        "delete an alarm",
        "turn off an alarm",
        "snooze an alarm",
        "change the time of my alarm",
        "edit my reminder",
        "cancel a reminder",
        "stop an alarm from ringing every day",
        "snooze or delete my alarm",
        "list of my alarms",
      ],
      tr: [
        "alarmlarım",
        "alarmı silmek",
        "alarmı kapatmak",
        "alarmı ertelemek",
        "alarmımın saatini değiştirmek",
        "hatırlatıcımı düzenlemek",
        "hatırlatmayı iptal etmek",
        "her gün çalan alarmı durdurmak",
        "alarmı ertelemek ya da silmek",
        "kurduğum alarmlar",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
