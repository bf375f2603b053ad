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
  tools: {
    users: { title: "Kullanıcılar", text: "Bul, ekle, engelle" },
    profiles: { title: "Herkese açık profiller", text: "Kim ne yayımlıyor" },
    departments: { title: "Bölümler", text: "Formlarda çıkanlar" },
    communities: { title: "Topluluklar", text: "Üyeler, etkinlikler, güven" },
    settings: { title: "Ayarlar", text: "VIP, bildirimler, e-posta alan adları" },
  },
  queues: {
    experiences: "Ders deneyimleri",
    databank_entries: "Veri bankası kayıtları",
    posts: "Paylaşımlar",
    replies: "Konulardaki yanıtlar",
    events: "Etkinlikler",
    course_submissions: "Önerilen dersler",
    graduate_applications: "Mezun başvuruları",
  },
};
