/** Araştırmanın sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { research as original } from "./en";

export const research: Translation<typeof original> = {
  behind: "Öğrenci arayan araştırma grupları ve nasıl başvurulacağı.",
  pages: {
    all: "Araştırma",
    one: "Araştırma çağrısı",
    add: "Çağrı ekle",
    edit: "Çağrıyı düzenle",
    paths: "Araştırma sayfaları",
  },
  lead: "Katılımcı çağrıları, öğrenci arayan projeler ve laboratuvarlar.",
  fields: {
    title: "Başlık",
    text: "Açıklama",
    kind: "Tür",
    field: "Alan",
    deadline: "Son gün",
    contact: "İletişim",
    pay: "Ücret",
    ethics_number: "Etik kurul onay numarası",
  },
  hints: {
    deadline: "Bu günden sonra çağrı kendiliğinden kapanır.",
    ethics_number: "İnsan katılımcılı çalışmalar için.",
  },
  options: {
    kind: {
      participants: "Katılımcı çağrısı",
      project: "Proje",
      lab: "Laboratuvar",
    },
  },
};
