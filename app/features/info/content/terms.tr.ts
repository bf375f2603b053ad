/** Kullanım koşullarının Türkçesi. */
import type { Article } from "./article";

export const terms: Article = {
  lead: "{{name}} platformunun kuralları. Çoğu sağduyudan ibaret olduğu için kısa.",
  updated: "2026-11-29",
  sections: [
    {
      id: "short",
      title: "Kısaca",
      blocks: [
        {
          list: [
            "Aldığın dersleri dürüstçe, kendi sözlerinle anlat. Hakaret, başkasının özel hayatı, sınav soruları ve başkasına ait malzeme olmaz.",
            "Yazdıkların senindir. Ders deneyimlerini ve veri bankası kayıtlarını yayımlanmadan önce bir moderatör okur; hep yazarsız görünürler.",
            "Bir kararın yanlış olduğunu düşünüyorsan itiraz edebilir, hesabını istediğin an silebilirsin.",
            "Site ücretsizdir, yalnızca bazı etkinliklerin biletleri paralıdır. Üniversitenin resmî bir hizmeti değildir.",
          ],
        },
      ],
    },
    {
      id: "what",
      title: "{{name}} nedir?",
      blocks: [
        "{{name}}, {{university}} öğrenci topluluğunun platformudur. Öğrenciler derslerin nasıl geçtiğini anlatır; başkaları da daha iyi seçer. Kullanımı ücretsizdir; yalnızca bazı etkinliklerin biletleri, siparişten önce gösterilen fiyatla ücretlidir. Üniversitenin resmî bir hizmeti değildir: ikisi farklı söylüyorsa üniversitenin kendi metinleri ve sistemleri geçerlidir.",
      ],
    },
    {
      id: "account",
      title: "Hesabın",
      blocks: [
        {
          list: [
            "Açık sayfaları okumak için hesap gerekmez.",
            "Hesap için sana ait bir üniversite adresi ({{domains}}) gerekir; mezunlar başka bir adresle de [başvurabilir](/reception-vip/register). Bir kişinin bir hesabı olur.",
            "Şifreni kimseyle paylaşma. Başkasının eline geçtiğini bize bildirene kadar hesabınla yapılanlar sana aittir.",
            "Hesabını istediğin an [kendin silebilirsin](/profile/data). 14 gün sonra silinir; o zamana kadar vazgeçebilirsin.",
          ],
        },
      ],
    },
    {
      id: "write",
      title: "Neler yazabilirsin?",
      blocks: [
        "Kendi aldığın dersleri, dürüstçe, kendi sözlerinle anlat. Sert de yazabilirsin, övgü dolu da; nedenini söyle.",
        "Şunlar onaylanmaz, sonradan görülürse kaldırılır:",
        {
          list: [
            "hakaret, tehdit, aşağılama; birinin kökenine, inancına, cinsiyetine, yönelimine, bedenine ya da sağlığına yönelik sözler;",
            "öğretim elemanlarının, asistanların ya da öğrencilerin özel hayatı; başka öğrencilerin adları;",
            "suç isnadı: bunun yeri, karşı tarafın yanıt verebileceği yetkili mercilerdir;",
            "sınavlar, cevap anahtarları, ders slaytları ya da başkasına ait başka malzemeler;",
            "reklam, satış bağlantıları, aynı metnin tekrarı;",
            "almadığın derslerin deneyimleri; hatır ya da para karşılığı puanlar.",
          ],
        },
      ],
    },
    {
      id: "databank",
      title: "Veri bankası",
      blocks: [
        "Veri bankası kaydı notun nasıl hesaplandığını, ne tür sınavlar yapıldığını ve hangi konuların çıktığını hatırlandığı kadarıyla anlatır. Sınavın kendisi, fotoğrafı ya da öğretim elemanının dosyaları burada asla yer almaz. Okudukların kendi çalışman içindir: başka yerde yayımlama.",
      ],
    },
    {
      id: "vip",
      title: "VIP",
      blocks: [
        "Veri bankası katkı verenlere açıktır: onaylanmış {{threshold}} katkı, yani ders deneyimi ya da veri bankası kaydı. İlk dönemindeki öğrenciler puan uydurmak zorunda kalmasın diye 30 gün boyunca katkısız okur. VIP satın alınamaz. Bugün onaylı olanlardan hesaplanır: kuralları çiğnediği için kaldırılan bir katkı artık sayılmaz.",
      ],
    },
    {
      id: "moderation",
      title: "İnceleme nasıl işliyor?",
      blocks: [
        {
          list: [
            "Her deneyimi ve her veri bankası kaydını yayımlanmadan önce bir moderatör okur.",
            "Reddedilen katkı sana gerekçesiyle döner. Değiştirip yeniden gönderebilirsin.",
            "Onaylanmış bir metni değiştirirsen yeniden görünmeden önce bir kez daha okunur.",
            "Moderatörler kendi katkıları hakkında karar veremez. Bir adı çıkarabilir ya da bir yanlışı düzeltebilirler, her değişiklik kaydedilir; ne demek istediğini değiştirmezler.",
            "Her karar kimin, ne zaman ve neden verdiğiyle kaydedilir. Kaldırılan bir paylaşımın için sitede bir kez [itiraz edebilirsin](/reporting/personal); başka bir kararın yanlış olduğunu düşünüyorsan {{email}} adresine yaz. İkisine de başka biri bakar.",
            "[Neyin şikâyet edildiğini, neyin kaldırılıp neyin kaldığını](/reporting/transparency) her ay yayımlarız.",
          ],
        },
      ],
    },
    {
      id: "anonymity",
      title: "Anonimlik",
      blocks: [
        "Hiçbir deneyimi ya da veri bankası kaydını, siteyi kullanan hiç kimseye yazarıyla göstermeyiz. Bunun seni neye karşı koruyamayacağını [gizlilik bildiriminde](/policies/privacy#anonymity) anlattık. Bir şeyi kimin yazdığını bulmaya çalışma, tahminlerini yayma.",
      ],
    },
    {
      id: "rights",
      title: "Yazdıkların üzerindeki haklar",
      blocks: [
        "Metnin senindir. Onu saklamamıza, bu platformda (adını yalnızca yazarken bunu belirttiğimiz yerlerde vererek) göstermemize ve listelerde kısaltmamıza izin verirsin. İstediğin an silebilirsin. Hesabını silip onaylanmış katkılarını bırakırsan seninle hiçbir bağı kalmadan yayında kalırlar.",
      ],
    },
    {
      id: "lecturers",
      title: "Öğretim elemanları için",
      blocks: [
        "Dersinle ilgili bir deneyim yanlış bilgi içeriyorsa, hakaret ediyorsa ya da özel hayatınla ilgiliyse sayfanın adresiyle [bize başvur](/privacy/request?kind=aboutMe). Hesap da avukat da gerekmez. Her başvuruya bakar, ne yaptığımızı ve nedenini bildiririz; kimin yazdığını söylemeyiz.",
      ],
    },
    {
      id: "liability",
      title: "Garanti etmediklerimiz",
      blocks: [
        "Deneyimler, kişilerin belli dönemler hakkındaki kendi görüşleridir; dersler de hocalar da değişir. Az sayıda deneyimin ortalaması pek bir şey söylemez; bu yüzden ortalamayı en az üç deneyim olunca ve hep sayısıyla gösteririz. Ders bilgileri üniversitenin ders programından gelir ve güncelliğini yitirmiş olabilir. Kararını üniversitenin kendi bilgileriyle ve danışmanınla ver.",
        "Bozulanı küçük bir ekibin yapabileceği hızla onarırız; ama sitenin her an açık olacağına söz vermeyiz. Buradaki hiçbir şey, yasanın izin vermediği yerde sorumluluğumuzu sınırlamaz.",
      ],
    },
    {
      id: "misuse",
      title: "Kötüye kullanım",
      blocks: [
        "Sınırlamaları aşmaya, sana açık olmayanı okumaya ya da siteye açık API’nin ötesinde programlarla yüklenmeye çalışma. Bir açık bulursan önce bize söyle: {{email}}. Bu kuralları çiğneyen içerikleri kaldırabilir, hesapları gerekçesiyle, bir süre ya da süresiz engelleyebiliriz. Engele itiraz için de {{email}} adresine yaz.",
      ],
    },
    {
      id: "law",
      title: "Değişiklikler ve hukuk",
      blocks: [
        "Bu koşullar seni ilgilendiren biçimde değişirse hesabı olan herkese iki hafta önceden haber veririz. Katılmıyorsan o zamana kadar hesabını silebilirsin. Türk hukuku geçerlidir; kendi ülkenin tüketici olarak sana tanıdığı haklar saklıdır.",
      ],
    },
  ],
};
