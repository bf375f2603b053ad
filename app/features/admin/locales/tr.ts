/** Görevli panelinin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { admin as original } from "./en";

export const admin: Translation<typeof original> = {
  pages: { panel: "Panel" },
  panel: {
    lead: "Karar bekleyenler ve her şeyin çalışıp çalışmadığı.",
    waits: "İnceleme bekleyenler",
    waiting: "{{count}} bekliyor",
    done: "şimdiye kadar {{count}} karar",
    all: "Hepsi",
    kinds: "Tür",
    oldest: "En eskiden yeniye",
    decided: "Az önce karar verdiklerin",
    more: "Bunların ardında bekleyen başkaları da var.",
    nothing: "Bekleyen yok.",
    tools: "Yönetim",
    health: "Sağlık",
    jobs: "Zamanlanmış işler",
    noJobs: "Henüz hiçbir iş çalışmadı.",
    dead: "Kuyruğun vazgeçtiği iletiler",
    noSiteOrigin:
      "Site kendi adresini bilmediği için bağlantı içeren e-postalar gönderilmiyor. SITE_ORIGIN değerini tanımla ve yeniden yayına al.",
    failedMails: "Ulaştırılamayan e-postalar",
    openErrors: "Açık hatalar",
    ok: "iyi",
    failed: "başarısız",
  },
  messages: {
    title: "Gönderilemeyen iletiler",
    retry: "Yeniden gönder",
    retryAll: "Hepsini yeniden gönder",
    retried: "Yeniden gönderiliyor",
    dead: "vazgeçildi",
    waits: "bekliyor",
    attempts_one: "{{count}} deneme",
    attempts_other: "{{count}} deneme",
    next: "Sonraki deneme",
    skipped: "Zamanlanmış işlerin atladıkları",
    reasons: {
      noMailBinding: "E-posta sağlayıcısı bağlı değil (EMAIL bağlantısı).",
      noSiteOrigin: "SITE_ORIGIN ayarını yap: e-postalardaki bağlantılar onu kullanıyor.",
      invalidPayload: "İleti okunamıyor.",
      unknownKind: "Bu sürüm bu tür iletiyi tanımıyor.",
    },
  },
  tools: {
    users: { title: "Kullanıcılar", text: "Bul, ekle, engelle" },
    profiles: { title: "Herkese açık profiller", text: "Kim ne yayımlıyor" },
    departments: { title: "Bölümler", text: "Formlarda çıkanlar" },
    communities: { title: "Topluluklar", text: "Üyeler, etkinlikler, güven" },
    settings: { title: "Ayarlar", text: "VIP, şikâyetler, e-posta alan adları" },
  },
  inbox: {
    experiences: "Ders deneyimleri",
    databank_entries: "Veri bankası kayıtları",
    posts: "Paylaşımlar",
    replies: "Konulardaki yanıtlar",
    events: "Etkinlikler",
    course_submissions: "Önerilen dersler",
    graduate_applications: "Mezun başvuruları",
  },
};
