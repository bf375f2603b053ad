/** Notların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { notes as original } from "./en";

export const notes: Translation<typeof original> = {
  behind: "Öğrencilerin paylaştığı ders notları ve özetler, ders ders.",
  pages: {
    all: "Notlar",
    demo: "Örnek notlar",
    one: "Not",
    add: "Not paylaş",
    edit: "Notu düzenle",
    "of-course": "Dersin notları",
    personal: "Notlarım",
    "admin-all": "Notlar (ekip)",
    "admin-users": "Not paylaşanlar",
    "admin-edit": "Notu düzenle (ekip)",
    "admin-user": "Bir kişinin notları",
    paths: "Not sayfaları",
  },
  lead: "Öğrencilerin kendi tuttuğu ders notları.",
  rule: "Yalnızca kendi yazdıklarını paylaş. Sınav soruları, çözümleri ve hocaların slaytları kaldırılır.",
  ofCourse: { none: "{{code}} için henüz not yok", noneText: "Dersinde, başlığında ya da metninde {{code}} geçen notlar burada görünür." },
  fields: {
    title: "Başlık",
    text: "İçindekiler",
    course: "Ders kodu",
    term: "Dönem",
    kind: "Tür",
    link: "Bağlantı",
    file: "PDF",
    remove_file: "Şimdiki PDF'yi kaldır",
  },
  hints: {
    course: "Örneğin CENG140.",
    term: "Örneğin 2025–26 Güz.",
    link: "Notun adresi, örneğin paylaşılan bir klasör. Bunun yerine PDF ekleyebilirsin.",
    file: "En fazla 10 MB.",
  },
  options: {
    kind: {
      lecture: "Ders notu",
      summary: "Özet",
      "formula-sheet": "Formül kâğıdı",
    },
  },
  file: {
    open: "Notu aç",
    title: "PDF",
    present: "Şimdiki PDF: {{name}}. Yenisi bunun yerine geçer.",
    download: "PDF'yi indir",
    size: "{{megabytes}} MB",
    showFirst: "İlk sayfayı göster",
    hideFirst: "İlk sayfayı gizle",
    drawing: "İlk sayfa yükleniyor…",
    firstOf: "{{name}}: ilk sayfa",
    firstFailed: "İlk sayfa burada gösterilemiyor. PDF'yi indirip okuyabilirsin.",
    pages_one: "Toplam {{count}} sayfa",
    pages_other: "{{count}} sayfanın ilki",
    downloads_one: "{{count}} kez indirildi",
    downloads_other: "{{count}} kez indirildi",
  },
};
