/** Yasal başvurulara ilişkin sözler. */
import type { Translation } from "../../../platform/i18n/types";
import type { legalRequests as original } from "./en";

export const legalRequests: Translation<typeof original> = {
  pages: {
    write: "Verilerin ya da bir sayfa hakkında başvuru",
    confirm: "Başvurunu onayla",
    "admin-all": "Yasal başvurular",
    "admin-one": "Yasal başvuru",
  },
  descriptions: {
    write:
      "Hakkında tuttuğumuz verileri gör, düzelttir, sildir, kopyasını al, kullanılmasına itiraz et ya da hakkındaki bir sayfayı bildir. Hesap gerekmez.",
  },
  fields: {
    kind: "Ne istiyorsun?",
    name: "Adın soyadın",
    email: "E-posta",
    page: "Sayfanın adresi",
    file_number: "Dosya numarası",
    details: "Başvurun",
    website: "Web sitesi",
    key: "Anahtar",
    code: "Kod",
    act: "İşlem",
    decision: "Karar",
    answer: "Yanıt",
  },
  names: { kind: "Başvurunun konusu", name: "Ad soyad", details: "Başvuru metni" },
  hints: {
    email: "Senin olduğunu anlamak için bu adrese bir kod, sonra da yanıtımızı göndeririz.",
    page: "Bir sayfayla ilgili başvurular için. Tarayıcından kopyala.",
    file_number: "Mahkemeler ve kurumlar için: kararın ya da dosyanın numarası.",
    details: "Ne yapmamızı istiyorsun, neden? Kimlik belgesi gönderme.",
  },
  groups: { data: "Verilerin", page: "Bir sayfa" },
  kinds: {
    access: "Hakkımda hangi verileri tuttuğunuzu öğrenmek",
    copy: "Verilerimin bir kopyasını almak",
    correction: "Verilerimi düzelttirmek",
    erasure: "Verilerimi sildirmek",
    objection: "Verilerimin kullanılmasına itiraz etmek",
    aboutMe: "Bir sayfa benimle ya da işimle ilgili",
    concerned: "Bir sayfa özel hayatımı ya da kişilik haklarımı ihlal ediyor",
    copyright: "Bir sayfa telif hakkımı ihlal ediyor",
    court: "Mahkeme kararı",
    authority: "Kurum kararı",
  },
  form: {
    page: "Sayfanın adresini yaz.",
    fileNumber: "Dosya numarasını yaz.",
    code: "E-postadaki altı rakamı yaz.",
  },
  write: {
    lead: "Hesabın olsun olmasın, ücretsiz başvurabilirsin. Yanıtımızı e-postayla göndeririz.",
    selfTitle: "Daha hızlısı: kendin yap",
    self: "Hesabın varsa verilerini hemen indirebilir, hesabını kendin silebilirsin.",
    download: "Verilerimi indir",
    delete: "Hesabımı sil",
    times:
      "Verilerle ilgili başvuruları {{days}} gün, hakkında sayfa olan kişilerin başvurularını {{workingDays}} iş günü içinde yanıtlarız.",
    privacy: "Yazdıklarını sana yanıt vermek için kullanır, yanıt verdiğimizi kanıtlayabilmek için saklarız.",
    privacyLink: "Verileri ne kadar saklıyoruz?",
    submit: "Başvuruyu gönder",
  },
  confirm: {
    lead: "E-posta adresine altı rakamlı bir kod gönderdik. Kodu buraya yazınca başvurun bize ulaşır.",
    spam: "Kod 30 dakika geçerlidir. Gelmezse spam klasörüne bak.",
    submit: "Başvuruyu onayla",
    resend: "Yeni kod gönder",
    resent: "Yeni bir kod gönderdik.",
    openTitle: "Başvurunu aldık",
    open: "E-postayla yanıtlayacağımız en geç tarih:",
    done: "Başvurunu e-postayla yanıtladık.",
  },
  admin: {
    lead: "Kişilerin, mahkemelerin ve kurumların başvuruları. Süresi önce dolan önce gelir.",
    state: "Duruma göre başvurular",
    none: "Burada başvuru yok",
    partial: "Kişisel verilerle ilgili başvuruları yalnızca yöneticiler okur.",
    due: "Son gün",
    overdue: "Süresi geçti",
    answered: "Yanıtlandı",
    restrict:
      "Bir katkıyı hemen gizlemek için onu kendi türünün inceleme listesinde reddet. Böyle bir listesi yoksa sayfayı açıp şikâyet et: şikâyetine ekipten başka biri karar verir.",
    open: "Sayfayı aç",
    answerTitle: "Yanıt",
    answerLead: "Yanıtın {{email}} adresine {{language}} bir e-postayla gider. Sonradan değiştirilemez.",
    languages: { en: "İngilizce", tr: "Türkçe" },
    send: "Yanıtı gönder",
    ours: "Yanıtımız",
  },
  status: { open: "Açık", granted: "Kabul edildi", refused: "Reddedildi" },
  decisions: { granted: "Kabul et", refused: "Reddet" },
  toasts: { decided: "Yanıt gönderildi" },
  errors: {
    notFound: "Böyle bir başvuru yok.",
    codeWrong: "Bu kod yanlış. Kalan deneme: {{left}}.",
    codeOver: "Bu kodun süresi doldu. Yeni kod gönder.",
    codeTooSoon: "Yeni kod istemek için {{seconds}} saniye bekle.",
    alreadyDecided: "Bu arada başka biri bu başvuruyu yanıtladı.",
  },
  mail: {
    code: {
      subject: "Başvurunun kodu: {{code}}",
      text: "Merhaba,\n\nBu e-posta adresiyle bize bir başvuru yapıldı. Sen yaptıysan onaylamak için bu kodu başvuruyu gönderdiğin sayfaya yaz:\n\n{{code}}\n\nKod 30 dakika geçerlidir. Başvuru senin değilse bir şey yapma, onu sileriz.\n\nHocam ekibi",
    },
    received: {
      subject: "Başvurunu aldık",
      text: "Merhaba {{name}},\n\nBaşvurunu aldık. En geç {{due}} tarihine kadar (Türkiye saatiyle) yanıtlarız.\n\nHocam ekibi",
    },
    granted: {
      subject: "Başvurun kabul edildi",
      text: "Merhaba {{name}},\n\nBaşvurunu kabul ettik:\n\n{{answer}}\n\nHocam ekibi",
    },
    refused: {
      subject: "Başvurunun yanıtı",
      text: "Merhaba {{name}},\n\nBaşvurunu kabul edemedik:\n\n{{answer}}\n\nYanıtımıza katılmıyorsan Kişisel Verileri Koruma Kuruluna (kvkk.gov.tr), AB’deysen ülkendeki kuruma şikâyette bulunabilir ya da mahkemeye başvurabilirsin.\n\nHocam ekibi",
    },
    refusedPage: {
      subject: "Başvurunun yanıtı",
      text: "Merhaba {{name}},\n\nBaşvurunu kabul edemedik:\n\n{{answer}}\n\nYanıtımıza katılmıyorsan mahkemeye başvurabilirsin.\n\nHocam ekibi",
    },
  },
};
