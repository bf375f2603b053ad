/** Veri bankasının sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { elsewhere as englishElsewhere, databank as original } from "./en";

export const databank: Translation<typeof original> = {
  pages: {
    all: "Veri bankası",
    paths: "Veri bankası sayfaları",
    one: "Dersin veri bankası",
    personal: "Veri bankası kayıtlarım",
    add: "Veri bankası kaydı ekle",
    edit: "Veri bankası kaydını düzelt",
    "admin-all": "Veri bankası kayıtlarını incele",
    "admin-users": "Veri bankası kaydı yazanlar",
  },
  descriptions: {
    all: "Dersler nasıl notlandırılıyor, neler çıkmış: dersi almış öğrencilerden.",
  },
  fields: {
    course_id: "Ders",
    instructor_id: "Öğretim elemanı",
    term: "Aldığın dönem",
    grade_parts: "Not dağılımı",
    name: "Sınav ya da ödev",
    weight: "Ağırlık (%)",
    exam_kinds: "Sınavların türü ve süresi",
    topics: "Neler çıktı?",
    boundaries: "Açıklandıysa not sınırları",
    resources: "Hazırlanırken işine yarayanlar",
    advice: "Tavsiyeler",
  },
  hints: {
    grade_parts: "Ağırlıkların toplamı 100 olmalı.",
    exam_kinds: "Örneğin: 100 dakikalık iki ara sınav, klasik sorular, bir sayfa not serbest.",
    topics: "Konuları kendi sözlerinle yaz. Soru, fotoğraf, sınav dosyası ya da hocaların slaytları asla olmaz.",
  },
  form: {
    weights: "Ağırlıkların toplamı 100 olmalı.",
    addPart: "Satır ekle",
    chooseCourse: "Bu kayıt hangi ders için?",
    changeCourse: "Başka ders",
    submit: "İncelemeye gönder",
    save: "Kaydet ve yeniden incelemeye gönder",
    correct: "Düzeltmeyi kaydet",
    editing: "Kaydını düzenliyorsun. Yeniden incelenecek.",
    correcting: "Bir kaydı düzeltiyorsun. Yeniden incelenir, kararı başkası verir; eski hâli işlem geçmişinde saklanır.",
    sent: "Teşekkürler. Kaydın inceleme bekliyor.",
    corrected: "Kayıt düzeltildi, inceleme bekliyor",
    noId: "Önce inceleme listesinden bir kayıt seç.",
  },
  errors: {
    entryNotFound: "Kayıt bulunamadı.",
    duplicate: "Bu ders için bu öğretim elemanıyla bu döneme ait bir kaydın zaten var. “Veri bankası kayıtlarım”dan düzenleyebilirsin.",
    needsVip: "Veri bankası, katkıların onaylanınca açılır.",
  },
  list: {
    lead: "Not nasıl hesaplanıyor, neler çıkmış, ne işe yaramış. Katkı veren herkese açık.",
    search: "Kod, ad veya öğretim elemanı",
    department: "Bölüm",
    entries_one: "{{count}} kayıt",
    entries_other: "{{count}} kayıt",
    noEntries: "Henüz kayıt yok",
    fresh: "güncelleme: {{date}}",
    none: "Bu filtreler için sonuç yok",
    noneText: "Daha az kelime ya da başka bir bölüm dene.",
    earn: "Onaylanmış üç katkıyla açılır. Deneyimler de veri bankası kayıtları da sayılır.",
  },
  one: {
    locked_one: "Henüz okuyamadığın {{count}} kayıt var",
    locked_other: "Henüz okuyamadığın {{count}} kayıt var",
    lockedText: "{{threshold}} katkın onaylanınca açılır. Şu an {{approved}} onaylı katkın var.",
    contribute: "Bir ders hakkında yaz",
    none: "Bu ders için henüz kayıt yok",
    noneText: "Bu dersi aldın mı? İlk kaydı sen yaz.",
    parts: "Not dağılımı",
    exams: "Sınavlar",
    topics: "Neler çıktı?",
    boundaries: "Not sınırları",
    resources: "İşe yarayanlar",
    advice: "Tavsiyeler",
    mine: "Bunu sen yazdın",
    notListed: "Öğretim elemanı listede yok",
  },
  personal: {
    lead: "Kayıtların ve durumları.",
    none: "Henüz kayıt yazmadın",
    noneText: "Notun nasıl hesaplandığını, nelerin çıktığını dersi alacaklara anlat.",
    deleted: "Silindi",
  },
  admin: {
    lead: "Oku, sonra karar ver. Sınavlar, dosyalar ve kişi adları burada yer alamaz.",
    usersLead: "Kim ne kadar katkı vermiş. Hangi yazının kime ait olduğu hiçbir yerde görünmez.",
    correct: "Düzelt",
    search: "Metinde geçen kelimeler",
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { databank: "Veri bankası", myEntries: "Veri bankası kayıtlarım" } },
  admin: { inbox: { databank_entries: "Veri bankası kayıtları" } },
  reporting: { types: { "databank-entry": "Veri bankası kaydı" } },
  overview: { collections: { databank_entries: "Veri bankası kayıtları", one: { databank_entries: "Veri bankası kaydı" } } },
};
