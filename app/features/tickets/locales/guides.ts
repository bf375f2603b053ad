/** How tickets are bought, given back, passed on and sold, for the assistant. */
import type { Guide } from "~/engines/intents";

const events = { to: "/event/all", title: { en: "Events", tr: "Etkinlikler" } } as const;
const own = { to: "/event/ticket/personal", title: { en: "My tickets", tr: "Biletlerim" } } as const;
const organized = { to: "/event/personal", title: { en: "My events", tr: "Etkinliklerim" } } as const;

export const ticketGuides = {
  buy: {
    ...events,
    text: {
      en: "Open the event and press “Get tickets”, choose how many you want, then pay by card. Unpaid tickets are held for some minutes; free ones are yours right away.",
      tr: "Etkinliği açıp “Bilet al”a bas, kaç bilet istediğini seç, sonra kartla öde. Ödenmeyen biletler birkaç dakika ayrılır; ücretsizler hemen senin olur.",
    },
    asked: {
      en: [
        "how do I buy a ticket",
        "get tickets for a concert",
        "can I buy two tickets",
        "pay for a ticket by card",
        "ticket sale hasn't started",
        "cancel my unpaid order",
        "how many tickets per person",
      ],
      tr: [
        "bilet nasıl alınır",
        "konsere bilet almak",
        "iki bilet alabilir miyim",
        "kartla bilet ödemek",
        "bilet satışı ne zaman başlıyor",
        "ödemediğim siparişi iptal etmek",
        "kişi başı kaç bilet",
        "bilet al",
      ],
    },
  },
  refund: {
    ...own,
    text: {
      en: "Open the ticket and press “Get a refund”; the page says until when. Money goes back to the card you paid with, usually within a few days. If the event is cancelled, you get it back by itself.",
      tr: "Bileti açıp “Bileti iade et”e bas; sayfada son iade zamanı yazar. Para ödediğin karta, genellikle birkaç günde döner. Etkinlik iptal olursa kendiliğinden iade edilir.",
    },
    asked: {
      en: [
        "refund my ticket",
        "give my ticket back",
        "I can't go to the event I paid for",
        "get my money back",
        "until when can I return a ticket",
        "the event was cancelled do I get my money",
        "ticket refund",
      ],
      tr: [
        "biletimi iade etmek",
        "bilet iade",
        "para iadesi alabilir miyim",
        "biletli etkinliğe gidemeyeceğim",
        "bilet iadesi ne zamana kadar",
        "etkinlik iptal oldu param ne olacak",
        "bileti geri verme",
      ],
    },
  },
  transfer: {
    ...own,
    text: {
      en: "Open the ticket and press “Transfer ticket”: “Offer ticket” to an email or username, or “Create link”. It stays yours until somebody presses “Accept ticket”; then your QR code stops working. Some events don't allow it.",
      tr: "Bileti açıp “Bileti devret”e bas: e-posta ya da kullanıcı adına “Devir isteği gönder” ya da “Bağlantı oluştur”. Biri “Bileti kabul et”ene kadar senindir; sonra QR kodun geçersiz olur. Bazı etkinlikler buna izin vermez.",
    },
    asked: {
      en: [
        "give my ticket to a friend",
        "transfer a ticket",
        "can somebody else use my ticket",
        "accept a ticket from a friend",
        "send my ticket by link",
        "withdraw a ticket offer",
        "change the name on the ticket",
      ],
      tr: [
        "biletimi arkadaşıma vermek",
        "bilet devretme",
        "biletimi başkası kullanabilir mi",
        "arkadaşımdan bilet kabul etmek",
        "bileti bağlantıyla göndermek",
        "bilet devrinden vazgeçmek",
        "biletteki ismi değiştirmek",
      ],
    },
  },
  wait: {
    ...events,
    text: {
      en: "When an event is sold out, press “Join waiting list” on its tickets page. We notify you when there's a ticket for you and hold it for a while; “Leave waiting list” gives up your place.",
      tr: "Biletler tükendiyse bilet sayfasındaki “Bekleme listesine katıl”a bas. Sana bilet ayrılınca haber verir, bir süre tutarız; “Bekleme listesinden çık” ile yerini bırakırsın.",
    },
    asked: {
      en: [
        "tickets are sold out",
        "waiting list for a concert",
        "get in line for a ticket",
        "when will I get a ticket from the waiting list",
        "leave the waiting list of an event",
        "notify me if a seat opens",
      ],
      tr: [
        "biletler tükendi",
        "konser için bekleme listesi",
        "bilet için sıraya girmek",
        "bekleme listesinden bilet ne zaman gelir",
        "etkinliğin bekleme listesinden çıkmak",
        "yer açılırsa haber ver",
        "bilet bitmis ne yapabilirim",
      ],
    },
  },
  show: {
    ...own,
    text: {
      en: "Open your ticket and show the QR code, or the code below it, at the door. “Save as picture” keeps it on your phone, and “Add to calendar” notes the event.",
      tr: "Biletini aç, QR kodu ya da altındaki kodu kapıda göster. “Resim olarak kaydet” telefonuna indirir, “Takvime ekle” etkinliği not eder.",
    },
    asked: {
      en: [
        "what do I show at the door",
        "qr code of my ticket",
        "save my ticket as a picture",
        "do I have to print my ticket",
        "code below the qr",
        "how do I get into the event with my ticket",
      ],
      tr: [
        "kapıda ne göstereceğim",
        "biletimin qr kodu",
        "bileti resim olarak kaydet",
        "bileti yazdırmam gerekiyor mu",
        "qr kod nerede",
        "biletle etkinliğe nasıl girilir",
      ],
    },
  },
  offline: {
    ...own,
    text: {
      en: "Open your ticket once while you're online: after that it works on this device without a connection.",
      tr: "Bağlantın varken biletini bir kez aç; sonra bu cihazda internet olmadan da açılır.",
    },
    asked: {
      en: [
        "ticket without internet",
        "no signal at the concert hall",
        "open my ticket offline",
        "does my ticket work without a connection",
        "my phone has no mobile data at the entrance",
      ],
      tr: [
        "internetsiz bilet göstermek",
        "konser alanında çekmiyor",
        "biletim çevrimdışı açılır mı",
        "bağlantı yokken bilet",
        "kapıda internetim yok",
        "offline bilet",
      ],
    },
  },
  promo: {
    ...events,
    text: {
      en: "On the event's page press “Get tickets” and enter the code into “Promo code”; the total changes with it. Leave it empty if you don't have one.",
      tr: "Etkinlikte “Bilet al”a bas, kodu “Promosyon kodu”na yaz; toplam ona göre değişir. Kodun yoksa boş bırak.",
    },
    asked: {
      en: [
        "promo code",
        "use a discount code",
        "where do I enter my coupon",
        "student discount on a ticket",
        "my discount code doesn't work",
      ],
      tr: [
        "promosyon kodu",
        "indirim kodu kullanmak",
        "kuponu nereye yazacağım",
        "bilette öğrenci indirimi",
        "indirim kodum çalışmıyor",
        "promosyon kodu nereye girilir",
      ],
    },
  },
  "check-in": {
    ...organized,
    text: {
      en: "Open your event and press “Check in tickets”: “Scan with the camera”, or type the code and press “Check in”. It works without a connection too; those are checked once you're back online.",
      tr: "Etkinliğini açıp “Biletleri kontrol et”e bas: “Kamerayla okut” ya da kodu yazıp “Girişi onayla”. Bağlantı yokken de çalışır; o biletler bağlantı gelince kontrol edilir.",
    },
    asked: {
      en: [
        "check in guests at the door",
        "scan tickets",
        "read qr codes at our event",
        "how many guests have checked in",
        "undo a check-in",
        "verify a ticket at the entrance",
        "the scanner's camera doesn't open",
      ],
      tr: [
        "kapıda bilet kontrolü",
        "bilet okutmak",
        "etkinliğimizde qr kod taramak",
        "kaç kişi giriş yaptı kapıda",
        "girişi geri almak",
        "bilet geçerli mi kontrol etmek",
        "tarama kamerası açılmıyor",
      ],
    },
  },
  sell: {
    ...organized,
    text: {
      en: "Turn on “Sell tickets” in your event's form and add ticket categories. “Ticket sales” on My events then shows what is sold; there you pause sales, add promo codes, give free tickets, message ticket holders and download the guest list.",
      tr: "Etkinliğinin formunda “Bilet satılsın”ı aç ve bilet türü ekle. Etkinliklerim'deki “Bilet satışları” satılanları gösterir; oradan satışı durdurur, promosyon kodu ekler, ücretsiz bilet verir, bilet sahiplerine mesaj atar ve katılımcı listesini indirirsin.",
    },
    asked: {
      en: [
        "sell tickets for our event",
        "pause ticket sales",
        "how many tickets did we sell",
        "download the guest list",
        "give someone a free ticket",
        "message everyone who has a ticket",
        "add promo codes to my event",
        "set ticket prices",
      ],
      tr: [
        "etkinliğimiz için bilet satmak",
        "bilet satışını durdurmak",
        "kaç bilet sattık",
        "katılımcı listesini indir",
        "birine ücretsiz bilet vermek",
        "bileti olanlara mesaj atmak",
        "etkinliğe promosyon kodu eklemek",
        "bilet fiyatı belirlemek",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
