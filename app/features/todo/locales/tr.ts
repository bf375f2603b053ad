/** Yapılacakların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { todo as english, elsewhere as englishElsewhere } from "./en";

export const todo: Translation<typeof english> = {
  pages: {
    all: "Yapılacaklar",
    add: "Yeni iş",
    one: "Yapılacak iş",
    edit: "İşi düzenle",
    history: "Bitenler",
  },
  fields: {
    line: "Yeni iş",
    title: "Başlık",
    note: "Not",
    list: "Liste",
    due_on: "Son gün",
    due_time: "Saat",
    priority: "Öncelik",
    repeat: "Tekrar",
  },
  hints: {
    list: "Örneğin fizik. Hızlı ekleme satırında: #fizik.",
    repeat: "İşi bitirdiğinde sıradaki kendiliğinden eklenir.",
  },
  input: {
    badDay: "Bir gün seç",
    timeNeedsDay: "Bu saat için bir gün seç",
    repeatNeedsDay: "İlk günü seç",
  },
  errors: {
    notFound: "Bu iş artık yok.",
    tooMany: "Listen doldu. Önce birkaç işi bitir veya sil.",
    changedElsewhere: "Bu işi başka bir cihazda değiştirdin. Görmek için sayfayı yenile.",
  },
  toasts: {
    added: "Eklendi",
    saved: "Kaydedildi",
    deleted: "Silindi",
    cleared: "Geçmiş temizlendi",
  },
  quick: {
    placeholder: "yarın 14:00 rapor #fizik !",
    help: "Gün, saat, #liste veya ! yaz; otomatik algılanır.",
    add: "Ekle",
    understood: "Algılanan:",
    ignore: "“{{text}}” başlıkta kalsın",
    restore: "Yeniden algıla",
    more: "Diğer seçenekler",
    adding: "Kaydediliyor…",
    failed: "Eklenmedi: “{{line}}”",
    lost: "Bağlantı yok. İnternetini kontrol edip yeniden dene.",
    retry: "Yeniden dene",
  },
  views: {
    label: "Yapılacaklar görünümleri",
    all: "Hepsi",
    today: "Bugün",
    upcoming: "Yaklaşanlar",
    lists: "Listeler",
    everyList: "Bütün listeler",
  },
  groups: {
    overdue: "Önceki günlerden kalanlar",
    moveToToday: "Hepsini bugüne al",
  },
  none: {
    all: "Yapılacak iş yok",
    allText: "İlk işini yukarıya yaz.",
    today: "Bugün için iş yok",
    todayText: "Keyfini çıkar ya da listenden bir iş seç.",
    upcoming: "Günü belli iş yok",
    upcomingText: "Bir işe gün eklediğinde burada görünür.",
  },
  due: {
    today: "Bugün",
    tomorrow: "Yarın",
    yesterday: "Dün",
    daysAgo_one: "{{count}} gün önce",
    daysAgo_other: "{{count}} gün önce",
    withTime: "{{day}} {{time}}",
  },
  priority: {
    normal: "Normal",
    important: "Önemli",
    urgent: "Acil",
  },
  repeat: {
    none: "Yok",
    daily: "Her gün",
    weekdays: "Hafta içi her gün",
    weekly: "Her hafta",
    monthly: "Her ay",
  },
  row: {
    do: "“{{title}}” işini bitti olarak işaretle",
    done: "Bitti",
    undo: "Geri al",
    doneLine: "“{{title}}” bitti.",
    move: "“{{title}}” işini taşı: ok tuşları veya sürükle",
    moved: "{{title}}: {{place}}/{{count}}",
    hasNote: "Notu var",
  },
  one: {
    do: "Bitti olarak işaretle",
    undo: "Bitmedi olarak işaretle",
    edit: "Düzenle",
    doneAt: "Bitiş",
    order: "Listendeki yeri",
    up: "Yukarı",
    down: "Aşağı",
    top: "En üste",
    bottom: "En alta",
  },
  form: {
    add: "Ekle",
    save: "Kaydet",
    delete: "Bu işi sil",
    deleteText: "Geçmişiyle birlikte tamamen silinir.",
  },
  history: {
    link: "Bitenler",
    lead: "Bitirdiğin işler, en yenisi en üstte.",
    search: "Bitirdiklerinde ara",
    none: "Henüz biten iş yok",
    noneText: "Bitirdiğin işler burada görünür.",
    nothing: "“{{q}}” için sonuç yok",
    clear: "Bitenlerin hepsini sil",
    clearText: "Geçmişin temizlenir. Listendeki işler kalır.",
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { todos: "Yapılacaklar" } },
  overview: {
    planner: { ways: { todos: "Yapılacaklar" }, kinds: { todo: "Yapılacak iş" } },
    calendar: { kinds: { todo: "Tarihi belli yapılacaklar" } },
  },
};
