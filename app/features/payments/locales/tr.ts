/** Ödemelerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { payments as english, elsewhere as englishElsewhere } from "./en";

export const payments: Translation<typeof english> = {
  pages: {
    payment: "Bilet ödemesi",
    success: "Ödeme alındı",
    cancel: "Ödeme tamamlanmadı",
    personal: "Ödemelerim",
    paths: "Ödeme sayfaları",
    admin: "Ödemeler",
  },
  descriptions: {
    personal: "Bilet ödemelerin ve iadelerin.",
  },
  fields: { day: "Gün" },
  errors: {
    notFound: "Ödeme bulunamadı.",
    nothingToPay: "Ödenecek sipariş yok. Süresi dolmuş olabilir: yeniden sipariş ver.",
    notSetUp: "Kartla ödeme henüz açık değil.",
    providerDown: "Ödeme kuruluşu yanıt vermiyor. Yerlerini tutuyoruz; bir dakika sonra yeniden dene.",
  },
  money: { amount: "{{price}} ₺" },
  payment: {
    lead: "Yerlerini şu saate kadar tutuyoruz:",
    seats: "{{count}} × {{name}}",
    total: "Toplam",
    pay: "{{price}} öde",
    provider: "Ödemeyi Sipay'in sayfasında yaparsın. Kart numaranı biz görmeyiz.",
    refund: "Son iade zamanı:",
    noRefund: "Etkinliğe az zaman kaldığı için bu biletler iade edilemez.",
    terms: "Tarihi belli etkinlik biletlerinde 14 günlük cayma hakkı yoktur. Etkinlik iptal olursa paran geri ödenir.",
    none: "Ödenecek bir şey yok",
    noneText: "Siparişini ödedin, iptal ettin ya da süresi doldu.",
    toTickets: "Bilet al",
    notSetUp: "Kartla ödeme henüz açık değil.",
  },
  success: {
    lead: "Biletlerin hazır.",
    none: "Burada onaylanacak bir ödeme yok. Ödemelerini Ödemelerim sayfasında bulursun.",
    unseated: "Ödemen ulaştığında bu biletler artık alınamıyordu. Tutarın tamamı kartına iade ediliyor.",
    twice: "Bu biletleri zaten ödemiştin. İkinci ödemenin tamamı kartına iade ediliyor.",
    toTickets: "Biletlerimi göster",
  },
  cancel: {
    open: "Para henüz bize ulaşmadı. Ödediysen biletlerin birkaç dakika içinde burada görünür.",
    failed: "Ödeme gerçekleşmedi ve kartından para çekilmedi. Yerlerini tuttuğumuz süre içinde yeniden deneyebilirsin.",
    again: "Yeniden dene",
    payments: "Ödemelerim",
  },
  problems: {
    badHash: "Ödeme sayfasından gelen bilgiyi doğrulayamadık, bu yüzden hiçbir şey değişmedi. Ödediysen ödemeni biz buluruz.",
    wrongInvoice: "Ödeme sayfasından gelen bilgi başka bir ödemeye ait, bu yüzden hiçbir şey değişmedi.",
    wrongAmount: "Tutar siparişle uyuşmuyor. Ekibimiz inceliyor.",
    wrongCurrency: "Para birimi siparişle uyuşmuyor. Ekibimiz inceliyor.",
    alreadyRefunded: "Bu ödeme daha önce iade edilmiş. Ekibimiz inceliyor.",
    unknownInvoice: "Böyle bir ödeme bulamadık.",
    providerDown: "Ödeme kuruluşu yanıt vermiyor. Sormaya devam ediyoruz.",
  },
  personal: {
    lead: "Bilet ödemelerin ve iadelerin.",
    none: "Henüz ödemen yok",
    refunded: "{{price}} iade edildi",
  },
  statuses: { open: "Sonuçlanmadı", paid: "Ödendi", failed: "Başarısız", unpaid: "Ödenmedi" },
  admin: {
    lead: "Sonuçlanmayan ödemeler, reddedilen iadeler ve bir günün hesapları.",
    notSetUp: "Kartla ödeme kapalı: SIPAY_MERCHANT_KEY, SIPAY_APP_ID ve SIPAY_APP_SECRET ayarlanmalı.",
    books: "Günün hesapları",
    accounts: { provider: "Ödeme kuruluşunda", buyer: "Alıcılara borç", organizer: "Organizatörlere borç" },
    account: "Hesap",
    debit: "Borç",
    credit: "Alacak",
    balance: "Bakiye",
    open: "Sonuçlanmayan ödemeler",
    failed: "Reddedilen iadeler",
    refused: "Sipay'den gelen ve reddedilen mesajlar",
    none: "Burada bir şey yok",
    retry: "Yeniden dene",
    ask: "Yeniden sor",
    show: "Göster",
  },
  compare: {
    start: "Sipay ile karşılaştır",
    title: "Sipay ile karşılaştırma",
    count_one: "{{count}} ödeme karşılaştırıldı.",
    count_other: "{{count}} ödeme karşılaştırıldı.",
    agree: "Kayıtlarımız Sipay'dekilerle aynı.",
    ours: "Bizde: {{paid}} ödendi, {{refunded}} iade edildi",
    theirs: "Sipay'de: {{paid}} ödendi, {{refunded}} iade edildi",
    more: "Devamını karşılaştır",
    differences: {
      paidThere: "Sipay'de ödenmiş, bizde görünmüyor. Yeniden kontrol edersen tamamlanır.",
      paidHere: "Bizde ödenmiş, Sipay'de görünmüyor. Sipay üye iş yeri panelinden bak.",
      amount: "Tutarlar farklı. Sipay üye iş yeri panelinden bak.",
      currency: "Para birimi lira değil. Sipay üye iş yeri panelinden bak.",
      refunds: "İade tutarları farklı. İade henüz yolda olabilir; fark sürerse Sipay üye iş yeri panelinden bak.",
    },
  },
  toasts: { retried: "Yeniden denendi", asked: "Ödeme yeniden soruldu" },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { myPayments: "Ödemelerim" } },
  admin: { tools: { payments: { title: "Ödemeler", text: "Sonuçlanmayanlar, iadeler, günün hesapları" } } },
};
