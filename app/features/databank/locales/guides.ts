/** How things are done with the databank, for the assistant. */
import type { Guide } from "~/engines/intents";

export const databankGuides = {
  read: {
    to: "/databank/all",
    alsoAt: ["/faq#databank-content", "/faq#what-is-vip"],
    title: { en: "Databank", tr: "Veri bankası" },
    text: {
      en: "Search for the course and open it: grade breakdown, exam types, what came up and tips. It opens once enough of your experiences and databank entries are approved; My databank entries shows how many are still to come.",
      tr: "Dersi arayıp aç: not dağılımı, sınavların türü, neler çıktığı ve tavsiyeler. Yeterli sayıda deneyimin ya da veri bankası kaydın onaylanınca açılır; kaç tane kaldığını Veri bankası kayıtlarım'da görürsün.",
    },
    needs: {
      en: "see how exams of a course were; what came up in the exams of a course",
      tr: "dersin sınavları nasıldı görmek; geçen yılın not dağılımına bakmak",
    },
    asked: {
      en: [
        "where is the databank",
        "how do I open the databank",
        "unlock the databank",
        "why is the databank locked",
        "what do I have to do to read databank entries",
        "see what came up in exams",
        "where do I read databank entries",
        "open the databank of a course",
        "where are the topics that came up",
        "find the databank of a course",
      ],
      tr: [
        "veri bankası nerede",
        "veri bankası nasıl açılır",
        "veri bankasının kilidini açmak",
        "veri bankası neden kilitli",
        "veri bankası kayıtlarını okumak için ne yapmalıyım",
        "not dağılımlarına erişmek",
        "veri bankası kayıtlarını nerede okurum",
        "dersin veri bankasını açmak",
        "çıkan konular nerede",
        "veri bankasına erişmek",
      ],
    },
  },
  add: {
    to: "/databank/add",
    title: { en: "Add a databank entry", tr: "Veri bankası kaydı ekle" },
    text: {
      en: "Choose the course, enter the grade breakdown (the weights must add up to 100), exam types and what came up, then choose Send for review. Describe topics in your own words, never exam questions or files.",
      tr: "Dersi seç; not dağılımını (ağırlıkların toplamı 100 olmalı), sınavların türünü ve neler çıktığını yaz, sonra İncelemeye gönder'e bas. Konuları kendi sözlerinle yaz; soru ya da dosya paylaşma.",
    },
    needs: {
      en: "enter how a course is graded; share the exam types of my course",
      tr: "dersin not dağılımını girmek; sınav türlerini veri bankasına eklemek",
    },
    asked: {
      en: [
        "add a databank entry",
        "write a databank entry",
        "contribute to the databank",
        "tell others how a course is graded",
        "enter the grade breakdown of a course",
        "share which topics came up in the exam",
        "can I add old exam questions to the databank",
        "how do I write an entry for the databank",
        "add which topics came up to the databank",
        "add a grade breakdown to the databank",
      ],
      tr: [
        "veri bankasına kayıt eklemek",
        "veri bankası kaydı yazmak",
        "veri bankasına katkıda bulunmak",
        "dersin nasıl notlandırıldığını yazmak",
        "not dağılımı girmek istiyorum",
        "sınavda çıkan konuları paylaşmak",
        "veri bankasına çıkmış soru ekleyebilir miyim",
        "veri bankasına nasıl kayıt yazılır",
        "çıkan konuları veri bankasına eklemek",
        "veri bankasına not dağılımı girmek",
      ],
    },
  },
  mine: {
    to: "/databank/personal",
    title: { en: "My databank entries", tr: "Veri bankası kayıtlarım" },
    text: {
      en: "Your entries are listed with their status. Edit changes one, which is then reviewed again; Delete removes it.",
      tr: "Kayıtların durumlarıyla birlikte listelenir. Düzenle ile değiştirirsin, yeniden incelenir; Sil ile kaldırırsın.",
    },
    asked: {
      en: [
        "my databank entries",
        "edit my databank entry",
        "delete a databank entry of mine",
        "is my databank entry approved",
        "where are the entries I wrote for the databank",
        "correct the weights in my entry",
        "was my databank entry rejected",
        "where is my databank entry",
        "remove my entry from the databank",
      ],
      tr: [
        "veri bankası kayıtlarım",
        "veri bankası kaydımı düzenlemek",
        "veri bankası kaydımı silmek",
        "veri bankası kaydım onaylandı mı",
        "veri bankasına yazdığım kayıtlar nerede",
        "kaydımdaki ağırlıkları düzeltmek",
        "veri bankası kaydım reddedildi mi",
        "veri bankası kaydım nerede",
        "kaydımı veri bankasından kaldırmak",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
