/** Turkish words. */
import type { Translation } from "../../../../platform/i18n/types";
import type { answering as original } from "./en";

export const answering: Translation<typeof original> = {
  lead: "Kişilerin, mahkemelerin ve kurumların başvuruları. Süresi önce dolan önce gelir.",
  state: "Duruma göre başvurular",
  none: "Burada başvuru yok",
  partial: "Kişisel verilerle ilgili başvuruları yalnızca yöneticiler okur.",
  due: "Son gün",
  overdue: "Süresi geçti",
  answered: "Yanıtlandı",
  open: "Sayfayı aç",
  answerTitle: "Yanıt",
  answerLead: "Yanıtın {{email}} adresine {{language}} bir e-postayla gider. Sonradan değiştirilemez.",
  languages: { en: "İngilizce", tr: "Türkçe" },
  send: "Yanıtı gönder",
  ours: "Yanıtımız",
  status: { open: "Açık", granted: "Kabul edildi", refused: "Reddedildi" },
  decisions: { granted: "Kabul et", refused: "Reddet" },
  restriction: {
    title: "Bu başvuru için gizlenenler",
    lead: "Gizlenen paylaşımı kimse göremez. Yazarı değiştirse ya da silse bile o anki metni saklanır (Ruh sağlığı dışında; orada yazan, yazdığını her zaman kaldırabilir). Yazarına haber verilir; başvuranın kim olduğunu öğrenmez, bir kez yanıt verebilir.",
    restrict: "Hemen gizle",
    hidden: "Gizli",
    lifted: "Yeniden gösterildi",
    lift: "Yeniden göster",
    kept: "Gizlendiği andaki metni",
    statement: "Yazarın açıklaması",
    noStatement: "Yazar yanıt vermedi.",
  },
};
