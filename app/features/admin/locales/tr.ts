/** Görevli panelinin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { admin as original } from "./en";

export const admin: Translation<typeof original> = {
  pages: { panel: "Panel" },
  panel: {
    lead: "Karar bekleyenler ve sistemin durumu.",
    waiting: "{{count}} bekliyor",
    done: "bugüne kadar {{count}} karar",
    all: "Hepsi",
    kinds: "Tür",
    decided: "Son kararların",
    lists: "Tüm listeler",
    nothing: "Bekleyen yok",
    tools: "Yönetim",
    health: "Sağlık",
    jobs: "Zamanlanmış işler",
    noJobs: "Henüz hiçbir iş çalışmadı.",
    dead: "Kuyruğun göndermekten vazgeçtiği iletiler",
    noSiteOrigin:
      "Site kendi adresini bilmediği için bağlantı içeren e-postalar gönderilmiyor. SITE_ORIGIN değerini tanımla ve yeniden yayına al.",
    failedMails: "Ulaştırılamayan e-postalar",
    openErrors: "Açık hatalar",
    ok: "sorunsuz",
    failed: "başarısız",
  },
  activity: {
    title: "Son 30 gün",
    accounts: "Yeni hesaplar",
    contributions: "Yeni katkılar",
    reviews: "İnceleme kararları",
    total: "30 günde {{formatted}}",
    table: "Tablo olarak göster",
    day: "Gün",
  },
  index: {
    title: "Tüm ekip sayfaları",
    lead: "Her sayfa ve orada bekleyenler.",
  },
  queue: {
    label: "İnceleme sırası",
    hint: "Klavye: J sonraki, K önceki, A onayla, R reddet, Z geri al, ? tüm tuşlar",
    useKeys: "Bu tuşları kullan",
    keys: {
      j: "Sonraki içerik",
      k: "Önceki içerik",
      a: "Onayla; şikâyette karar formunu aç",
      r: "Gerekçeyle reddet; şikâyette karar formunu aç",
      c: "30 dakika için üstlen",
      o: "Sayfasını aç",
      z: "Son kararını geri al",
    },
  },
  said: {
    claim: "30 dakika için üstlendin",
    undo: "Karar geri alındı",
    approve: "Onaylandı",
    reject: "Reddedildi",
    uphold: "Şikâyet kabul edildi",
    dismiss: "Şikâyet reddedildi",
    retry: "Yeniden gönderiliyor",
  },
  messages: {
    title: "Gönderilemeyen iletiler",
    retry: "Yeniden gönder",
    retryAll: "Hepsini yeniden gönder",
    dead: "vazgeçildi",
    waits: "bekliyor",
    attempts_one: "{{count}} deneme",
    attempts_other: "{{count}} deneme",
    next: "Sonraki deneme",
    skipped: "Zamanlanmış işlerin atladıkları",
    reasons: {
      noMailBinding: "E-posta sağlayıcısı bağlı değil (EMAIL bağlantısı).",
      noSiteOrigin: "SITE_ORIGIN değerini tanımla: e-postalardaki bağlantılar onu kullanıyor.",
      invalidPayload: "İleti okunamıyor.",
      unknownKind: "Bu sürüm bu ileti türünü tanımıyor.",
    },
  },
  inbox: {
    posts: "Paylaşımlar",
  },
};
