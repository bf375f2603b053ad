/** Akademik takvimin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { academicCalendar as english, elsewhere as englishElsewhere } from "./en";

export const academicCalendar: Translation<typeof english> = {
  fields: {
    act: "İşlem",
    version: "Sürüm",
    calendar_term: "Dönem",
    starts_on: "Derslerin başlangıcı",
    ends_on: "Derslerin bitişi",
    add_drop_from: "Ekle-bırak başlangıcı",
    add_drop_until: "Ekle-bırak bitişi",
    withdrawal_from: "Dersten çekilme başlangıcı",
    withdrawal_until: "Dersten çekilme bitişi",
    finals_from: "Finallerin başlangıcı",
    finals_until: "Finallerin bitişi",
    calendar_days: "Tatiller ve telafi günleri",
    day_from: "Gün",
    day_until: "Son gün",
    day_kind: "Dersler",
  },
  errors: {
    unknownTerm: "Listeden bir dönem seç.",
    editConflict: "Bu arada başkası bu takvimi değiştirdi. Sayfayı yenileyip değişikliğini yeniden gir.",
  },
  input: {
    badDay: "Geçerli bir tarih gir",
    badUntil: "İlk günü izleyen bir ay içinden bir gün seç",
    badEnd: "Başlangıcı izleyen 200 gün içinden bir gün seç",
    needsBoth: "İki günü de gir ya da ikisini de boş bırak",
    outside: "Derslerin başlangıcı ile bitişi arasından gün seç",
    twice: "Her günü yalnızca bir kez ekle",
  },
  planner: {
    starts_on: "Dersler başlıyor",
    ends_on: "Derslerin son günü",
    add_drop_from: "Ekle-bırak başlıyor",
    add_drop_until: "Ekle-bırak için son gün",
    withdrawal_from: "Dersten çekilme başlıyor",
    withdrawal_until: "Dersten çekilme için son gün",
    finals_from: "Finaller başlıyor",
    finals_until: "Finallerin son günü",
    none: "Ders yok",
    follows: {
      "0": "Pazartesi dersleri",
      "1": "Salı dersleri",
      "2": "Çarşamba dersleri",
      "3": "Perşembe dersleri",
      "4": "Cuma dersleri",
      "5": "Cumartesi dersleri",
      "6": "Pazar dersleri",
    },
  },
  title: "Akademik takvim",
  lead: "Programlar bu tarihlere göre dışa aktarılır. Tarihi olmayan dönemin dersleri aktarılmaz.",
  missing: "tarih yok",
  none: "Ders yok",
  follows: "{{day}} dersleri",
  addDay: "Gün ekle",
  save: "Takvimi kaydet",
  saved: "Takvim kaydedildi",
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  overview: { planner: { kinds: { calendar: "Akademik takvim" } }, calendar: { kinds: { calendar: "Akademik takvim" } } },
};
