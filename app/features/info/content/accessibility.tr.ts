/** Erişilebilirlik bildiriminin Türkçesi. */
import type { Article } from "./article";

export const accessibility: Article = {
  lead: "{{name}} sitesini herkes kullanabilsin diye neleri test ediyoruz, neler henüz erişilebilir değil, kime haber verirsin.",
  updated: "2026-11-29",
  sections: [
    {
      id: "goal",
      title: "Hedefimiz",
      blocks: ["Site WCAG 2.2'nin AA düzeyine göre yapıldı. Çoğunu karşılıyor; bildiklerimiz de bilmediklerimiz de bu sayfada."],
    },
    {
      id: "tested",
      title: "Neleri test ediyoruz?",
      blocks: [
        "Bu testler otomatik; site değiştikçe yeniden yapılıyor:",
        {
          list: [
            "Her sayfa axe-core ile WCAG 2.2 A ve AA kurallarına göre denetlenir. Dil, tema ve 320 pikselden başlayan pencere genişliği sırayla değişir.",
            "Harf, kelime ve satır araları açılsa da hiçbir sayfa yana kaymaz.",
            "Kayıt olmak, deneyim paylaşmak, dönem planlamak, bilet almak, soru sormak, yapılacaklar ve çalışma odaları yalnızca klavyeyle, %400 büyütmede, zorunlu renklerle ve azaltılmış hareketle kullanılabilir. Odak hep görünür.",
            "Azaltılmış harekette animasyonlar kapanır.",
            "Sayfalar ve formların çoğu JavaScript olmadan da çalışır.",
          ],
        },
      ],
    },
    {
      id: "not-yet",
      title: "Henüz erişilebilir olmayanlar",
      blocks: [
        {
          list: [
            "Siteyi dışarıdan kimse denetlemedi. Otomatik testler, her gün ekran okuyucu kullananların karşılaştığı engellerin yalnızca bir kısmını bulur.",
            "Üyelerin yüklediği fotoğraflar, notlar ve PDF'ler: çoğunun açıklaması yok, bazı PDF'ler sesli okunamıyor. Birine başka biçimde ihtiyacın varsa bize yaz.",
            "Google haritaları bizim değil, test etmiyoruz. Yerler ve etkinlikler metin olarak da listelenir.",
            "Ödeme sayfası Sipay'in, test etmiyoruz. Orada ödeyemiyorsan bize yaz.",
          ],
        },
      ],
    },
    {
      id: "tell",
      title: "Bize söyle",
      blocks: [
        "Bir şey sende çalışmıyor mu? {{email}} adresine ya da [iletişim formundan](/contacts) yaz. Hangi sayfa olduğunu ve ne kullandığını (örneğin ekran okuyucu ve tarayıcı) belirt.",
        "Yasal haklarınla ilgili bir isteğin varsa [başvuru formunu](/privacy/request) kullan: orada yanıt vermek için süremiz bellidir. Siteyi kimin işlettiği [künyede](/imprint) yazıyor.",
      ],
    },
  ],
};
