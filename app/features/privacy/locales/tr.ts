/** Kişisel verilere ilişkin sözler: ne için, neye dayanarak, kime ve ne kadar süreyle. */
import type { Translation } from "../../../platform/i18n/types";
import type { privacy as original } from "./en";

export const privacy: Translation<typeof original> = {
  pages: { retention: "Verileri ne kadar saklıyoruz?", destruction: "Süresi dolup silinenler" },
  descriptions: { retention: "Hangi kişisel veri ne kadar saklanır, hesabınla birlikte neler silinir." },
  purposes: {
    account: {
      title: "Hesabın",
      data: "Ad, kullanıcı adı, üniversite e-posta adresi, bölüm, giriş yılı, dil, fotoğraf ve profiline eklediklerin; Google ile giriş yapıp yapmadığın; hesabına açılan özellikler",
      why: "Sana hesap vermek ve üniversiteden olduğunu bilmek",
    },
    security: {
      title: "Giriş ve güvenlik",
      data: "Şifre (yalnızca tuzlanmış scrypt özeti), tarayıcının tanımı ve yaklaşık yerinle birlikte oturumların ve cihazların, e-postalardaki kod ve bağlantıların özetleri, hesabınla ya da ağ (IP) adresinle tutulan deneme sayaçları",
      why: "Oturumunu açık tutmak, çalınan oturumları kapatmak, şifre denemelerini ve istek yağmurunu yavaşlatmak",
    },
    contributions: {
      title: "Yazdıkların ve paylaştıkların",
      data: "Deneyimler, veri bankası kayıtları, önerdiğin dersler, konular, notlar ve öbür gönderiler, yanıtlar, oylar ve beğeniler; hangi hesabın gönderdiği, önceki hâlleri ve inceleme kararı; katkı sayın ve VIP durumun",
      why: "Başkalarına göstermek, değiştirebilmeni sağlamak, VIP için saymak ve kötüye kullanımı durdurmak",
    },
    planning: {
      title: "Derslerin ve planların",
      data: "Kaydettiğin dersler, programların ve kimlerle paylaştığın, yapılacaklar, alarmlar, takviminin adresi",
      why: "Dönemini bütün cihazlarında planlamak",
    },
    transcript: {
      title: "Transkriptin",
      data: "Hesabına kaydettiğin transkript. Yalnızca cihazında tuttuğun transkript bize gönderilmez",
      why: "Onu bütün cihazlarında sana göstermek; onay verirsen yalnızca sana dersleri işaretlemek, programlarını kontrol etmek, alabileceğin dersleri listelemek ve kendi derslerin hakkındaki sorularını yanıtlamak",
    },
    communities: {
      title: "Topluluklar",
      data: "Üyelikler, görevler, katılma istekleri ve bunlara yazdıkların",
      why: "Toplulukları yürütmek ve kimlerin üye olduğunu göstermek",
    },
    events: {
      title: "Etkinlikler ve geziler",
      data: "Oluşturduğun etkinlikler, katılımların, verdiğin yıldızlar, gezi kayıtların",
      why: "Etkinlikleri göstermek ve organizatöre kimlerin geleceğini söylemek",
    },
    tickets: {
      title: "Biletler",
      data: "Siparişler, biletler, organizatörün sorularına yanıtların, girişler, bekleme listesindeki yerin, bilet sahiplerine giden mesajlar",
      why: "Bilet satmak, seni kapıdan almak ve değişiklikleri haber vermek",
    },
    payments: {
      title: "Ödemeler",
      data: "Ödemelerin tutarı, zamanı, durumu ve iadeleri. Kart numarası ödeme hizmetinde kalır",
      why: "Ödeme almak, geri vermek ve hesapları tutmak",
    },
    billing: {
      title: "Fatura kayıtları",
      data: "Ödenen her sipariş ve iadede o andaki ad, e-posta adresi, etkinlik, satıcı, tutar ve zaman",
      why: "Fatura kesmek ve defterleri yasanın istediği süre boyunca saklamak için",
    },
    surveys: {
      title: "Anketler ve oylamalar",
      data: "Katıldığın ve ne zaman katıldığın; anket adla yapılıyorsa yanıtların. Bir oylamada neyi seçtiğin hesabınla asla saklanmaz",
      why: "Herkesi bir kez saymak ve sonuçları sorana göstermek",
    },
    studyRooms: {
      title: "Çalışma odaları",
      data: "Açtığın ya da katıldığın odalar ve orada yazdıkların",
      why: "Birlikte çalışabilmeniz",
    },
    assistant: {
      title: "Yapay zekâ asistanı",
      data: "Soruların, bir yanıtın işe yarayıp yaramadığı ve açıksa dil modelinin yazdıkları",
      why: "Sana sohbetlerini göstermek ve işe yaramayan yanıtları bulmak",
    },
    health: {
      title: "Ruh sağlığı",
      data: "Orada paylaştıkların",
      why: "Yalnızca orada, onay veren başkalarına adın olmadan göstermek",
    },
    consents: {
      title: "Onayların",
      data: "Hangi metni ne zaman onayladığın ve ne zaman geri çektiğin",
      why: "Seçimine uymak ve onay verdiğini kanıtlayabilmek",
    },
    notifications: {
      title: "Bildirimler",
      data: "Bildirimlerin, hangilerini ne zaman istediğin, okuduğun duyurular, cihazlarının bildirim adresi",
      why: "Bilmek istediklerini, yalnızca onları haber vermek",
    },
    mails: {
      title: "Sana gönderilen e-postalar",
      data: "E-postaların türü, zamanı ve durumu; metni yalnızca gönderilene kadar",
      why: "Onları ulaştırmak ve gönderilemeyeni görmek",
    },
    messages: {
      title: "Bize yazdıkların ve başvuruların",
      data: "Ekibe gönderdiğin mesajlar, ekibe katılma başvuruların, yazıldığın bekleme listeleri",
      why: "Sana yanıt vermek",
    },
    requests: {
      title: "Yasal başvuruların",
      data: "Ad, e-posta, ne istediğin ve nedeni, ilgili sayfa ve yanıtımız",
      why: "Sana zamanında yanıt vermek ve yanıt verdiğimizi kanıtlayabilmek",
    },
    graduates: {
      title: "Mezunlar",
      data: "Ad, e-posta, telefon, bölüm, mezuniyet yılı, diploma numarası ya da mezun bağlantısı, notun ve karar",
      why: "Üniversiteden mezun olduğunu bilmek",
    },
    safety: {
      title: "Şikâyetler ve itirazlar",
      data: "Gönderdiğin şikâyetler, itirazların, hesabına verilen aralar ve alınan kararlar",
      why: "Siteyi kuralları içinde tutmak ve itiraz edebilmeni sağlamak",
    },
    staff: {
      title: "Ekibin işlemleri",
      data: "Ekipten kimin neyi, ne zaman ve neden kararlaştırdığı ya da değiştirdiği; işlemin kiminle ilgili olduğu",
      why: "Kararları açıklayabilmek ve kötüye kullanımı fark etmek",
    },
    errors: {
      title: "Hatalar",
      data: "Sayfanın adresi, teknik ileti, eklediğin not ve giriş yaptıysan hesabın",
      why: "Bozulanı bulup düzeltmek",
    },
    counting: {
      title: "Ziyaretlerin sayılması",
      data: "Bir sayfaya o gün bakıldığının işareti: hesabınla ya da misafirler için her gün değişen bir özetle",
      why: "Kimseyi aynı gün iki kez saymamak",
    },
  },
  bases: {
    contract: "Sözleşme: KVKK m. 5/2-c, GDPR m. 6(1)(b)",
    interest: "Meşru menfaat: KVKK m. 5/2-f, GDPR m. 6(1)(f)",
    duty: "Hukuki yükümlülük ve ispat: KVKK m. 5/2-ç ve e, GDPR m. 6(1)(c) ve (f)",
    consent: "Açık rızan: KVKK m. 5/1, GDPR m. 6(1)(a); Aldığım dersler sayfasından istediğin zaman geri çekebilirsin",
    explicit: "Açık rızan: KVKK m. 6/3-a, GDPR m. 9(2)(a); istediğin zaman geri çekebilirsin",
  },
  recipients: {
    cloudflare: "siteyi barındıran Cloudflare; Türkiye ve AB dışında da",
    everyone: "sayfayı açabilen herkes",
    members: "üyeler",
    consenting: "kendisi de onay vermiş üyeler",
    chosen: "senin seçtiğin kişiler",
    organizers: "etkinliğin ya da gezinin organizatörleri",
    staff: "ekipten işi gereği görenler",
    model: "açıksa dil modeli: yalnızca soru",
    push: "tarayıcının bildirim hizmeti, şifreli olarak",
    google: "giriş için kullanıyorsan Google",
    sipay: "Türkiye’deki ödeme hizmeti Sipay",
  },
  sensitivities: {
    open: "Başkaları için yazılmış",
    ordinary: "Olağan",
    confidential: "Gizli",
    special: "Özel nitelikli (sağlık)",
  },
  span: { days_one: "{{count}} gün", days_other: "{{count}} gün", years_one: "{{count}} yıl", years_other: "{{count}} yıl" },
  kept: {
    account: "Hesabını silene kadar.",
    own: "Sen onu ya da hesabını silene kadar.",
    named: "Hesabın durdukça adınla.",
    deleted: "Sen silene kadar.",
    always: "Site çalıştığı sürece; hesabını silersen adın olmadan.",
    assistantKeptDays: "Sen onu ya da hesabını silene ya da {{span}} boyunca bir şey sormayana kadar.",
    requestYears:
      "Yanıtlandıktan {{span}} sonraya kadar. Hesabını silersen yanıtlananlardan adın çıkar; bir sayfayla ilgili olup yanıt bekleyenlerde kalır.",
    billingYears:
      "Satışın ya da iadenin yapıldığı yılın sonundan {{span}} sonraya kadar; hesabını silsen de adın ve adresinle, çünkü defterler saklanmak zorunda.",
    consentYears: "Hesabın durdukça; sonra adın olmadan, her onaydan sonra {{span}} geçene kadar.",
    made: "En çok {{span}}.",
    used: "Son kullanıldığından ya da görüldüğünden {{span}} sonraya kadar.",
    ended: "Bittikten {{span}} sonraya kadar.",
    answered: "Yanıtlandıktan ya da kapandıktan {{span}} sonraya kadar.",
    decided: "Karardan {{span}} sonraya kadar.",
    expired: "Süresi dolduktan {{span}} sonraya kadar.",
    none: { expired: "Süresi dolana kadar." },
  },
  atDeletion: {
    unnamed: "Hesabını silersen adın olmadan kalır.",
    partly: "Hesabını silersen onaylananlar adın olmadan kalır, gerisi silinir.",
    sealed: "Hesabını silersen süresi dolana kadar olduğu gibi kalır.",
  },
  retention: {
    lead: "Neyi ne için ve ne zamana kadar sakladığımız. Süresi dolanları her gece bir iş siler.",
    notice: "Gizlilik bildirimi",
    download: "Envanteri indir (CSV)",
    account: "Hesap, silinmesini istedikten 14 gün sonra silinir; onunla birlikte gidecekler de o zaman gider.",
    contributions:
      "Yazıp sildiğin bir şey bütün sayfalardan hemen kalkar. Başkalarının yanıtı ona bağlıysa ya da incelendiyse, hesabın silinene ya da bizden silmemizi isteyene kadar gizli bir satır kalır.",
    backups:
      "Veritabanının yedeklerinin üzerine 30 gün sonra yazılır. Bir yedek geri yüklenince silinmiş bir hesap dönmesin diye hesabın iç numarasının özeti (hash) kalır.",
    why: "Ne için?",
    bases: "Hukuki dayanak",
    recipients: "Kimler görür?",
    kept: "Ne kadar süreyle?",
    places: "Veritabanında nerede?",
  },
  file: {
    place: "Yer",
    purpose: "Amaç",
    why: "Ne için",
    bases: "Hukuki dayanak",
    recipients: "Alıcılar",
    transfer: "Yurt dışına aktarım",
    retention: "Saklama süresi",
    sensitivity: "Hassasiyet",
    export: "Kişinin dışa aktarımında",
    isExported: "Var",
    isNotExported: "Yok",
  },
};
