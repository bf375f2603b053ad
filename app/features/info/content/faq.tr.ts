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
          "Okumak için gerekmez. [Ders deneyimleri](/courses/all) ve [katalog](/catalog/all) herkese açık. Yazmak, favori tutmak ve veri bankasını açmak için hesap gerekir.",
        ],
      },
      {
        id: "who-can-register",
        question: "Kimler kaydolabilir?",
        answer: ["Üniversite adresi ({{domains}}) olan herkes. Adrese bir bağlantı göndeririz; hesabın o bağlantıyı açınca çalışır."],
      },
      {
        id: "no-mail",
        question: "Doğrulama e-postası gelmiyor. Ne yapmalıyım?",
        answer: [
          "Önce istenmeyen kutusuna bak. Bağlantı 24 saat geçerlidir; [giriş sayfasından](/reception/login) yenisini isteyebilirsin. O da olmazsa {{email}} adresine yaz.",
        ],
      },
      {
        id: "official",
        question: "{{name}} üniversitenin bir hizmeti mi?",
        answer: [
          "Hayır. Öğrenci topluluğu kendisi için yapıyor. Seni bağlayan her konuda (kayıt, ön koşul, not, tarih) üniversitenin kendi sistemleri ve metinleri geçerlidir.",
        ],
      },
      {
        id: "course-missing",
        question: "Bir ders eksik. Nasıl eklenir?",
        answer: [
          "Kodu ve adıyla [öner](/courses/submission). Görevliler üniversitenin kataloğuyla karşılaştırır; önerinin ne olduğunu aynı sayfada görürsün.",
        ],
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
          "Hiçbir okur göremez. Deneyimler her zaman yazarsız gösterilir; moderatörler de yazarını görmeden inceler. Hesabı veritabanı bilir: metnini düzenleyebilmen ve VIP için sayılması için.",
          "Yine de kendi sözlerin seni ele verebilir, hele küçük şubelerde. Anonimliğin öteki sınırları [gizlilik bildiriminde](/policies/privacy#anonymity).",
        ],
      },
      {
        id: "how-many",
        question: "Bir ders hakkında kaç kez yazabilirim?",
        answer: ["Her öğretim elemanı ve dönem için bir kez. Dersi tekrar aldıysan ikisi de anlatmaya değer."],
      },
      {
        id: "edit",
        question: "Yazdığımı değiştirebilir ya da silebilir miyim?",
        answer: [
          "Evet, [deneyimlerim](/courses/personal) sayfasından. Değişen metin yeniden görünmeden önce bir kez daha incelenir; silinen artık VIP için sayılmaz.",
        ],
      },
      {
        id: "averages",
        question: "İki deneyimi olan bir dersin ortalaması neden görünmüyor?",
        answer: [
          "Çünkü iki kişi bir ders hakkında pek bir şey söylemez, üstelik kim oldukları tahmin edilebilir. Ortalama üç deneyimden sonra, sayısı ve dağılımıyla görünür; harf notları ise beşten sonra ve yalnızca toplu olarak.",
        ],
      },
      {
        id: "what-to-write",
        question: "Bir deneyimi faydalı yapan nedir?",
        answer: [
          "Keşke biri bana söyleseydi dediğin şeyler: haftaların nasıl geçtiği, sınavların dersle ilgisi, notun neye bağlı olduğu, dersin kime uyup kime uymadığı. En az 80 karakter; üç dürüst paragraf daha iyi.",
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
        answer: ["Beklenmiyor da. Kaydolurken giriş yılını yazarsan veri bankası sana katkısız 30 gün açık olur."],
      },
      {
        id: "graduates",
        question: "Mezun oldum. Nasıl girebilirim?",
        answer: [
          "Herhangi bir e-posta adresiyle, diploma numaranı ya da mezun profilinin bağlantısını yazarak [mezun olarak başvur](/reception-vip/register). Bir moderatör başvurunu doğrulayınca sana bir bağlantı yollarız; veri bankası katkı beklemeden açılır. Oturumun açıksa önce çıkış yap.",
        ],
      },
      {
        id: "lose-vip",
        question: "VIP geri alınabilir mi?",
        answer: [
          "Bugün onaylı olanlardan hesaplanır. Bir katkını siler ya da kuralları çiğnediği için biri kaldırılırsa ve {{threshold}} sayısının altına düşersen, yeniden o sayıya ulaşana kadar veri bankası kapanır.",
        ],
      },
      {
        id: "databank-content",
        question: "Veri bankasında ne var?",
        answer: [
          "Ağırlıklarıyla notun nasıl oluştuğu; sınavların türü ve süresi; çıkan konular; duyurulmuşsa harf notu sınırları; kaynaklar ve tavsiyeler. Bir dersin kaç kaydı olduğunu ve bunların ne kadar yeni olduğunu herkes görür.",
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
          "Gerekçesi yanında yazar. Çoğunlukla hakaret, birinin özel hayatı, ders hakkında bir şey söylemeyen bir metin ya da paylaşması sana düşmeyen bir malzemedir. Düzelt ve yeniden gönder.",
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
          "Sayfanın adresini ve neyin yanlış olduğunu, mümkünse üniversite adresinden, {{email}} adresine yaz. Hesap gerekmez. Her başvuruya bakar, sonucu gerekçesiyle bildiririz. Kimin yazdığını söylemeyiz. Ayrıca bkz. [kullanım koşulları](/policies/terms#lecturers).",
        ],
      },
    ],
  },
  {
    id: "account",
    title: "Hesap ve veri",
    items: [
      {
        id: "forgot",
        question: "Şifremi unuttum.",
        answer: [
          "[Bu sayfadan](/reception/password-forgot) bir bağlantı iste. Bir saat ve bir kez geçerlidir; bütün cihazlarındaki oturumları kapatır.",
        ],
      },
      {
        id: "delete",
        question: "Hesabımı nasıl silerim?",
        answer: [
          "Hesabının adresinden {{email}} adresine yaz. Kişisel verilerin silinir; önceden silmediğin onaylanmış katkılar yazarsız kalır.",
        ],
      },
      {
        id: "my-data",
        question: "Hakkımda hangi veriler var, kopyasını alabilir miyim?",
        answer: [
          "Neyi, neden ve ne kadar sakladığımız [gizlilik bildiriminde](/policies/privacy). Kendi verilerinin kopyası için hesabının adresinden {{email}} adresine yaz; 30 gün içinde yanıtlarız.",
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
        question: "Bir sayfa bana hata kimliği gösterdi. Ne işe yarar?",
        answer: ["Başına tam olarak ne geldiğini bulmamızı sağlar. Hata seni engelliyorsa kimliği {{email}} adresine gönder."],
      },
    ],
  },
];
