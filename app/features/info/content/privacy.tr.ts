/** Gizlilik bildiriminin Türkçesi. */
import type { Article } from "./article";

export const privacy: Article = {
  lead: "Hakkında ne bildiğimiz, bunu neden, nerede ve ne kadar sakladığımız ve senin neler yapabileceğin.",
  updated: "2026-11-29",
  sections: [
    {
      id: "short",
      title: "Kısaca",
      blocks: [
        {
          list: [
            "Bir ders hakkında yazdıkların her zaman adın, kullanıcı adın ya da seni belli edecek başka bir bilgi olmadan görünür.",
            "Yalnızca sitenin çalışması için gerekeni saklıyoruz. Veri satmıyor, reklam için profil çıkarmıyoruz. Duyuru ve kampanya e-postaları yalnızca onay verdiysen gelir.",
            "Sen izin vermeden üçüncü taraflardan hiçbir şey yüklenmez.",
            "Hesabın varsa verilerini indirmek ve hesabını silmek senin elinde: [Verilerin](/profile/data). Düzeltme, itiraz ve diğer her şey için, hesabın olmasa da, [bize başvur](/privacy/request).",
          ],
        },
      ],
    },
    {
      id: "controller",
      title: "Kim sorumlu?",
      blocks: [
        "Neyin neden saklanacağına {{name}} platformunu yürüten ekip karar verir. 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) ve AB Genel Veri Koruma Tüzüğü (GDPR) bakımından veri sorumlusu bu ekiptir. Ekibe {{email}} adresinden ulaşabilirsin.",
        "{{name}} bir öğrenci topluluğu platformudur. {{university}} adına konuşmaz; üniversitenin buradaki verilere erişimi yoktur.",
      ],
    },
    {
      id: "data",
      title: "Neyi, neden saklıyoruz?",
      blocks: [
        "Sakladıklarımızı amaçlarına göre ayırdık. Birini açınca ne için ve hangi hukuki dayanakla saklandığını, kimlerin gördüğünü ve ne kadar kaldığını okursun.",
        { made: "purposes" },
        "Bize yazdığın e-postaları sana yanıt vermek için saklarız (sözleşme ve meşru menfaat). Dil, tema ve çerez tercihin tarayıcında kalır; bkz. [çerez politikası](/policies/cookie-policy).",
        "Sonuç bulamayan aramalar, yazan kişi olmadan, yalnızca kelime olarak tutulur. Kimlik ya da kart numarası istemiyoruz{{if /psychology/all}}; sağlıkla ilgili verin, yalnızca Ruh sağlığı bölümünde kendin paylaşırsan bizde bulunur{{end}}. Reklam için profil çıkarmıyoruz. Sitenin kendiliğinden verdiği kararlar (örneğin VIP ya da birkaç kişinin şikâyet ettiği bir paylaşımın gizlenmesi), nasıl itiraz edeceğinle birlikte tek sayfada: [Otomatik kararlar](/privacy/computed).",
      ],
    },
    {
      id: "anonymity",
      title: "Anonimlik ve sınırları",
      blocks: [
        "Bir deneyimde ya da veri bankası kaydında ders, öğretim elemanı, dönem ve yazdıkların görünür. Kullanıcıların ulaşabildiği hiçbir sayfa, akış ya da API yanıtı yazarına götüren bir şey taşımaz.",
        "Sistemin kendisine karşı anonimlik ise mümkün değil. Kendin karar verebil diye sınırlarını açıkça yazıyoruz:",
        {
          list: [
            "Hangi hesabın gönderdiği veritabanında durur. Yoksa katkını düzenleyemezdin, VIP için sayılmazdı ve bir dersi yirmi kez puanlayan birini kimse durduramazdı.",
            "Moderatörler katkıları kimin yazdığını görmeden inceler. Yöneticiler bir hesabın kaç katkı gönderdiğini görür. Veritabanını yürüten kişi bir katkının yazarına bakabilir; bunu yalnızca kötüye kullanımı durdurmak için ya da yasa gerektirdiğinde yapar.",
            "Kendi sözlerin seni ele verebilir. Sekiz kişilik bir şubede anlattığın tek bir olay bile kim olduğunu gösterebilir. Yalnızca senin bilebileceğin ayrıntıları yazma.",
            "Harf notu isteğe bağlıdır ve ancak en az beş deneyimin toplamı olarak gösterilir; ortalamalar en az üç deneyim olunca görünür.",
            "Bir mahkeme ya da kamu kurumu yasanın bizi bağladığı biçimde veri isterse vermek zorundayız. İstenen kadarını veririz, fazlasını değil.",
          ],
        },
      ],
    },
    {
      id: "where",
      title: "Nerede saklanıyor?",
      blocks: [
        "Hangi şirketlere veri gidiyor, nereye ve hangi sözleşmeyle: [Verileri bizim için işleyenler](/privacy/processors).",
        "{{name}} Cloudflare üzerinde çalışır; Cloudflare veriyi bizim adımıza işler:",
        {
          list: [
            "D1, veritabanı: yukarıda saydıklarımızın neredeyse hepsi; hesaplar, yazdıkların, biletler gibi.",
            "KV, küçük kayıtların deposu: oturum çerezinin hangi oturuma ait olduğu, sitenin ayarları, oturumun kapandıktan sonra gönderdiğin formun kilitli metni (bir saat) ve yedekler silinmiş hesapları geri getirmesin diye bu hesapların iç numaralarının özetleri; özetten kim olduğun okunamaz.",
            "R2, dosya deposu: yüklediğin fotoğraflar ve PDF'ler, açıksa trafik kaydı (şifreli).",
            "Cloudflare e-posta hizmeti: sana gönderdiğimiz bütün e-postalar; doğrulama bağlantıları, biletler, istediğin bildirimler gibi.",
          ],
        },
        "Cloudflare veri merkezleri birçok ülkede bulunur; bu yüzden verilerin Türkiye ve Avrupa Birliği dışında da işlenebilir. Bunun için Cloudflare’in veri işleme koşulları ve AB’nin standart sözleşme maddeleri geçerlidir. Her ağ işletmecisi gibi Cloudflare de bağlandığın IP adresini görür.",
        "Bir hata bildirim hizmeti (Sentry) açıldığında sunucu oraya hataların teknik ayrıntılarını adın ve adresin olmadan gönderir. Tarayıcından ise izin vermediğin sürece oraya hiçbir şey gitmez.",
        "Analize izin verirsen ve biz bunu açtıysak Google hangi tür sayfaların açıldığını sayar. Bunun için tarayıcın Google’a bağlanır; Google IP adresini ve tarayıcını görür. Kim olduğunu ve sayfada ne yazdığını öğrenmez{{if /psychology/all}}; ruh sağlığı sayfaları hiç sayılmaz{{end}}.",
        "Haritalar Google’dan gelir ve yalnızca “Haritayı göster” düğmesine bastığında yüklenir. O zaman Google IP adresini ve haritada ne yaptığını öğrenir; yerler ve etkinlikler harita olmadan da hep listelenir.",
        "Bir bileti Google Cüzdan’a eklersen bilette yazanları Google da öğrenir: etkinlik, zaman, yer, bilet türü ve kod; adını öğrenmez. O düğmeye basmadıkça hiçbir şey gönderilmez.",
        "Asistan için bir dil modeli açıldığında modele yalnızca sorduğun soru ve onun için bulunan metinler gider; adın ve adresin gitmez. Model açıkken asistanın sayfasında bu yazar.",
        "Anlık bildirimleri açarsan bildirimler tarayıcını üreten şirketin (Google, Apple, Mozilla ya da Microsoft gibi) hizmetinden geçer. Cihazın için şifrelenir; hizmet bir şey gönderildiğini görür, ne olduğunu göremez. Çıkış yaptığında ya da anlık bildirimleri kapattığında cihazın adresini sileriz.",
      ],
    },
    {
      id: "retention",
      title: "Ne kadar süreyle?",
      blocks: [
        "Yukarıdaki her amaç, verisinin ne kadar saklandığını söyler. Hepsi [Verileri ne kadar saklıyoruz?](/privacy/retention) sayfasında bir arada. Kısaca:",
        {
          list: [
            "Yalnızca sana ait olanlar, sen onları ya da hesabını silince silinir.",
            "Katkılar: sen silince hiçbir okur göremez; bizden istersen kalıcı olarak sileriz. Hesabın silinirse onaylanmış katkıların yazar adı olmadan kalır.",
            "{{if /psychology/all}}Ruh sağlığı bölümünde paylaştıkların, onayını geri çektiğin anda gizlenir; onları ya da hesabını silince, onaylanmış olsalar da, o anda kalıcı olarak silinir.{{end}}",
            "Derslerdeki işaretler, bir sayfayı her açtığında transkriptinden yeniden hazırlanır; saklamayız.",
            "Oturumun, “Beni hatırla”yı seçtiysen girişten sonra 30 gün, yoksa en çok 12 saat açık kalır. Çıkış yapınca ya da 14 gün (“Beni hatırla” yoksa iki saat) siteye uğramayınca daha önce kapanır. Her oturum (tarayıcı, yer, zaman), bu 30 gün ya da 12 saat dolduktan sonra 30 gün daha listende kalır; sonra kullanılmış anahtarlarının özetleriyle birlikte silinir.",
            "Sana gönderdiğimiz e-postaların metni gönderilince silinir. İçindeki bağlantılar 24 saat (adres doğrulama), bir saat (yeni şifre) ya da yedi gün (mezunların ilk şifresi) geçerlidir.",
            "Çok sık istek gönderenleri yavaşlatmak için ağ adresiyle tutulan sayaçlar hiçbir hesaba ya da katkıya bağlı değildir; bittikten iki gün sonra silinir.",
            "Veritabanının yedeklerinin üzerine 30 gün sonra yazılır; geri yüklemek gerekmedikçe kimse okumaz.",
          ],
        },
      ],
    },
    {
      id: "access",
      title: "Kim neyi görür?",
      blocks: [
        {
          list: [
            "Herkes: onaylanmış deneyimler ve katalog; yazar asla.",
            "Giriş yapan herkes: adın, kullanıcı adın ve profilinden göstermeyi seçtiğin bölümler.",
            "VIP üyeler: onaylanmış veri bankası kayıtları; yazar asla.",
            "Moderatörler: inceleme bekleyen ya da şikâyet edilen katkılar (yazarları olmadan), mezun başvuruları ve sayfalarla ilgili yasal başvurular.{{if /psychology/all}} Ruh sağlığı bölümünde henüz gösterilmeyenleri ancak kimliklerini bir kodla doğrulayınca açarlar; her okumaları kaydedilir.{{end}}",
            "Yöneticiler: hesaplar (ad, kullanıcı adı, e-posta, bölüm, rol, katkı sayısı), hatalar, ayarlar, verilerle ilgili yasal başvurular. Fatura kayıtlarını yalnızca bu yetki verilmiş yöneticiler görür; her okumaları kaydedilir. Ekibin kararları kim, ne ve ne zaman bilgisiyle, gerekirse nedeniyle kaydedilir.",
            "Hiç kimse: şifren. İstesek de okuyamayız.",
          ],
        },
      ],
    },
    {
      id: "rights",
      title: "Hakların",
      blocks: [
        "KVKK m. 11 ve GDPR m. 15–22 uyarınca bizden şunları isteyebilirsin:",
        {
          list: [
            "hakkında veri tutup tutmadığımızı, hangilerini, ne için tuttuğumuzu ve kime aktardığımızı öğrenmek;",
            "başka yere götürebileceğin bir kopya almak;",
            "yanlışı düzelttirmek, eksiği tamamlatmak;",
            "hesabını ve verilerini sildirmek ya da kullanımını sınırlatmak;",
            "meşru menfaatimize dayanan bir kullanıma itiraz etmek;",
            "[otomatik verilmiş bir karara itiraz etmek](/privacy/request?kind=computed);",
            "verdiğin izni, ileriye dönük olarak, istediğin an geri almak;",
            "hukuka aykırı işleme yüzünden zarara uğradıysan zararının giderilmesini istemek.",
          ],
        },
        "Kendi e-posta adresinle [bize başvur](/privacy/request): sen olduğunu o adrese gönderdiğimiz koddan anlarız. 30 gün içinde, ücretsiz yanıtlarız. Yanıtımız seni tatmin etmezse Kişisel Verileri Koruma Kuruluna (kvkk.gov.tr), AB’deysen ülkendeki veri koruma kurumuna şikâyette bulunabilirsin.",
      ],
    },
    {
      id: "lecturers",
      title: "Hakkında yazılan kişi sensen",
      blocks: [
        "Deneyimlerde, üniversitenin herkese açık ders programında olduğu gibi, dersi verenlerin adı geçer. Konu derstir; özel hayata ilişkin hiçbir şey onaylanmaz.",
        "Öğretim elemanıysan ve hakkındaki bir deneyimin yeniden incelenmesini ya da kaldırılmasını istiyorsan sayfanın adresiyle birlikte, mümkünse üniversite adresinden, [bize başvur](/privacy/request?kind=aboutMe). Yazını bir insan okur; metin kurallarımıza aykırı olabilecekse inceleme bitene kadar gizler, sonucu gerekçesiyle bildirir.",
      ],
    },
    {
      id: "changes",
      title: "Değişiklikler",
      blocks: [
        "Bu bildirim değişince yukarıdaki tarih de değişir. Değişiklik, elimizdeki veriyle ne yaptığımızı etkiliyorsa yürürlüğe girmeden önce hesabı olan herkese haber veririz.",
      ],
    },
  ],
};
