/** İşlem geçmişinin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { audit as original } from "./en";

export const audit: Translation<typeof original> = {
  pages: { all: "İşlem geçmişi" },
  list: {
    lead: "Yönetici, moderatör ve organizatörlerin yaptıkları, en yenisi üstte.",
    search: "Kimlik ya da bir parçası: sayfa adresinin sonu",
    from: "Başlangıç",
    to: "Bitiş",
    file: "CSV olarak indir",
    none: "Bu filtreler için işlem yok",
    noneText: "Başka tarihler ya da daha az filtre dene.",
  },
  columns: {
    when: "Zaman",
    actor: "Kim",
    what: "İşlem",
    kind: "Tür",
    subject: "Kimlik",
    changes: "Değişenler",
    reason: "Gerekçe",
  },
  one: {
    gone: "Silinmiş bir hesap",
    product: "Hocam",
    command: "Komut satırı",
    became: "yeni değeri:",
    reason: "Gerekçe: {{reason}}",
  },
};
