/** Ürünü anlatan sayfaların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { info as original } from "./en";

export const info: Translation<typeof original> = {
  pages: {
    about: "Hakkımızda",
    faq: "Sık sorulan sorular",
    pages: "Tüm sayfalar",
    privacy: "Gizlilik bildirimi",
    terms: "Kullanım koşulları",
    "cookie-policy": "Çerez politikası",
  },
  descriptions: {
    about: "Bu platform nedir, nasıl işler, arkasında kim var.",
    pages: "Açabileceğin bütün sayfalar, konularına göre.",
    faq: "Hesap, anonimlik, VIP, inceleme ve verilerin hakkında yanıtlar.",
    privacy: "Hangi verileri neden, nerede ve ne kadar sakladığımız; hakların.",
    terms: "Hesap, katkı, inceleme ve veri bankası kuralları.",
    "cookie-policy": "Kullandığımız çerezler, adlarıyla; ve senin tercihin.",
  },
  article: {
    contents: "Bu sayfada",
    updated: "Son değişiklik:",
  },
  about: {
    act: "Ders bul",
  },
  faq: {
    lead: "Aradığın burada yok mu? Bize yaz:",
    search: "Sorularda ara",
    found_one: "{{count}} yanıt",
    found_other: "{{count}} yanıt",
    nothing: "Bu kelimeleri içeren bir yanıt yok",
    nothingText: "Başka bir kelime dene ya da bize yaz: {{email}}",
    showAll: "Bütün soruları göster",
    link: "Bu yanıtın bağlantısı",
  },
  pageList: {
    lead: "Açabileceğin bütün sayfalar.",
    more: "Üyelere açık sayfaları görmek için giriş yap.",
    logIn: "Giriş yap",
  },
  paths: {
    lead: "Bu bölümün bütün sayfaları, sitenin kendi kaydından.",
    page: "Sayfa",
    path: "Adres",
    access: "Kimler açabilir",
    state: "Durum",
    open: "Açık",
    maintenance: "Bakımda: yalnızca yöneticiler",
    consent: "Onaydan sonra",
    leadsTo: "Yönlendirir:",
    public: "Herkes",
    guest: "Giriş yapmamış ziyaretçiler",
    user: "Giriş yapmış kullanıcılar",
    moderator: "Moderatörler ve yöneticiler",
    admin: "Yöneticiler",
  },
  consent: {
    title: "Tercihin",
    undecided: "Henüz seçim yapmadın. Yapana kadar isteğe bağlı her şey kapalı.",
    decided: "Tercihin kayıtlı. İstediğin an değiştirebilirsin.",
    essential: "Gerekli",
    essentialHint: "Giriş, dil, tema ve tercihin. Her zaman açık.",
    analytics: "Analiz",
    analyticsHint: "Hangi sayfalar işe yarıyor, tarayıcılarda nerede hata oluyor.",
    marketing: "Pazarlama",
    marketingHint: "Topluluğa daveti kaç kişi izliyor.",
    save: "Tercihimi kaydet",
    all: "Hepsine izin ver",
    none: "Yalnızca gerekli",
  },
};
