/** Bir alanda neyin yanlış olduğu. */
import type { Translation } from "../../i18n/types";
import type { validation as original } from "./en";

export const validation: Translation<typeof original> = {
  https: "https:// ile başlayan tam bir adres yaz.",
  userName: "Kullanıcı adında yalnızca İngilizce harf (ç, ğ, ı, ö, ş, ü olmadan), rakam, nokta ve alt çizgi kullan.",
  personName: "Adda yalnızca harf, boşluk ve . ' - kullan; web adresi yazma.",
  required: "{{field}} gerekli.",
  email: "Geçerli bir e-posta adresi yaz.",
  url: "{{field}}: bir web adresi yaz.",
  format: "{{field}}: biçimini kontrol et.",
  tooShort: "{{field}} en az {{min}} karakter olmalı.",
  tooLong: "{{field}} en fazla {{max}} karakter olabilir.",
  tooSmall: "{{field}} en az {{min}} olmalı.",
  tooLarge: "{{field}} en fazla {{max}} olabilir.",
  tooFew: "{{field}}: en az {{min}} tane seç.",
  tooMany: "{{field}}: en fazla {{max}} tane.",
  choice: "{{field}}: seçeneklerden birini seç.",
  either: "{{field}}: {{large}} mi, {{small}} mi? Binlik ayırıcı kullanmadan yaz.",
  day: "{{field}}: 15.12.2026 gibi bir tarih yaz.",
  number: "{{field}}: bir sayı yaz.",
  wholeNumber: "{{field}}: küsuratsız bir tam sayı yaz.",
  wholeLira: "{{field}}: kuruş olmadan, tam lira yaz.",
  type: "{{field}}: bu değerin türü yanlış.",
  invalid: "{{field}}: bu değeri kontrol et.",
  unknown: "Bilinmeyen alanlar: {{fields}}.",
  body: "İstek gövdesi",
  id: "Geçersiz kimlik",
  nul: "{{field}}: kaydedilemeyen karakteri sil.",
  reasonNeeded: "Gerekçe yaz: yazar okuyacak.",
};
