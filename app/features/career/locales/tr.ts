/** Ekiple çalışmanın sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { career as english, elsewhere as englishElsewhere } from "./en";

export const career: Translation<typeof english> = {
  pages: {
    openings: "Kariyer",
    apply: "Başvur",
    application: "Başvuru",
    "admin-all": "Kariyer başvuruları",
    paths: "Kariyer sayfaları",
  },
  descriptions: {
    openings: "Hocam'ı birlikte geliştirelim: ODTÜ öğrencileri ve mezunları için açık pozisyonlar.",
    apply: "Hocam ekibine katılmak için başvur: açık bir pozisyona ya da kendi fikrinle.",
  },
  fields: {
    opening_id: "Pozisyon",
    name: "Ad soyad",
    email: "E-posta",
    department_id: "Bölüm",
    year: "Sınıf",
    motivation: "Hocam'da neden çalışmak istiyorsun?",
    link: "Bağlantı",
    website: "Web sitesi",
    title_en: "İngilizce başlık",
    title_tr: "Türkçe başlık",
    description_en: "İngilizce açıklama",
    description_tr: "Türkçe açıklama",
    order: "Sıra",
    is_open: "Başvuruya açık",
    version: "Sürüm",
    answer: "Başvurana mesajın",
    decision: "Karar",
  },
  hints: {
    motivation: "Ne üzerinde çalışmak istediğini ve daha önce neler yaptığını anlat.",
    link: "Yaptığın bir şey: portfolyo, kod deposu ya da profil.",
    order: "1 ile 999 arası; küçük numaralar önce gelir.",
  },
  years: {
    prep: "Hazırlık",
    "1": "1. sınıf",
    "2": "2. sınıf",
    "3": "3. sınıf",
    "4": "4. sınıf",
    master: "Yüksek lisans",
    phd: "Doktora",
    graduate: "Mezun",
  },
  status: { waiting: "Bekliyor", invited: "Davet edildi", declined: "Olumsuz", openings: "Pozisyonlar" },
  openings: {
    lead: "Hocam'ı öğrenciler geliştiriyor. Şu anda bu pozisyonlar için ekip arkadaşı arıyoruz.",
    apply: "Başvur",
    applyFor: "Başvur: {{title}}",
    anyRole: "Kendi fikrinle başvur",
    none: "Şu anda açık pozisyon yok",
    noneText: "Yapmak istediğin bir şey varsa yine de başvur.",
  },
  apply: {
    lead: "Beş dakikanı alır. Her başvuruyu e-postayla yanıtlıyoruz.",
    anyRole: "Başka bir pozisyon",
    noDepartment: "ODTÜ'de değilim",
    privacy: "Başvurunu yalnızca ekibin yöneticileri okur. Karardan bir yıl sonra siliyoruz.",
    privacyLink: "Gizlilik politikası",
    submit: "Başvuruyu gönder",
  },
  sent: {
    title: "Başvurun bize ulaştı",
    text: "E-postayla yanıt vereceğiz.",
    back: "Açık pozisyonlara dön",
  },
  board: {
    lead: "Başvuruları değerlendir, açık pozisyonları düzenle.",
    state: "Duruma göre başvurular",
    none: "Burada başvuru yok",
    open: "açık",
    closed: "kapalı",
    add: "Pozisyon ekle",
    edit: "Pozisyonu düzenle",
  },
  one: {
    sent: "Gönderildi",
    decide: "Karar ver",
    decideLead: "Mesajın {{email}} adresine gidecek. Mesajı başvurunun dilinde yaz.",
    invite: "Davet et",
    decline: "Olumsuz yanıtla",
    answer: "Yanıtımız",
  },
  toasts: { saved: "Pozisyon kaydedildi", invited: "Davet gönderildi", declined: "Yanıt gönderildi" },
  errors: {
    notFound: "Böyle bir başvuru yok.",
    openingClosed: "Bu pozisyon artık açık değil. Başka bir pozisyon seç.",
    alreadyApplied: "Bu e-posta adresiyle bu pozisyona zaten başvurulmuş. E-postayla yanıt vereceğiz.",
    alreadyDecided: "Bu başvuruyu bu arada başka biri sonuçlandırdı.",
    editConflict: "Bu pozisyonu bu arada başka biri değiştirdi. Sayfayı yenileyip değişikliğini tekrar yap.",
  },
  mail: {
    invited: { subject: "Hocam başvurun", text: "Merhaba {{name}},\n\n{{answer}}\n\nHocam ekibi" },
    declined: { subject: "Hocam başvurun", text: "Merhaba {{name}},\n\n{{answer}}\n\nHocam ekibi" },
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { career: "Kariyer" } },
  admin: { tools: { career: { title: "Kariyer", text: "Ekipteki açık pozisyonlar, başvurular" } } },
};
