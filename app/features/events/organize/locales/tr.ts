/** Etkinlik duyurabilmek için ne yapılır. */
import type { Translation } from "../../../../platform/i18n/types";
import type { organize as original } from "./en";

export const organize: Translation<typeof original> = {
  title: "Nasıl etkinlik duyurursun?",
  none: "Adına etkinlik düzenleyebileceğin bir topluluk yok.",
  text: "Bir topluluğun etkinliklerini organizatörleri ve başkanı duyurabilir.",
  member: "Bir topluluktaysan",
  memberText: "Başkanından seni organizatör yapmasını iste. Toplulukların burada.",
  join: "Henüz bir toplulukta değilsen",
  joinText: "Bir topluluk bul, katılma isteği gönder.",
  found: "Topluluğun burada yoksa",
  foundText: "{{email}} adresine yaz, ekleyelim.",
  moderate: "Bütün etkinliklere yardım etmek istiyorsan",
  moderateText: "Etkinlik moderatörü olmak için {{email}} adresine yaz.",
};
