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
    register: "Mezunlar diploma numarası ya da mezun bağlantısıyla katılır; başvuruyu bir moderatör doğrular.",
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
    user_email: "Kullanmaya devam edeceğin herhangi bir adres.",
    phone: "Yalnızca bir şey anlaşılmazsa ararız.",
    diploma_number: "Diploma numarası ya da mezun bağlantısı; biri yeter.",
    alumni_link: "Mezun olduğunu gösteren bir sayfa, örneğin mezunlar derneğindeki profilin.",
    reason: "Başvurana e-postayla gönderilir.",
  },
  form: {
    phone: "En az 7 rakam yaz; yalnızca boşluk ve + ( ) - eklenebilir.",
    proof: "Diploma numarası ya da mezun bağlantısı yaz.",
    reason: "Gerekçe yaz: başvuran okuyacak.",
  },
  errors: {
    authenticationFailed: "Giriş yapılamadı.",
    submissionFailed: "Başvuru gönderilemedi.",
    unknownDepartment: "Listeden bir bölüm seç.",
    futureYear: "Gelecekte olmayan bir yıl yaz.",
    notFound: "Başvuru bulunamadı.",
    ownApplication: "Bu başvuru senin, kararı başkası verir.",
    alreadyDecided: "Bu başvuruya zaten karar verilmiş.",
  },
  login: {
    submit: "Giriş yap",
    lead: "Başvurusu onaylanan mezunlar için.",
    noAccount: "Henüz başvurmadın mı?",
    apply: "Başvur",
    student: "Öğrenci girişi",
  },
  apply: {
    lead: "Başvurunu bir moderatör doğrular. Sonra sana bir bağlantı göndeririz ve veri bankası açılır.",
    proof: "Mezuniyet kanıtı",
    submit: "Başvuruyu gönder",
    hasAccount: "Onaylandın mı?",
    privacy: "Verilerinle ne yaptığımız:",
    privacyLink: "gizlilik bildirimi",
    sentTitle: "Başvurun bize ulaştı",
    sent: "{{email}} adresine bir e-posta gönderdik. Kararı bir sonraki e-postada yazacağız.",
    home: "Ana sayfaya dön",
  },
  list: {
    lead: "Kanıtı kontrol et, sonra karar ver. Onaylayınca hesap açılır ve bağlantı gönderilir.",
    search: "Ad, e-posta, telefon ya da diploma numarası",
    none: "Burada başvuru yok",
    noneText: "Yeni başvurular “Bekliyor” altında görünür.",
    sent: "Gönderildi",
    decided: "Karar",
    writes: "E-posta dili",
    english: "İngilizce",
    turkish: "Türkçe",
    reasonGiven: "Gerekçe: {{reason}}",
    own: "Bu başvuru senin, kararı başkası verir.",
    approveOne: "Onayla: {{name}}",
    approveTitle: "{{name}} onaylansın mı?",
    approveText: "{{email}} için hesap açılır ya da var olan hesap mezun olarak işaretlenir; adrese bir bağlantı gönderilir.",
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
      text: "Merhaba,\n\nbiri senin adresinle yeniden başvurdu. Başvurun zaten bizde, bir moderatörün incelemesini bekliyor; bir şey yapman gerekmiyor.",
    },
    "already-in": {
      subject: "Zaten hesabın var",
      text: "Merhaba,\n\nbiri senin adresinle yeniden başvurdu. Başvurun zaten onaylandı. Buradan giriş yap:\n\n{{login}}\n\nŞifren henüz yoksa ya da unuttuysan buradan belirle:\n\n{{forgot}}",
    },
    approved: {
      subject: "Yeniden hoş geldin",
      text: "Merhaba,\n\nbaşvurun onaylandı. Şifreni belirlemek için bu bağlantıyı aç. Bağlantı 7 gün geçerli ve bir kez kullanılabilir:\n\n{{url}}\n\nSonra buradan giriş yap:\n\n{{login}}\n\nBu adresle zaten hesabın var mıydı? Artık mezun hesabı. Yenisini belirlemezsen şifren aynı kalır.",
    },
    rejected: {
      subject: "Başvurun",
      text: "Merhaba,\n\nbaşvurunu onaylayamadık. Gerekçesi:\n\n{{reason}}\n\nYeniden başvurabilirsin:\n\n{{url}}",
    },
  },
  notices: {
    approved: "Mezun başvurun onaylandı: veri bankası sana açıldı",
    approvedChoice: "Mezun başvurunun onaylanması",
    rejected: "Mezun başvurun onaylanmadı",
    rejectedChoice: "Mezun başvurunun onaylanmaması",
  },
};
