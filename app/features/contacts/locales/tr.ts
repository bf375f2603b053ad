/** Ekibe yazmanın sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { contacts as english } from "./en";

export const contacts: Translation<typeof english> = {
  pages: { write: "Bize yaz", "admin-all": "Ekibe gelen mesajlar", "admin-one": "Mesaj" },
  descriptions: { write: "Aklına takılanı sor, eksik ya da yanlış gördüğünü yaz. Her mesajı okuyor, e-postayla yanıtlıyoruz." },
  fields: {
    first_name: "Ad",
    last_name: "Soyad",
    email: "E-posta",
    phone: "Telefon",
    subject: "Konu",
    platform: "Hocam'ı nerede kullanıyorsun?",
    details: "Mesaj",
    website: "Web sitesi",
    status: "Durum",
    answer: "Yanıt",
    act: "İşlem",
  },
  names: { platform: "Kullandığın yer" },
  platforms: { web: "Web", mobile: "Telefon", both: "İkisi de", other: "Başka bir yer" },
  status: { open: "Açık", answered: "Yanıtlandı", closed: "Kapatıldı" },
  form: { phone: "Telefon numarasını rakamlarla yaz, örneğin +90 532 000 00 00." },
  write: {
    lead: "Soracağın bir şey, bir önerin ya da fark ettiğin bir hata mı var? Bize yaz. Her mesajı okuyor, e-postayla yanıtlıyoruz.",
    privacy: "Yazdıklarını seni yanıtlamak için kullanıyor, yanıttan bir yıl sonra siliyoruz.",
    privacyLink: "Gizlilik bildirimi",
    submit: "Mesajı gönder",
  },
  places: {
    faq: "Sık sorulan sorular",
    qa: "[[shortTr]] hakkında yanıtlar",
    report: "Kurallara uymayan içeriği şikâyet et",
  },
  sent: {
    title: "Mesajın bize ulaştı",
    text: "Yazdığın e-posta adresine yanıt vereceğiz; genelde birkaç gün sürüyor.",
    another: "Yeni mesaj yaz",
  },
  inbox: {
    lead: "İletişim formundan gelen mesajlar. Yanıtlar e-postayla gidiyor.",
    state: "Duruma göre mesajlar",
    search: "Ad, e-posta ya da konu",
    none: "Burada mesaj yok",
    from: "Gönderen",
    uses: "Hocam'ı kullandığı yer",
  },
  one: {
    member: "hesabı var",
    guest: "hesapsız yazdı",
    answer: "Yanıt",
    answerLead: "Yanıtın {{email}} adresine gidecek. Yanıtı mesajın dilinde yaz.",
    answered: "Yanıtımız",
    send: "Yanıtı gönder",
    close: "Yanıtlamadan kapat",
    reopen: "Yeniden aç",
  },
  toasts: { answer: "Yanıt gönderildi", close: "Mesaj kapatıldı", reopen: "Mesaj yeniden açıldı" },
  errors: {
    notFound: "Böyle bir mesaj yok.",
    alreadyAnswered: "Bu mesajı bu arada başka biri yanıtladı.",
    changedMeanwhile: "Bu arada başka biri bu mesajda değişiklik yaptı. Sayfayı yenile.",
  },
  mail: {
    answered: {
      subject: "Yanıt: {{subject}}",
      text: "Merhaba {{name}},\n\n{{answer}}\n\nHocam ekibi",
    },
  },
};
