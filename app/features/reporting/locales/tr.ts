/** Şikâyetlerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { elsewhere as englishElsewhere, reporting as original } from "./en";

export const reporting: Translation<typeof original> = {
  pages: {
    add: "Sorun bildir",
    "add-subject": "Şikâyet et",
    "thank-you": "Şikâyetin için teşekkürler",
    one: "Şikâyetin",
    personal: "Şikâyetlerim",
    "admin-paths": "Şikâyet sayfaları",
    "admin-all": "Şikâyetler",
    "admin-users": "Şikâyet edenler",
  },
  descriptions: {
    add: "Sorunu anlat; hesabın olsa da olmasa da sonucunu takip et.",
  },
  fields: {
    category: "Sorun ne?",
    details: "Ayrıntılar",
    email: "E-posta",
    reason: "Yanıt",
    website: "Web sitesi",
    template: "Şikâyet edene şablon",
    author_template: "Yazara şablon",
    author_reason: "İçerik kaldırılırsa yazarına",
    act: "İşlem",
    report_id: "Şikâyet",
  },
  hints: {
    details: "Neye bakmalıyız, neden?",
    email: "Yanıtı bir kez oraya gönderir, sonra adresi sileriz.",
    reason: "Şikâyet eden bunu okur.",
    author_reason: "Kaldırılan içeriğin yazarı bunu okur; şikâyet eden okumaz.",
  },
  categories: {
    spam: "Spam ya da reklam",
    harassment: "Hakaret ya da taciz",
    "personal-data": "Birinin kişisel verisi",
    false: "Yanlış bilgi",
    copyright: "Telif hakkı ihlali",
    "exam-material": "Sınav sorusu ya da hocanın dosyası",
    broken: "Bir şey çalışmıyor",
    other: "Başka bir şey",
  },
  types: {
    post: "Paylaşım",
    general: "Genel sorun",
  },
  states: { open: "Alındı", claimed: "İnceleniyor", upheld: "Kabul edildi", dismissed: "Reddedildi" },
  views: { open: "Açık", claimed: "Üstlenilen", decided: "Karara bağlanan" },
  who: { trusted: "Güvenilen bir üye", member: "Bir üye", guest: "Bir ziyaretçi" },
  errors: {
    subjectNotFound: "Bu içerik artık yok.",
    notFound: "Bu kodla bir şikâyet yok. Kodu kontrol et.",
    alreadyReported: "Bunu zaten şikâyet ettin. Başvuru kodun: {{reference}}",
    ownReport: "Bunu sen yazdın ya da sen şikâyet ettin; kararı başkası verir.",
    claimedByOther: "Bunu başka biri üstlendi.",
    alreadyDecided: "Bu şikâyet zaten karara bağlanmış.",
    undoTooLate: "Bu artık geri alınamaz.",
    undoCollides: "Geri alınamaz: bu arada biri aynı şeyi yeniden şikâyet etti.",
    authorReasonNeeded: "Yazara nedenini yaz ya da bir şablon seç.",
  },
  form: { reason: "Bir yanıt yaz ya da şablon seç." },
  add: {
    lead: "Hesap gerekmez. Her şikâyeti bir moderatör okur.",
    subjectLead: "Hesap gerekmez. Kimin şikâyet ettiğini ne yazarı ne de başkaları öğrenir.",
    about: "Şikâyet ettiğin içerik:",
    toItem: "İçeriği yeniden aç",
    privacy: "Verilerinle ne yaptığımız:",
    privacyLink: "gizlilik politikası",
    submit: "Şikâyeti gönder",
  },
  find: {
    title: "Daha önce şikâyet ettin mi?",
    submit: "Durumunu göster",
    unreadable: "16 karakterli başvuru kodunu yaz.",
  },
  thanks: {
    lead: "Şikâyetin bize ulaştı, bir moderatör inceleyecek.",
    keep: "Bu kodu sakla: giriş yapmadan şikâyet ettiysen sonucu görmenin tek yolu bu.",
    toStatus: "Durumu gör",
    noCode: "Her şikâyet işe yarıyor.",
  },
  one: {
    reference: "Başvuru kodu",
    about: "Şikâyet edilen",
    category: "Kategori",
    sent: "Gönderildi",
    claimed: "İncelemeye alındı",
    decided: "Karar verildi",
    answer: "Yanıtımız",
    means: {
      open: "Bize ulaştı. Henüz kimse bakmadı.",
      claimed: "Bir moderatör inceliyor.",
      upheld: "Haklıydın, gereğini yaptık.",
      dismissed: "İnceledik, bir değişiklik yapmadık.",
    },
  },
  personal: {
    lead: "Şikâyetlerin ve yanıtlarımız. Bunları yalnızca sen görürsün.",
    none: "Henüz bir şikâyetin yok",
    noneText: "Yanlış bir şey mi gördün? Her deneyimin ve kaydın altında şikâyet bağlantısı var.",
  },
  median: {
    time: "Son 30 gündeki şikâyetlerin yarısı {{time}} içinde karara bağlandı.",
    none: "Son 30 günde karara bağlanan şikâyet yok.",
  },
  all: {
    lead: "Aynı içerik hakkındaki şikâyetler birlikte karara bağlanır. Şikâyet edenler gizli kalır.",
    usersLead: "Kim ne kadar şikâyet ediyor, ne kadarında haklı; hangi şikâyetin kime ait olduğu gösterilmez.",
    state: "Durum",
    reports_one: "{{count}} şikâyet",
    reports_other: "{{count}} şikâyet",
    more_one: "ve {{count}} tane daha",
    more_other: "ve {{count}} tane daha",
    itemIs: "İçerik:",
    own: "Bunu sen yazdın ya da sen şikâyet ettin; kararı başkası verir.",
    uphold: "Kabul et",
    upholdItem: "Kabul et ve içeriği kaldır",
    dismiss: "Reddet",
    dismissItem: "Reddet, içerik kalsın",
    none: "Burada bir şey yok",
    noneText: "Burada şikâyet yok.",
  },
  toasts: {
    claim: "Yarım saatliğine üstlendin",
    undo: "Karar geri alındı",
    uphold: "Şikâyet kabul edildi. On dakika içinde “Karara bağlanan” altından geri alabilirsin.",
    dismiss: "Şikâyet reddedildi. On dakika içinde “Karara bağlanan” altından geri alabilirsin.",
  },
  mail: {
    upheld: {
      subject: "Şikâyetinin gereği yapıldı",
      text: "Merhaba,\n\n{{reference}} kodlu şikâyetini inceledik ve gereğini yaptık:\n\n{{answer}}\n\n{{url}}\n\nYardımın için teşekkürler.",
    },
    dismissed: {
      subject: "Şikâyetini inceledik",
      text: "Merhaba,\n\n{{reference}} kodlu şikâyetini inceledik, bir değişiklik yapmadık:\n\n{{answer}}\n\n{{url}}\n\nYazdığın için teşekkürler.",
    },
  },
  notices: {
    answered: "{{title}} kodlu şikâyetin yanıtlandı",
    answeredChoice: "Şikâyetlerine verilen yanıtlar",
    claimed: "Üstlendiğin {{title}} kodlu şikâyet hâlâ bekliyor",
    claimedChoice: "Üstlenip karar vermediğin şikâyetler",
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { reports: "Şikâyetler", myReports: "Şikâyetlerim", report: "Sorun bildir" } },
  settings: {
    fields: { report_threshold: "Bir içeriği gizleyen şikâyet sayısı" },
    hints: { report_threshold: "2–20. Bu kadar güvenilir kişi aynı içeriği şikâyet edince içerik yeniden incelemeye alınır." },
  },
};
