/** Site içeriğinin seçildiği sayfanın sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { siteContent as original } from "./en";

export const siteContent: Translation<typeof original> = {
  pages: { panel2: "Site içeriği" },
  fields: {
    numbers: "Ana sayfadaki sayılar",
    banners: "Duyuru şeritleri",
    text_en: "İngilizce metin",
    text_tr: "Türkçe metin",
    link: "Bağlantı",
    from: "İlk gün",
    until: "Son gün",
    demo_picks: "Örnek sayfalarda öne çıkanlar",
    faq: "Sık sorulan sorulardaki grupların sırası",
    order: "Sıra",
    group: "Grup",
    version: "Sürüm",
    act: "İşlem",
  },
  names: { from: "İlk gün", until: "Son gün" },
  hints: {
    banners: "İlk günden son güne kadar herkese, her sayfanın üstünde gösterilir.",
    demo_picks: "Her satıra bir paylaşım: adresi ya da kimliği. Örnek sayfalarda ziyaretçiler yalnızca bunları görür.",
    link: "/event/all gibi bir sayfa ya da https ile başlayan bir adres.",
    numbers: "0 olan sayılar gösterilmez.",
  },
  errors: {
    changed: "Sen bu sayfayı açtıktan sonra site içeriği ya da ayarlar değişti. Sayfayı yenileyip yeniden dene.",
    unknownPost: "Kimliği {{post}} olan, yayında bir paylaşım yok. Adresi kontrol et.",
    nothingToUndo: "Geri dönülecek önceki bir sürüm yok.",
    noDraft: "Taslak artık yok.",
  },
  form: {
    day: "Geçerli bir tarih gir",
    until: "İlk günü ya da sonraki bir günü seç",
    link: "/event/all gibi bir sayfa ya da https ile başlayan bir adres gir",
    post: "Her satıra bir paylaşımın adresini ya da kimliğini yaz",
    addBanner: "Şerit ekle",
    save: "Taslağı kaydet ve önizle",
  },
  numbers: {
    courses: "Katalogdaki dersler",
    describedCourses: "Deneyim yazılan dersler",
    experiences: "Onaylı deneyimler",
    databankEntries: "Veri bankası kayıtları",
  },
  view: { none: "Yok", gone: "{{id}} (artık yayında değil)" },
  board: {
    lead: "Duyuru şeritlerini, ana sayfadaki sayıları ve sıralamaları değiştir. Taslağı kaydet, önizle, sonra yayımla.",
    leadModerator: "Duyuru şeritleri, ana sayfadaki sayılar ve sıralamalar. Yalnızca yöneticiler değiştirebilir.",
    changed: "Ayarları son değiştiren: {{name}}",
    gone: "silinmiş bir hesap",
    draft: "Taslağın önizlemesi",
    draftLead: "Yayımlanana kadar bunu yalnızca ekip görür.",
    live: "Şu an yayında",
    edit: "Düzenle",
    editLead: "Yayımlanan değişiklikler iki dakika içinde herkese ulaşır.",
  },
  acts: { publish: "Yayımla", discard: "Taslağı sil", undo: "Son değişikliği geri al" },
  undo: { title: "Önceki sürüme dönülsün mü?", text: "Ziyaretçiler sitenin son değişiklikten önceki hâlini görür." },
  toasts: { draft: "Taslak kaydedildi", publish: "Yayımlandı", discard: "Taslak silindi", undo: "Önceki sürüme dönüldü" },
};
