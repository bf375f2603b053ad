/** Bir alanda neyin yanlış olduğu. */
import type { Translation } from "../../i18n/types";
import type { validation as original } from "./en";

export const validation: Translation<typeof original> = {
  https: "Adres https:// ile başlamalı ve eksiksiz olmalı.",
  userName: "Kullanıcı adında yalnızca harf, rakam, nokta ve alt çizgi olabilir.",
  personName: "Adda yalnızca harf, boşluk ve . ' - olabilir; web adresi olamaz.",
  required: "{{field}} zorunlu.",
  email: "Geçerli bir e-posta adresi yaz.",
  url: "{{field}} bir web adresi olmalı.",
  format: "{{field}} beklenen biçimde değil.",
  tooShort: "{{field}} en az {{min}} karakter olmalı.",
  tooLong: "{{field}} en fazla {{max}} karakter olabilir.",
  tooSmall: "{{field}} en az {{min}} olmalı.",
  tooLarge: "{{field}} en fazla {{max}} olabilir.",
  tooFew: "{{field}}: en az {{min}} tane seç.",
  tooMany: "{{field}}: en fazla {{max}} tane.",
  choice: "{{field}}: seçeneklerden birini seç.",
  number: "{{field}} bir sayı olmalı.",
  type: "{{field}} yanlış türde.",
  invalid: "{{field}} geçerli değil.",
  unknown: "Bilinmeyen alanlar: {{fields}}.",
  body: "İstek gövdesi",
  nul: "{{field}} kaydedilemeyen bir karakter içeriyor.",
  reasonNeeded: "Nedenini yaz: yazar okuyacak.",
};
