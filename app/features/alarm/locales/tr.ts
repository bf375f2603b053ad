/** Alarmların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { alarm as english } from "./en";

export const alarm: Translation<typeof english> = {
  behind: "Neyi beklediğini söyle, olunca Hocam sana haber versin.",
  pages: {
    personal: "Alarmlar",
    add: "Yeni alarm",
    one: "Alarm",
    edit: "Alarmı düzenle",
    "admin-all": "Bütün alarmlar",
    paths: "Alarm sayfaları",
  },
  fields: {
    title: "Başlık",
    note: "Not",
    day: "Gün",
    time: "Saat",
    repeat: "Tekrar",
    sends_mail: "E-posta da gönder",
    minutes: "Ertele",
    link_path: "Konusu",
    link_title: "Konusu",
  },
  hints: {
    sends_mail: "Seçmezsen yalnızca bildirimlerinde görünür.",
  },
  input: {
    badDay: "Bir gün seç",
  },
  errors: {
    notFound: "Bu alarm artık yok.",
    tooMany: "100 alarmın var. Önce birkaçını sil.",
    changedElsewhere: "Bu alarmı başka bir cihazda değiştirdin. Görmek için sayfayı yenile.",
    inThePast: "Henüz geçmemiş bir saat seç",
    notRung: "Bir alarmı ancak çaldıktan sonra erteleyebilirsin.",
  },
  toasts: {
    added: "Alarm kuruldu",
    saved: "Kaydedildi",
    deleted: "Silindi",
    snoozed: "Yeniden hatırlatacağız",
  },
  repeat: {
    none: "Yok",
    daily: "Her gün",
    weekdays: "Hafta içi her gün",
    weekly: "Her hafta",
    monthly: "Her ay",
  },
  notices: {
    due: "{{title}} · {{time}}",
    due_late: "Geciken alarm: {{title}}, {{time}}",
    dueChoice: "Kurduğun alarmlar",
  },
  mail: {
    due: {
      subject: "{{title}} · {{time}}",
      text: "Saat {{time}} için hatırlatma istemiştin:\n\n{{title}}\n{{note}}\n\n{{url}}",
    },
    late: {
      subject: "Geciken alarm: {{title}} · {{time}}",
      text: "Saat {{time}} için hatırlatma istemiştin. Geç geldiği için üzgünüz:\n\n{{title}}\n{{note}}\n\n{{url}}",
    },
  },
  list: {
    lead: "Zamanı gelince sitede, istersen e-postayla da hatırlatırız.",
    add: "Yeni alarm",
    none: "Alarm yok",
    noneText: "Buradan, bir etkinlikten, yapılacak bir işten veya programından kurabilirsin.",
    coming: "Sıradakiler",
    over: "Çalanlar",
    rungAt: "Çaldı",
    snoozed: "Ertelendi",
  },
  one: {
    next: "Sıradaki",
    never: "Bir daha çalmayacak",
    rung: "Son çalışı",
    late: "{{minutes}} dakika geç",
    about: "Konusu",
    edit: "Düzenle",
    mail: "E-posta da gider",
    snooze: "Yeniden hatırlat",
    in: {
      "10": "10 dakika sonra",
      "60": "1 saat sonra",
      "1440": "1 gün sonra",
    },
  },
  form: {
    about: "Konusu: {{title}}",
    add: "Alarm kur",
    save: "Kaydet",
    delete: "Bu alarmı sil",
    deleteText: "Bir daha çalmaz.",
  },
  admin: {
    lead: "Alarmların çalma saatleri. Kimin olduğu ve ne yazdığı gösterilmez.",
    coming: "Bekleyen",
    stuck: "Gecikmiş",
    rung: "Son 24 saatte çalan",
    late: "geç çalan",
    next: "Sıradaki",
    repeat: "Tekrar",
    mail: "E-posta",
    rungAt: "Son çalışı",
    yes: "Evet",
    no: "Hayır",
    never: "Henüz yok",
    none: "Bekleyen alarm yok",
  },
};
