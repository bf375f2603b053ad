/** Words of the assistant. */
import type { Translation } from "../../../platform/i18n/types";
import type { ai as english, elsewhere as englishElsewhere } from "./en";

export const ai: Translation<typeof english> = {
  pages: { chat: "Yapay zekâ asistanı", demo: "Asistanı dene" },
  descriptions: {
    chat: "Dersleri, kuralları ve kampüs hayatını sor. Yanıtlar bu siteden alıntılanır, kaynağına bağlantı verilir.",
    demo: "ODTÜ hakkında örnek sorular ve bu siteden alıntılanan yanıtlar; her birinin kaynağına bağlantı var.",
  },
  lead: "Dersleri, kuralları ve kampüs hayatını sor. Yanıtlar bu siteden alıntılanır, kaynağına bağlantı verilir.",
  fields: { question: "Soru", title: "Sohbetin adı", note: "Ne iyiydi, ne eksikti?" },
  hints: { note: "Ekip sorduğunu ve yorumunu görür, adını görmez." },
  placeholder: "Kaç dersten çekilebilirim?",
  ask: "Sor",
  back: "Ana sayfaya dön",
  about: "“{{question}}” sorusunun devamı olarak anlaşıldı",
  open: "Aç",
  ownThen: "Bu soru, o sırada hesabındaki bilgilere göre yanıtlandı.",
  source: "Kaynak {{number}}: {{title}}",
  sources: "Kaynaklar",
  written: "Bu yanıtı bir dil modeli bu kaynaklara göre yazdı. Güvenmeden önce kaynaklara bak.",
  fallback: "Dil modeli kaynaklara dayanan bir yanıt veremedi; kaynaklardan olduğu gibi alıntılıyoruz.",
  coming: "Yanıtlanıyor…",
  stop: "Durdur",
  stopped: "Durduruldu",
  again: "Yeniden yanıtla",
  copy: "Kopyala",
  copied: "Yanıt kopyalandı",
  copyFailed: "Kopyalanamadı. Metni seçip kopyalayabilirsin.",
  newChat: "Yeni sohbet",
  rename: "Adını değiştir",
  earlier: "Önceki sorular",
  deleteTitle: "Bu sohbet silinsin mi?",
  rating: { up: "İşe yaradı", down: "İşe yaramadı", comment: "Yorum ekle", send: "Gönder" },
  history: {
    title: "Sohbetlerin",
    search: "Sohbetlerde ara",
    none: "Sorduğun sorular burada saklanır, onları yalnızca sen görürsün.",
    nothing: "“{{q}}” için sonuç yok",
    kept_one: "Sohbetler, son sorudan {{count}} gün sonra silinir.",
    kept_other: "Sohbetler, son sorudan {{count}} gün sonra silinir.",
    deleteAll: "Tümünü sil",
    deleteAllTitle: "Bütün sohbetler silinsin mi?",
    deleteText: "Bu işlem geri alınamaz.",
  },
  form: { question: "Bir soru yaz ya da yenilenecek yanıtı belirt." },
  toasts: { renamed: "Sohbetin adı değişti", deleted: "Sohbet silindi", deletedAll: "Bütün sohbetler silindi" },
  errors: {
    chatNotFound: "Bu sohbet silinmiş ya da sana ait değil.",
    answerNotFound: "Bu yanıt silinmiş ya da sana ait değil.",
    tooManyQuestions: "Bugünkü {{most}} soru hakkını kullandın. Yeniden sorabileceğin zaman: {{time}}.",
    notStreamed: "Yanıt yarıda kaldı. Yeniden dene.",
  },
  unknown: "Bilmiyorum",
  unknownText: "Bu sitede bunun yanıtı yok. Başka öğrenciler biliyor olabilir.",
  askOthers: "Konu aç",
  browse: "Soru-cevaba bak",
  limits: "Yanıtlar alıntıdır, güncelliğini yitirmiş olabilir. Resmî konularda üniversiteye danış.",
  limitsWithModel:
    "Yanıtı bir dil modeli yazabilir: modele yalnızca sorduğun soru ve onun için bulunan metinler gider, adın gitmez. Yanıtlar yanlış ya da eski olabilir. Resmî konularda üniversiteye danış.",
  suggestions: "Öneriler",
  login: "Sormak için giriş yap",
  samples: {
    withdraw: "Kaç dersten çekilebilirim?",
    repeat: "Tekrar aldığım derste hangi not sayılır?",
    anonymous: "Deneyimi benim yazdığımı biri görebilir mi?",
    honour: "Yüksek onur için ortalama kaç olmalı?",
  },
  own: {
    average: "Genel not ortalaman {{cgpa}}. Hesabında kayıtlı transkripte göre hesaplandı.",
    noAverage: "Hesabında henüz transkript yok. Ortalamanı görmek için ortalama hesaplayıcıya ekle.",
    class: "{{course}}, {{day}} saat {{time}}. Yer: {{place}}",
    noClass: "Önümüzdeki iki hafta için programında ders yok.",
    tickets_one: "{{count}} geçerli biletin var.",
    tickets_other: "{{count}} geçerli biletin var.",
  },
  facts: {
    article: "{{title}} (yönetmelik, madde {{article}})",
    credits: "{{code}} dersinin ODTÜ kredisi {{credits}}.",
    hours: "Haftada {{theory}} saat teori, {{practice}} saat uygulama var.",
    ects: "{{code}} dersinin AKTS kredisi {{ects}}.",
    prerequisites: "{{code}} dersinin ön koşulları arasında {{courses}} var.",
    noPrerequisites: "Katalogda {{code}} dersi için ön koşul yazmıyor.",
    ratings:
      "Öğrenciler derse 5 üzerinden {{overall}}, zorluğuna {{difficulty}} verdi; haftada {{hours}} saat çalışıyorlar ({{experiences}} deneyim).",
    department: "Bu bölümün kodu {{code}}, numarası {{number}}, fakültesi {{faculty}}.",
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { ai: "Yapay zekâ asistanı" } },
  settings: {
    fields: {
      assistant_questions: "Asistana günlük soru hakkı (kişi başına)",
      assistant_days: "Asistan sohbetlerinin saklanma süresi (gün)",
    },
    hints: { assistant_questions: "1–1000", assistant_days: "1–730. Son sorudan itibaren sayılır." },
  },
};
