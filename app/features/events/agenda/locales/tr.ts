/** Etkinlik takviminin sözleri. */
import type { Translation } from "../../../../platform/i18n/types";
import type { agenda as original } from "./en";

export const agenda: Translation<typeof original> = {
  lead: "Gün gün söyleşiler, konserler, turnuvalar, tanışma toplantıları.",
  map: "Haritada",
  when: "Ne zaman",
  periods: {
    today: "Bugün",
    week: "Önümüzdeki 7 gün",
    "next-week": "Gelecek hafta",
    month: "Önümüzdeki 30 gün",
    upcoming: "Yaklaşanlar",
    past: "Geçmiş",
  },
  today: "Bugün",
  tomorrow: "Yarın",
  search: "Etkinlik ara",
  calendar: "Takvim",
  days: "Haftanın günleri",
  weekBefore: "Önceki hafta",
  weekAfter: "Sonraki hafta",
  monthBefore: "Önceki ay",
  monthAfter: "Sonraki ay",
  until: "bitiş {{time}}",
  monthCut: "Takvimde ilk 100 etkinlik görünür. Diğerleri için tür ya da kampüs seç.",
  steps: "Etkinlik sayfaları",
  toStart: "Başa dön",
  more: "Sonraki etkinlikler",
  nothing: {
    day: "Bu gün etkinlik yok",
    "next-week": "Gelecek hafta etkinlik yok",
    today: "Bugün etkinlik yok",
    week: "Önümüzdeki yedi günde etkinlik yok",
    month: "Önümüzdeki otuz günde etkinlik yok",
    upcoming: "Henüz yaklaşan etkinlik yok",
    past: "Henüz geçmiş etkinlik yok",
  },
  nothingFound: "Bu filtreler için sonuç yok",
  showUpcoming: "Yaklaşanları göster",
  showWeek: "Bu haftayı göster",
};
