/** Ürünü anlatan sayfaların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { info as original } from "./en";

export const info: Translation<typeof original> = {
  pages: {
    about: "Hakkımızda",
    faq: "Sık sorulan sorular",
    pages: "Tüm sayfalar",
    preparation: "Dönemden önce",
    privacy: "Gizlilik bildirimi",
    terms: "Kullanım koşulları",
    accessibility: "Erişilebilirlik",
    computed: "Hesaplanan kararlar",
    "cookie-policy": "Çerez politikası",
  },
  descriptions: {
    about: "Bu platform nedir, nasıl işler, arkasında kim var.",
    pages: "Açabileceğin bütün sayfalar, konularına göre.",
    preparation: "Dönem başlamadan ve İngilizce hazırlık yılında yapılacaklar: dersler, program, kurallar, tarihler.",
    faq: "Hesap, anonimlik, VIP, inceleme ve verilerin hakkında yanıtlar.",
    privacy: "Hangi verileri neden, nerede ve ne kadar sakladığımız; hakların.",
    terms: "Hesaplar, katkılar, inceleme ve veri bankasıyla ilgili kurallar.",
    accessibility: "Siteyi herkes kullanabilsin diye neleri test ediyoruz, neler henüz erişilebilir değil, kime haber verirsin.",
    computed: "Sitenin neleri hesaplayarak kararlaştırdığı, bugünkü sayılarla; nasıl itiraz edilir.",
    "cookie-policy": "Kullandığımız çerezler ve senin tercihin.",
  },
  article: {
    contents: "Bu sayfada",
    updated: "Son değişiklik:",
  },
  about: {
    act: "Ders bul",
  },
  preparation: {
    dates: "Sıradaki tarihler",
    noDates: "Önümüzdeki aylar için henüz tarih girilmedi. Üniversite tarihleri akademik takviminde duyurur.",
    datesNote: "Ekip, tarihleri üniversitenin akademik takviminden girer; geçerli olan o takvimdir.",
  },
  faq: {
    lead: "Aradığın burada yok mu? Bize yaz:",
    nothingText: "Başka bir kelime dene ya da bize yaz: {{email}}",
  },
  pageList: {
    lead: "Açabileceğin bütün sayfalar.",
    more: "Üyelere açık sayfaları görmek için giriş yap.",
    logIn: "Giriş yap",
  },
  paths: {
    lead: "Bu bölümün bütün sayfaları.",
    page: "Sayfa",
    path: "Adres",
    access: "Kimler açabilir?",
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
    essentialHint: "Oturum, dil, tema ve tercihin. Her zaman açık.",
    analytics: "Analiz",
    analyticsHint: "Hangi sayfalar işe yarıyor, tarayıcılarda nerede hata oluyor.",
    marketing: "Pazarlama",
    marketingHint: "Topluluğa daveti kaç kişinin izlediği.",
    save: "Tercihimi kaydet",
    all: "Hepsine izin ver",
    none: "Yalnızca gerekliler",
  },
};
