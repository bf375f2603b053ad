/** Words of what graduates do, in Turkish. */
import type { Translation } from "../../../platform/i18n/types";
import type { alumni as english, elsewhere as englishElsewhere } from "./en";

export const alumni: Translation<typeof english> = {
  pages: {
    survey: "Mezun anketi",
    dashboard: "Mezunlar nerede",
    analytics: "Sektöre ve bölüme göre mezunlar",
  },
  descriptions: {
    survey: "Mezunsan nerede çalıştığını iki dakikada, isimsiz anlat.",
    dashboard: "ODTÜ mezunları nerede çalışıyor, ilk işlerini ne kadar sürede buldular, ne kadar memnunlar?",
    analytics: "ODTÜ mezunlarının görevleri, maaşları ve memnuniyeti; sektöre ve bölüme göre.",
  },
  tabs: { label: "Mezunlar", survey: "Ankete katıl", dashboard: "Genel görünüm", analytics: "Karşılaştır" },
  lead: "Mezunlar nereye gidiyor? Dokuz kısa soru. Yanıtlarını değil, yalnızca toplamları saklarız.",
  fields: {
    email: "E-posta",
    website: "Web sitesi",
    token: "Bağlantı",
    act: "İşlem",
    by: "Neye göre",
    graduation_year: "Mezuniyet yılı",
    department: "Bölüm",
    sector: "Sektör",
    role: "Ne yapıyorsun?",
    city: "Şehir",
    country: "Ülke",
    salary: "Aylık brüt maaş",
    wait: "İlk işe kadar geçen süre",
    satisfaction: "İşinden ne kadar memnunsun?",
  },
  hints: { email: "Anketi bir kez yanıtlayabileceğin bir bağlantı göndeririz. Adresin yanıtlarınla birlikte saklanmaz." },
  link: {
    text: "E-postanı yaz, sana bir bağlantı gönderelim. Böylece robot olmadığını anlarız ve herkes bir kez yanıtlar; yanıtların e-postanla ilişkilendirilmez.",
    used: "Bu bağlantı kullanılmış ya da süresi dolmuş. Henüz yanıtlamadıysan e-postanı yaz, yenisini gönderelim.",
    send: "Bağlantı gönder",
  },
  answer: { send: "Yanıtları gönder" },
  mail: {
    link: {
      subject: "Mezun anketi bağlantın",
      text: "Merhaba,\n\nMezun anketini yanıtlamak için bu bağlantıyı aç. Bağlantı yedi gün geçerli ve bir kez kullanılabilir:\n\n{{url}}\n\nYanıtların e-posta adresinle ilişkilendirilmez. İsteyen sen değilsen bu e-postayı yok say.",
    },
  },
  errors: {
    badLink: "Bu bağlantı kullanılmış ya da süresi dolmuş. Yenisini iste.",
    unknownDepartment: "Listeden bir bölüm seç.",
    tooEarly: "Mezun olduğun yılı seç.",
  },
  form: {
    badCity: "Bir şehir adı yaz.",
    badCountry: "Bir ülke yaz, örneğin Türkiye ya da Almanya.",
  },
  items: {
    period: "Mezuniyet",
    department: "Bölüm",
    sector: "Sektör",
    role: "Görev",
    country: "Ülke",
    salary: "Aylık brüt maaş",
    wait: "İlk işe kadar",
    satisfaction: "Memnuniyet",
    city: "Şehir",
  },
  values: {
    sector: {
      software: "Yazılım",
      industry: "Sanayi",
      finance: "Finans",
      consulting: "Danışmanlık",
      construction: "İnşaat",
      energy: "Enerji",
      public: "Kamu",
      academia: "Akademi",
      health: "Sağlık",
      ngo: "Sivil toplum",
      other: "Diğer",
    },
    role: {
      specialist: "Mühendis ya da uzman",
      lead: "Takım lideri",
      manager: "Yönetici",
      researcher: "Araştırmacı",
      founder: "Kurucu",
      studying: "Öğrenci",
      looking: "İş arıyorum",
      other: "Diğer",
    },
    salary: {
      under1: "1.000 €'dan az",
      "1to2": "1.000–2.000 €",
      "2to3": "2.000–3.000 €",
      "3to5": "3.000–5.000 €",
      over5: "5.000 €'dan fazla",
      unsaid: "Belirtmek istemiyorum",
    },
    wait: {
      before: "Mezun olmadan önce",
      under3: "3 aydan kısa",
      "3to6": "3–6 ay",
      "6to12": "6–12 ay",
      over12: "Bir yıldan uzun",
      none: "Henüz işim yok",
    },
    satisfaction: { "1": "Hiç memnun değilim", "2": "Memnun değilim", "3": "Orta", "4": "Memnunum", "5": "Çok memnunum" },
  },
  dashboard: { lead: "Yüzdeler yuvarlanır. Beşten küçük gruplar birleştirilir, sayılar tek tek değil toplu güncellenir." },
  analytics: { lead: "Her satır yaklaşık %100 eder. Beşten küçük gruplar birleştirilir.", by: "Neye göre" },
  others_one: "Diğer {{count}} seçenek",
  others_other: "Diğer {{count}} seçenek",
  unknown: "Bilinmiyor",
  none: "Henüz yeterince yanıt yok",
  noneText: "Yüz mezun yanıtlayınca sonuçlar burada görünür.",
  toasts: { mailed: "E-postana bak", answered: "Yanıtlar gönderildi. Teşekkürler!" },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { alumni: "Mezunlar" } },
};
