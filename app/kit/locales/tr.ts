/** Tasarım sisteminin sözleri ve hiçbir özelliğe ait olmayan uyarılar. */
import type { Translation } from "../../platform/i18n/types";
import type { kit as original } from "./en";

export const kit: Translation<typeof original> = {
  errors: {
    unexpected: "Beklenmeyen bir hata oluştu. Lütfen daha sonra yeniden dene.",
    badRequest: "İstek okunamadı.",
    invalidInput: "Formdaki hataları düzelt.",
    needsSignIn: "Bu özelliği kullanmak için giriş yapmalısın.",
    forbidden: "Bunu yapma yetkin yok.",
    otherOrigin: "Bu istek başka bir siteden geldiği için reddedildi.",
    notFound: "Bu adreste bir şey yok.",
    methodNotAllowed: "Bu adres böyle bir isteği kabul etmiyor.",
    tooLarge: "Bu çok büyük: en fazla {{megabytes}} MB kabul edilir.",
    notJson: "İstek gövdesi JSON olmalı.",
    tooManyAttempts: "Çok fazla deneme yapıldı. {{minutes}} dk sonra yeniden dene.",
    sessionEnded: "Oturumun sona erdi. Lütfen yeniden giriş yap.",
  },
  validation: {
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
    passwords: "Şifreler eşleşmiyor.",
    body: "İstek gövdesi",
  },
};
