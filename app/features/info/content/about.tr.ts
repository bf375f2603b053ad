/** Ürünü anlatan sayfanın Türkçesi. */
import type { Article } from "./article";

export const about: Article = {
  lead: "Her dönem binlerce öğrenci kulaktan dolma bilgiyle ders seçiyor. {{name}}, o dersleri alanların bildiklerini toplayıp herkese geri veriyor.",
  sections: [
    {
      id: "what",
      title: "Burada neler var?",
      blocks: [
        {
          list: [
            "[Ders deneyimleri](/courses/all): dersin gerçekte nasıl geçtiği; genel puan, zorluk ve faydası, haftalık yükü, devam durumu ve tavsiyeler. Herkese açık, yazarının adı hiçbir zaman görünmez.",
            "[Veri bankası](/databank/all): notun nasıl hesaplandığı ve nelerin çıktığı; katkı verenlere açık.",
            "[Katalog](/catalog/all): {{universityShort}} dersleri; dönemleri, şubeleri ve öğretim elemanlarıyla.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "Nasıl işliyor?",
      blocks: [
        "Üniversite adresinle kaydolur, aldığın bir dersi anlatırsın. Bir moderatör okur. Ardından adın olmadan yayımlanır ve dersi seçecek öğrencilerin işine yarar. {{threshold}} katkın onaylanınca veri bankası sana açılır.",
        "Ortalamalar en az üç deneyim olunca, sayısı ve dağılımıyla görünür. Tek bir kızgın ya da mutlu yorum dersin puanını belirlemez.",
      ],
    },
    {
      id: "principles",
      title: "İlkelerimiz",
      blocks: [
        {
          list: [
            "Deneyim yazanın adı gizli kalır, hocaya saygı korunur. Metinler yayımlanmadan önce okunursa ikisi birden mümkün.",
            "Sayılar kaç kişiye dayandığıyla birlikte gösterilir ya da hiç gösterilmez.",
            "Sınav kâğıdı, hocaların dosyaları, para karşılığı erişim, reklam ve veri ticareti yok.",
            "Moderatörün her kararının bir gerekçesi vardır ve karara itiraz edilebilir.",
            "Türkçe ve İngilizce eşittir. Telefon ve bilgisayar, fare ve klavye de öyle.",
          ],
        },
      ],
    },
    {
      id: "who",
      title: "Arkasında kim var?",
      blocks: [
        "{{name}}, {{university}} öğrencileri tarafından, öğrenciler için yapılıyor. Adını kampüsün dilinden alıyor: burada birinci sınıf öğrencisinden profesöre herkes birbirine “hocam” der. Platform, üniversitenin resmî bir hizmeti değildir.",
      ],
    },
    {
      id: "contact",
      title: "Bize yaz",
      blocks: [
        "Sorular, hatalar, fikirler ya da hakkında yazılmış, burada durmaması gereken bir metin: {{email}}. Yazını bir insan okur. Pek çok sorunun yanıtı [sık sorulan sorularda](/faq); kurallar [kullanım koşullarında](/policies/terms) ve [gizlilik bildiriminde](/policies/privacy).",
      ],
    },
  ],
};
