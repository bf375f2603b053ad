/** How things are done with classifieds, for the assistant. */
import type { Guide } from "~/engines/intents";

export const advertGuides = {
  browse: {
    to: "/advert/all",
    title: { en: "Classifieds", tr: "İlanlar" },
    text: {
      en: "Choose a category such as Housing, Books or Rides, or search. An ad shows its price and how to reach its author: Call or Send an email.",
      tr: "Konut, kitap, yolculuk gibi bir kategori seç ya da ara. İlanda fiyat ve sahibine ulaşma yolu var: Ara ya da E-posta gönder.",
    },
    needs: {
      en: "cheap stuff from other students; where can I see what students are selling; need a place to stay near campus; looking for a tutor; who is offering a lift this weekend",
      tr: "öğrencilerin sattıklarını nerede görürüm; kampüse yakın kalacak yer arıyorum; ders verecek biri lazım; hafta sonu araba paylaşan biri; ucuz eşya bakıyorum",
    },
    asked: {
      en: [
        "where are the classifieds",
        "buy second-hand books",
        "find a flatmate",
        "rooms for rent",
        "somebody who shares a ride",
        "private lessons from students",
        "look at ads",
        "find a room or a flatmate in the ads",
        "looking for a roommate",
        "rooms and flats in the classifieds",
      ],
      tr: [
        "ilanlar nerede",
        "ikinci el kitap almak",
        "ev arkadaşı bulmak",
        "kiralık oda",
        "yolculuk arkadaşı",
        "özel ders veren öğrenciler",
        "ilanlara bakmak",
        "ilanlarda oda ya da ev arkadaşı aramak",
        "ev arkadaşı arıyorum",
        "kiralık oda ilanlarına bakmak",
      ],
    },
  },
  add: {
    to: "/advert/add",
    title: { en: "Post an ad", tr: "İlan ver" },
    text: {
      en: "Enter a title, a category, the price and how to reach you, then choose Publish. It stays for 30 days unless you choose another last day, at most 60; you can add pictures once it is published.",
      tr: "Başlık, kategori, fiyat ve iletişim bilgini yaz, sonra Yayımla'ya bas. Son gün seçmezsen 30 gün kalır, en fazla 60; resimleri yayımlandıktan sonra eklersin.",
    },
    needs: {
      en: "I want to get rid of my old couch; where do I list something I am selling; I am moving out and selling my furniture; I want to sell my desk; I need somebody for the empty room in my flat; offer a lift to other students; I want to give private lessons",
      tr: "eski masamı satacağım nereye yazıyorum; eşyalarımı elden çıkarmak istiyorum; taşınıyorum mobilyalarımı satacağım; evime arkadaş arıyorum nereye yazayım; arabamda yer var paylaşmak istiyorum; özel ders vermek istiyorum nereye yazılır; bisikletimi satışa koymak",
    },
    asked: {
      en: [
        "post an ad",
        "put up an advert",
        "I want to rent out my room",
        "offer private lessons",
        "how long does an ad stay",
        "how do I sell something here",
        "create an ad",
        "put my room up for rent",
        "sell second-hand books",
        "I want to sell something by an ad",
      ],
      tr: [
        "ilan vermek",
        "odamı kiraya vermek istiyorum",
        "özel ders ilanı vermek",
        "satılık eşya ilanı",
        "ilan kaç gün kalır",
        "burada nasıl eşya satarım",
        "ilan nasıl verilir",
        "odamı kiralamak için ilan",
        "ikinci el kitap satmak",
        "odamı kiraya vermek için ilan vermek",
      ],
    },
  },
  mine: {
    to: "/advert/all",
    title: { en: "Classifieds", tr: "İlanlar" },
    text: {
      en: "Open Mine to see your ads. Open an ad and choose Mark as sold: it leaves the list and can't be opened again. Edit and Delete are there too.",
      tr: "Benimkiler'de ilanlarını gör. İlanı açıp Satıldı olarak işaretle'ye bas; listeden kalkar ve yeniden açılamaz. Düzenle ve Sil de orada.",
    },
    needs: {
      en: "I sold it, how do I take my ad down; my ad is still up although it is gone; change the price in my ad",
      tr: "sattım ilanımı nasıl kaldırırım; ilanım hâlâ görünüyor",
    },
    asked: {
      en: [
        "mark my ad as sold",
        "I sold my book close the ad",
        "edit my ad",
        "delete my ad",
        "where are my ads",
        "change the price of my ad",
        "add pictures to my ad",
        "close an ad because it's sold",
        "edit or delete my ads",
      ],
      tr: [
        "ilanımı satıldı olarak işaretlemek",
        "kitabımı sattım ilanı kapat",
        "ilanımı düzenlemek",
        "ilanımı silmek",
        "ilanlarım nerede",
        "ilanımın fiyatını değiştirmek",
        "ilanıma resim eklemek",
        "satıldığı için ilanı kapatmak",
        "ilanlarımı düzenlemek ya da silmek",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
