/** Sitenin kendiliğinden verdiği kararlar, Türkçe; sayılar bugünkü ayarlardan gelir. */
import type { Article } from "./article";

export const computed: Article = {
  lead: "{{name}} hangi kararları kendiliğinden veriyor, bugünkü sayılarla; nasıl itiraz edersin.",
  updated: "2026-11-29",
  sections: [
    {
      id: "reports",
      title: "Şikâyetler bir paylaşımı gizleyebilir",
      blocks: [
        "Bir paylaşımı {{reports}} güvenilir kişi şikâyet edince paylaşım gizlenir ve moderatörü bekler. Moderatör onu yeniden gösterir ya da nedenini yazarak kaldırır. Kaldırma kararına itiraz edebilirsin.",
        {
          list: [
            "Güvenilir demek: adresi doğrulanmış, en az {{trustedDays}} günlük, son {{memoryDays}} günde reddedilen şikâyetleri {{dismissals}} adede ulaşmamış hesap.",
            "Diğer şikâyetler hiçbir şeyi gizlemez, moderatörü bekler.",
          ],
        },
      ],
    },
    {
      id: "vip",
      title: "VIP",
      blocks: [
        "Onaylanan deneyimlerin ve veri bankası kayıtların birlikte sayılır, başka hiçbir şey sayılmaz. Veri bankası için bunlardan {{threshold}} tane gerekir. Bazıları sonradan kaldırılır da sayın bunun altına düşerse veri bankası yeniden kapanır.",
        "Doğrulanmış mezunlardan ve ekipten katkı istenmez. İlk dönemindeki öğrenciler veri bankasını 30 gün okuyabilir.",
      ],
    },
    {
      id: "limits",
      title: "Sınırlar ve kilitler",
      blocks: [
        {
          list: [
            "Bir hesap için 15 dakikada 10 yanlış şifre: beklemen gerekir. Bir gün boyunca hiçbir şey olmayana kadar süre her seferinde ikiye katlanır.",
            "E-postadaki kod 5 yanlış denemeden sonra geçmez, yenisi gerekir.",
            "Yeni paylaşım, şikâyet, dosya ve mesajların saatlik ya da günlük sınırı var; örneğin saatte 10 şikâyet.",
            "Kimse siteyi boğmasın diye aynı ağdan gelen istekler de sayılır.",
            "Sınır kendiliğinden biter.",
          ],
        },
        "Bir hesabı yalnızca ekip duraklatabilir veya engelleyebilir.",
      ],
    },
    {
      id: "tickets",
      title: "Biletler",
      blocks: ["Zamanında ödenmeyen siparişin yerleri yeniden satışa çıkar. Boşalan yerler, bekleme listesine giriş sırasıyla verilir."],
    },
    {
      id: "floors",
      title: "Gösterilmeyen sayılar",
      blocks: [
        "Birini ele verebilecek sayılar (anketler, harf notları, oylamalar, etkinlikler, bir dersi planlayanlar, moderasyon) ancak {{floor}} kişiden sonra gösterilir ya da gruplar, her birinde {{floor}} kişi olana kadar birleştirilir.",
      ],
    },
    {
      id: "order",
      title: "Listelerin sırası",
      blocks: [
        {
          list: [
            "Listeler tarihe, alfabeye ya da koda, aramandaki kelimelere ne kadar uyduğuna ya da seçtiğin ölçüte (örneğin puan veya en faydalı) göre sıralanır.",
            "“Benzerleri” aynı türden paylaşımları gösterir, en yenisi başta.",
            "Kendi sayfaların ve asistanın önerileri, takip ettiklerini ve zamanı gelenleri öne alır.",
            "Kimse parayla öne geçemez.",
          ],
        },
      ],
    },
    {
      id: "assistant",
      title: "Asistan",
      blocks: [
        "Sitede yazanlardan ve burada sakladıklarından cevap verir. Yanılabilir. Cevapları hakkında hiçbir karar vermez: ne neleri okuyabileceğine ne de bir paylaşımın ne olacağına.",
      ],
    },
    {
      id: "advertising",
      title: "Reklam için profil yok",
      blocks: ["Kimsenin reklam için profili çıkarılmaz, hiçbir veri satılmaz."],
    },
    {
      id: "object",
      title: "İtiraz et",
      blocks: [
        "Seninle ilgili böyle bir kararın yanlış olduğunu mu düşünüyorsun? [Otomatik bir karara itiraz et](/privacy/request?kind=computed) ve hangisi olduğunu yaz. Bir insan bakar, {{requestDays}} gün içinde, ücretsiz, e-postayla yanıtlar.",
        "Dayanağı: KVKK m. 11/1-g, GDPR m. 21 ve 22. Verilerinin başka nasıl kullanıldığı [gizlilik bildiriminde](/policies/privacy) yazıyor.",
      ],
    },
  ],
};
