/** Sık sorulan soruların Türkçesi. */
import type { FaqGroup } from "./article";

export const faq: FaqGroup[] = [
  {
    id: "start",
    title: "İlk adımlar",
    items: [
      {
        id: "need-account",
        question: "Hesap açmam gerekiyor mu?",
        answer: [
          "Okumak için gerekmez. [Ders deneyimleri](/courses/all) ve [katalog](/catalog/all) herkese açık. Yazmak, ders kaydetmek ve veri bankasını açmak için hesap gerekir.",
        ],
      },
      {
        id: "who-can-register",
        question: "Kimler kaydolabilir?",
        answer: [
          "Üniversite adresi ({{domains}}) olan herkes. Adrese bir bağlantı göndeririz; bağlantıyı açınca hesabın kullanıma açılır.",
        ],
      },
      {
        id: "no-mail",
        question: "Doğrulama e-postası gelmiyor. Ne yapmalıyım?",
        answer: [
          "Önce spam klasörüne bak. Bağlantı 24 saat geçerlidir; [giriş sayfasından](/reception/login) yenisini isteyebilirsin. O da olmazsa {{email}} adresine yaz.",
        ],
      },
      {
        id: "official",
        question: "{{name}} üniversitenin bir hizmeti mi?",
        answer: [
          "Hayır. Öğrenciler, öğrenciler için yapıyor. Seni bağlayan her konuda (kayıt, ön koşul, not, tarih) üniversitenin kendi sistemleri ve metinleri geçerlidir.",
        ],
      },
      {
        id: "course-missing",
        question: "Bir ders eksik. Nasıl eklenir?",
        answer: ["Kodu ve adıyla [öner](/courses/submission). Ekip üniversitenin kataloğuyla karşılaştırır; sonucu aynı sayfada görürsün."],
      },
    ],
  },
  {
    id: "experiences",
    title: "Deneyimler ve anonimlik",
    items: [
      {
        id: "anonymous",
        question: "Bir deneyimi benim yazdığımı kimse görebilir mi?",
        answer: [
          "Hiçbir okur göremez. Deneyimler her zaman yazarının adı olmadan gösterilir; moderatörler de yazarını görmeden inceler. Hesap yalnızca veritabanında tutulur: böylece metnini düzenleyebilirsin ve katkın VIP için sayılır.",
          "Yine de kendi sözlerin seni ele verebilir, özellikle küçük şubelerde. Anonimliğin diğer sınırları [gizlilik bildiriminde](/policies/privacy#anonymity).",
        ],
      },
      {
        id: "how-many",
        question: "Bir ders hakkında kaç kez yazabilirim?",
        answer: ["Her hoca ve dönem için bir kez. Dersi tekrar aldıysan ikisi de anlatmaya değer."],
      },
      {
        id: "edit",
        question: "Yazdığımı değiştirebilir ya da silebilir miyim?",
        answer: [
          "Evet, [deneyimlerim](/courses/personal) sayfasından. Değiştirdiğin metin yayımlanmadan önce yeniden incelenir; sildiğin deneyim artık VIP için sayılmaz.",
        ],
      },
      {
        id: "averages",
        question: "İki deneyimi olan bir dersin ortalaması neden görünmüyor?",
        answer: [
          "Çünkü iki kişinin görüşü bir ders hakkında pek bir şey söylemez, üstelik kim oldukları tahmin edilebilir. Ortalama en az üç deneyim olunca, sayısı ve dağılımıyla görünür; harf notları ise en az beş tane olunca ve yalnızca toplu olarak.",
        ],
      },
      {
        id: "what-to-write",
        question: "Bir deneyimi faydalı yapan nedir?",
        answer: [
          "“Keşke biri söyleseydi” dediğin şeyler: haftaların nasıl geçtiği, sınavların dersle ilgisi, notun neye bağlı olduğu, dersin kime uyup kime uymadığı. En az 80 karakter; üç dürüst paragraf daha iyi.",
        ],
      },
    ],
  },
  {
    id: "vip",
    title: "VIP ve veri bankası",
    items: [
      {
        id: "what-is-vip",
        question: "VIP nedir, nasıl alınır?",
        answer: [
          "VIP, [veri bankasını](/databank/all) açar. {{threshold}} katkın onaylandığı anda senindir; ders deneyimleri de veri bankası kayıtları da sayılır. Satın alınamaz.",
        ],
      },
      {
        id: "first-semester",
        question: "İlk dönemimdeyim, anlatacak bir şeyim yok.",
        answer: ["Sorun değil. Kaydolurken giriş yılını yazarsan veri bankası katkı vermeden de 30 gün açık olur."],
      },
      {
        id: "graduates",
        question: "Mezun oldum. Nasıl girebilirim?",
        answer: [
          "Herhangi bir e-posta adresiyle, diploma numaranı ya da mezun profilinin bağlantısını yazarak [mezun olarak başvur](/reception-vip/register). Bir moderatör başvurunu doğrulayınca sana bir bağlantı göndeririz; veri bankası katkı vermeden açılır. Oturumun açıksa önce çıkış yap.",
        ],
      },
      {
        id: "lose-vip",
        question: "VIP’yi kaybedebilir miyim?",
        answer: [
          "VIP, bugün onaylı olan katkılarından hesaplanır. Bir katkını silersen ya da kurallara uymadığı için biri kaldırılırsa ve {{threshold}} katkının altına düşersen, yeniden o sayıya ulaşana kadar veri bankası kapanır.",
        ],
      },
      {
        id: "databank-content",
        question: "Veri bankasında ne var?",
        answer: [
          "Ağırlıklarıyla notun nasıl hesaplandığı; sınavların türü ve süresi; çıkan konular; duyurulmuşsa harf notu sınırları; kaynaklar ve tavsiyeler. Bir dersin kaç kaydı olduğunu ve bunların ne kadar yeni olduğunu herkes görür.",
        ],
      },
      {
        id: "exams",
        question: "Eski sınavları ya da slaytları yükleyebilir miyim?",
        answer: [
          "Hayır. Sınavlar, cevap anahtarları ve hocaların dosyaları başkasına aittir; paylaşmak başını derde sokabilir. Konuları ve soru türlerini kendi sözlerinle anlat.",
        ],
      },
    ],
  },
  {
    id: "campus",
    title: "Etkinlikler, notlar ve diğerleri",
    items: [
      {
        id: "whats-on",
        question: "Bu hafta hangi etkinlikler var?",
        answer: [
          "Hepsi [etkinlikler](/event/all) sayfasında, liste ya da takvim olarak. “Haritada” önümüzdeki yedi gündekilerin yerini gösterir.",
        ],
      },
      {
        id: "join-community",
        question: "Bir topluluğa ya da kulübe nasıl katılırım?",
        answer: ["[Topluluklardan](/community/demo/all) birini aç ve “Katılmak iste”yi seç. Kararı organizatörler verir."],
      },
      {
        id: "announce-event",
        question: "Nasıl etkinlik duyururum?",
        answer: [
          "Bir topluluğun başkanı ya da organizatörüysen [buradan duyur](/event/add). Güvenilir toplulukların etkinlikleri hemen yayımlanır, diğerlerini önce ekip inceler.",
        ],
      },
      {
        id: "return-ticket",
        question: "Bileti iade edip paramı geri alabilir miyim?",
        answer: [
          "Evet, bileti alırken gösterilen son iade zamanına kadar. [Biletlerim](/event/ticket/personal) sayfasında bileti aç ve “Bileti iade et”i seç; para, ödemenin yapıldığı karta döner. Etkinlik iptal edilirse bu süre geçse bile biletin kendiliğinden iade edilir, ödediğin para geri döner.",
        ],
      },
      {
        id: "transfer-ticket",
        question: "Biletimi başkasına verebilir miyim?",
        answer: [
          "Evet, organizatör izin verdiyse. Biletin sayfasında “Bileti devret”i seç. Diğer öğrenci devralana kadar bilet sende kalır.",
        ],
      },
      {
        id: "share-notes",
        question: "Ders notlarımı nasıl paylaşırım?",
        answer: [
          "Bağlantı ya da PDF olarak [ekle](/notes/add). Yalnızca kendi yazdıklarını paylaş; sınav soruları, çözümleri ve hocaların slaytları kaldırılır.",
        ],
      },
      {
        id: "clashes",
        question: "{{name}} çakışmasız bir ders programı bulabilir mi?",
        answer: [
          "Evet. Derslerini bir [programa](/schedule/all) ekle ve “Çakışmalar” sekmesini aç. “Seçenekleri bul” bütün şube kombinasyonlarını dener, çakışmayanların en iyilerini gösterir.",
        ],
      },
      {
        id: "ask-students",
        question: "Başka öğrencilere nerede soru sorabilirim?",
        answer: [
          "[Konular](/thread/all) sayfasında. İsimsiz de paylaşabilirsin: adın görünmez. İsimsiz yanıtlar, birbirinden ayırt edilsin diye numara alır.",
        ],
      },
      {
        id: "report",
        question: "Bir deneyimi, yanıtı ya da başka bir şeyi nasıl şikâyet ederim?",
        answer: [
          "Yanındaki “Şikâyet et”i seç ya da [moderatörlere yaz](/reporting/add). Hesap gerekmez. Kimin şikâyet ettiğini ne yazarı ne de başkaları öğrenir.",
        ],
      },
      {
        id: "language",
        question: "Dili nasıl değiştiririm?",
        answer: ["Sayfanın üstündeki “EN” düğmesine bas."],
      },
    ],
  },
  {
    id: "moderation",
    title: "İnceleme",
    items: [
      {
        id: "how-long",
        question: "Katkım ne zaman yayımlanır?",
        answer: [
          "Bir moderatör okuduğunda. Onların da dersleri var; bir iki gün sürebilir. Hangi aşamada olduğunu [deneyimlerim](/courses/personal) sayfasında görürsün.",
        ],
      },
      {
        id: "rejected",
        question: "Benimki neden reddedildi?",
        answer: [
          "Gerekçesi katkının yanında yazar. Çoğunlukla hakaret, birinin özel hayatı, ders hakkında bir şey söylemeyen bir metin ya da paylaşma hakkın olmayan bir malzemedir. Düzeltip yeniden gönder.",
        ],
      },
      {
        id: "object",
        question: "Bir kararın yanlış olduğunu düşünüyorsam?",
        answer: ["Sayfanın adresiyle {{email}} adresine yaz. Başka biri bakar. Kimse kendi katkısı hakkında karar veremez."],
      },
      {
        id: "lecturer",
        question: "Öğretim elemanıyım. Bir deneyim nasıl kaldırılır?",
        answer: [
          "Sayfanın adresini ve neyin yanlış olduğunu yazıp, mümkünse üniversite adresinle, [bize başvur](/privacy/request?kind=aboutMe). Hesap gerekmez. Her başvuruya bakar, sonucu gerekçesiyle bildiririz. Kimin yazdığını söylemeyiz. Ayrıca bkz. [kullanım koşulları](/policies/terms#lecturers).",
        ],
      },
      {
        id: "event-moderator",
        question: "Nasıl etkinlik moderatörü olurum?",
        answer: ["Üniversite adresinden {{email}} adresine yaz. Topluluğunun etkinliklerini duyurmak için moderatör olman gerekmez."],
      },
    ],
  },
  {
    id: "account",
    title: "Hesap ve veriler",
    items: [
      {
        id: "forgot",
        question: "Şifremi unuttum.",
        answer: [
          "[Bu sayfadan](/reception/password-forgot) bir bağlantı iste. Bağlantı bir saat geçerlidir ve bir kez kullanılabilir. Yeni şifre belirleyince bütün cihazlarında oturum kapanır.",
        ],
      },
      {
        id: "delete",
        question: "Hesabımı nasıl silerim?",
        answer: [
          "[Hesabım](/profile/view) sayfasındaki “Verilerin” bölümünden ya da hesabının adresinden {{email}} adresine yazarak. Kişisel verilerin on dört gün sonra silinir; önceden silmediğin onaylanmış katkılar yazar adı olmadan kalır.",
        ],
      },
      {
        id: "my-data",
        question: "Hakkımda hangi veriler var, kopyasını alabilir miyim?",
        answer: [
          "Neyi, neden ve ne kadar sakladığımız [gizlilik bildiriminde](/policies/privacy). Verilerinin kopyasını [Hesabım](/profile/view) sayfasından indirebilirsin ya da hesabının adresinden {{email}} adresine yaz; 30 gün içinde yanıtlarız.",
        ],
      },
      {
        id: "cookies",
        question: "Hangi çerezleri kullanıyorsunuz?",
        answer: [
          "Kendimize ait birkaç çerez: giriş, dil, tema, çerez tercihin ve az önce kaydettiğini göstermek için. Hepsi [çerez politikasında](/policies/cookie-policy) yazıyor; tercihini de oradan değiştirebilirsin.",
        ],
      },
      {
        id: "error-id",
        question: "Bir sayfada hata kodu gördüm. Ne işe yarar?",
        answer: ["Tam olarak ne olduğunu bulmamızı sağlar. Hata seni engelliyorsa kodu {{email}} adresine gönder."],
      },
    ],
  },
];
