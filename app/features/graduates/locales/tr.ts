/** Mezun kapısının sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { graduates as original } from "./en";

export const graduates: Translation<typeof original> = {
  pages: {
    login: "Mezun girişi",
    register: "Mezun başvurusu",
    applications: "Mezun başvuruları",
  },
  descriptions: {
    register: "Mezunlar diploma numarası ya da mezun bağlantısıyla girer; başvuruyu bir moderatör doğrular.",
  },
  fields: {
    name: "Ad soyad",
    user_email: "E-posta",
    phone: "Telefon",
    department_id: "Bölüm",
    graduation_year: "Mezuniyet yılı",
    diploma_number: "Diploma numarası",
    alumni_link: "Mezun bağlantısı",
    note: "Not",
    reason: "Gerekçe",
  },
  hints: {
    name: "Diplomanda yazdığı gibi.",
    user_email: "Yarın da kullanacağın herhangi bir adres.",
    phone: "Yalnızca anlaşılmayan bir şey olursa ararız.",
    diploma_number: "Bu ya da mezun bağlantısı; biri yeter.",
    alumni_link: "Mezun olduğunu gösteren bir sayfa, örneğin mezunlar derneğindeki profilin.",
    reason: "Başvurana e-postayla gider.",
  },
  form: {
    phone: "Telefonda yalnızca rakam, boşluk ve + ( ) - olabilir; en az 7 rakam gerekli.",
    proof: "Diploma numarası ya da mezun bağlantısı yaz.",
    reason: "Nedenini yaz: başvuran okuyacak.",
  },
  errors: {
    authenticationFailed: "Kimlik doğrulanamadı.",
    submissionFailed: "Başvuru gönderilemedi.",
    unknownDepartment: "Listeden bir bölüm seç.",
    futureYear: "Bu yıl henüz gelmedi.",
    notFound: "Böyle bir başvuru yok.",
    ownApplication: "Bu başvuru senin, kararı başkası verir.",
    alreadyDecided: "Bu başvuruya başkası karar vermiş.",
  },
  login: {
    submit: "Giriş yap",
    lead: "Başvurusu onaylanan mezunlar için.",
    noAccount: "Henüz başvurmadın mı?",
    apply: "Başvur",
    student: "Öğrenci girişi",
  },
  apply: {
    lead: "Başvurunu bir moderatör doğrular. Sonra sana bir bağlantı yollarız, veri bankası da açılır.",
    proof: "Mezun olduğunu nereden anlayalım?",
    submit: "Başvuruyu gönder",
    hasAccount: "Onaylandın mı?",
    privacy: "Verilerine ne olduğunu burada anlattık:",
    privacyLink: "gizlilik bildirimi",
    sentTitle: "Başvurun bize ulaştı",
    sent: "{{email}} adresine bir e-posta gönderdik. Kararı bir sonraki e-postada okuyacaksın.",
    home: "Ana sayfaya",
  },
  list: {
    lead: "Kanıta bak, sonra karar ver. Onay bir hesap açar ve bağlantı yollar.",
    search: "Ad, e-posta, telefon ya da diploma numarası",
    none: "Burada başvuru yok",
    noneText: "Yeni başvurular “Bekliyor” altında görünür.",
    sent: "Gönderildi",
    decided: "Karar",
    writes: "Yazışma dili",
    english: "İngilizce",
    turkish: "Türkçe",
    reasonGiven: "Gerekçe: {{reason}}",
    own: "Bu başvuru senin, kararı başkası verir.",
    approveOne: "Onayla: {{name}}",
    approveTitle: "{{name}} onaylansın mı?",
    approveText: "{{email}} için hesap açılır ya da var olan hesap mezun olarak işaretlenir; adrese bir bağlantı gider.",
    rejectOne: "Reddet: {{name}}",
    rejectTitle: "{{name}} reddedilsin mi?",
    approved: "Onaylandı. E-posta yolda.",
    rejected: "Reddedildi. E-posta yolda.",
  },
  mail: {
    received: {
      subject: "Başvurun bize ulaştı",
      text: "Merhaba,\n\nmezun başvurun bize ulaştı. Bir moderatör doğrulayınca yeniden yazacağız.\n\nBaşvuran sen değilsen bu e-postayı yok say.",
    },
    waits: {
      subject: "Başvurun bekliyor",
      text: "Merhaba,\n\nbiri senin adresinle yeniden başvurdu. Başvurun zaten bizde ve bir moderatörü bekliyor; yapman gereken bir şey yok.",
    },
    "already-in": {
      subject: "Zaten içeridesin",
      text: "Merhaba,\n\nbiri senin adresinle yeniden başvurdu. Başvurun zaten onaylandı. Buradan giriş yap:\n\n{{login}}\n\nŞifren henüz yoksa ya da unuttuysan buradan belirle:\n\n{{forgot}}",
    },
    approved: {
      subject: "Yeniden hoş geldin",
      text: "Merhaba,\n\nbaşvurun onaylandı. Şifreni belirlemek için bu bağlantıyı aç. 7 gün ve bir kez geçerli:\n\n{{url}}\n\nSonra buradan giriş yap:\n\n{{login}}\n\nBu adresle hesabın var mıydı? Artık mezun hesabı. Yenisini belirlemezsen şifren olduğu gibi kalır.",
    },
    rejected: {
      subject: "Başvurun",
      text: "Merhaba,\n\nbaşvurunu onaylayamadık. Gerekçesi:\n\n{{reason}}\n\nYeniden başvurabilirsin:\n\n{{url}}",
    },
  },
};
