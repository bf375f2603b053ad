/** Topluluğun kimin adına sattığının yazıldığı sayfanın sözleri. */
import type { Translation } from "../../../../platform/i18n/types";
import type { selling as english } from "./en";

export const selling: Translation<typeof english> = {
  lead: "Topluluk biletleri kendi adına satıyorsa satıcının bilgilerini yaz. Alıcılar bunu ödemeden önce sözleşmede görür. Burası boş kaldıkça satıcı, sitenin işletmecisidir.",
  isOperator: "Şu anda bu topluluğun biletlerini sitenin işletmecisi satıyor.",
  isCommunity: "Bu topluluk biletlerini kendi adına satıyor.",
  duty: "Faturayı burada yazan satıcı keser, alıcılara karşı da o sorumludur. O sırada ödenmekte olan siparişlerde alıcıya yeni satıcı gösterilir ve onayı yeniden istenir.",
  fields: {
    kind: "Yasal tür",
    name: "Ad ya da unvan",
    address: "Adres",
    email: "E-posta",
    phone: "Telefon",
    tax: "Vergi numarası",
    version: "Sürüm",
    act: "İşlem",
  },
  hints: {
    name: "Topluluğun kısa adı değil, kayıtlı tam unvanı.",
    tax: "10 hane.",
  },
  remove: "Satıcı işletmeci olsun",
  removeTitle: "Satıcı işletmeci olsun mu?",
  removeText: "Buradaki bilgiler silinir. Alıcıların onayladığı sözleşmeler olduğu gibi kalır.",
  saved: "Satıcı kaydedildi",
  removed: "Artık işletmeci satıyor",
};
