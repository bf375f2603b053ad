/** How people wait for features, for the assistant. */
import type { Guide } from "~/engines/intents";

export const waitlistGuides = {
  join: {
    to: "/waitlist/add",
    title: { en: "Waitlists", tr: "Bekleme listeleri" },
    text: {
      en: "Choose what you want to try and press “Join waitlist”, then confirm your place with the link in our email. We invite you when it's your turn; “Leave waitlist” gives up your place.",
      tr: "Denemek istediğin şeyi seçip “Sıraya gir”e bas, sonra e-postandaki bağlantıyla yerini onayla. Sıran gelince davet ederiz; “Sıradan çık” ile yerini bırakırsın.",
    },
    needs: {
      en: "be among the first who use something new",
      tr: "yeni özellikleri erkenden denemek; yeni çıkacak şeyleri ilk deneyenlerden olmak",
    },
    asked: {
      en: [
        "my place on the waitlist",
        "waitlist of a new feature",
        "try new features early",
        "join the waitlist for a feature",
        "beta access",
        "leave the waitlist",
        "accept my invitation to a new feature",
        "features that aren't open yet",
      ],
      tr: [
        "özellik sıramda kaçıncıyım",
        "yeni özelliğin sırasına girmek",
        "bir özelliğin bekleme sırası",
        "yeni özellikleri önceden denemek",
        "özellik için sıraya girmek",
        "beta erişimi",
        "kaçıncı sıradayım",
        "sıradan çıkmak",
        "yeni özelliğin davetini kabul etmek",
        "henüz açılmamış özellikler",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
