/** Etkinlik sayfasının kendi söyledikleri. */
import type { Translation } from "../../../../platform/i18n/types";
import type { eventPage as original } from "./en";

export const eventPage: Translation<typeof original> = {
  next: "Sıradaki",
  forAllDates: "Önümüzdeki tarihlerin hepsi için geçerli ({{formatted}})",
  place: "Yer",
  map: "Haritada göster",
  campus: "Üniversite ve kampüs",
  who: "Kimler katılabilir?",
  room: "Kontenjan",
  outsiders: { no: "Dışarıdan katılıma kapalı", with_permission: "Dışarıdan katılım için izin gerekir", yes: "Dışarıdan katılıma açık" },
  capacity_one: "{{formatted}} kişilik",
  capacity_other: "{{formatted}} kişilik",
  comeFirst: "İlk katılan sen ol",
  picture: "{{name}} görseli",
  left_one: "{{formatted}} kişilik yer kaldı",
  left_other: "{{formatted}} kişilik yer kaldı",
  notForYou: "Bu etkinlik senin bölümüne açık değil.",
  isFull: "Kontenjan doldu.",
  isOver: "Bu etkinlik bitti.",
  come: "Katılıyorum",
  stayAway: "Katılımı iptal et",
  howWasIt: "Nasıldı?",
  starsOf: "5 üzerinden {{value}} yıldız",
  calendar: "Takvime ekle",
  calendarUpdate: "Takvimde güncelle",
  shareFailed: "Etkinlik paylaşılamadı",
  report: "Şikâyet et",
  hidden: "Etkinlik yayımlanana kadar bu sayfayı yalnızca sen ve ekip görür.",
  hiddenFor: "Gerekçe: {{reason}}",
};
