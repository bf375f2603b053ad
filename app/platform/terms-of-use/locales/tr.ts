/** Kullanım koşullarının bugünkü halini henüz kabul etmemiş olanın okuduğu. */
import type { Translation } from "../../i18n/types";
import type { termsOfUse as original } from "./en";

export const termsOfUse: Translation<typeof original> = {
  errors: {
    notAccepted:
      "Bunu göndermeden önce kullanım koşullarının güncel halini kabul et. Koşullar yeni sekmede açılır, yazdıkların burada kalır.",
    changedAgain: "Sen okurken koşullar yeniden değişti. Lütfen bir daha oku.",
  },
  banner: "Kullanım koşullarımız değişti. Paylaşmaya devam etmek için nelerin değiştiğine bak ve kabul et.",
  lead: "Okumak için bu gerekmez. Paylaşmak ya da ödeme yapmak için koşulların bugünkü halini kabul et.",
  changes: "Neler değişti",
  short: "Kısaca",
  whole: "Tamamını oku",
  submit: "Koşulları kabul et",
  accepted: "Koşullar kabul edildi",
  isAccepted: "Koşulların bugünkü halini kabul ettin.",
};
