/** Etkinliklerini yönetenlerin, etkinliğe gidenlerin ve ekibin listelerinde yazanlar. */
import type { Translation } from "../../../../platform/i18n/types";
import type { board as original } from "./en";

export const board: Translation<typeof original> = {
  personal: {
    lead: "Katılacağın ve yönettiğin etkinlikler.",
    going: "Katıldığım etkinlikler",
    organized: "Duyurduğum etkinlikler",
    coming: "Katılacaklarım",
    noneComing: "Henüz katılacağın bir etkinlik yok",
    mine: "Yönettiğim etkinlikler",
    been: "Katıldıklarım",
    beenLead: "Puan vermek için etkinliği aç.",
    removeTitle: "“{{name}}” silinsin mi?",
    removeText: "Artık kimse göremez.",
    removeTold_one:
      "Etkinliğe katılacak, bileti olan ya da bilet bekleyen {{formatted}} kişi var. Silersen etkinlik iptal edilir ve bu kişiye haber veririz.",
    removeTold_other:
      "Etkinliğe katılacak, bileti olan ya da bilet bekleyen {{formatted}} kişi var. Silersen etkinlik iptal edilir ve hepsine haber veririz.",
    removePaid: "Ücretli biletlerin parası iade edilir.",
    dates: "toplam {{number}} tarih",
  },
  notices: {
    rejected: "“{{title}}” yayımlanmadı",
    rejectedChoice: "Bir moderatörün etkinliğini yayımlamaması",
  },
  panel: {
    lead: "Bekleyenleri incele, yayımla ya da gizli bırak.",
    ownLead: "Duyurduğun etkinlikler. Herkesinkini yalnızca ekip görür.",
    usersLead: "Etkinlik duyuranlar ve etkinliklerinin durumu.",
    states: "Durum",
    search: "Etkinlik ara",
    waiting: "İnceleme bekleyenler",
    rest: "Diğerleri",
    none: "Burada etkinlik yok",
    begunTitle: "Başlamış bir etkinlik gösterilsin mi?",
    begunText: "Bütün tarihleri geçmiş.",
    deleted: "Etkinlik silindi",
    undo: "Geri al",
  },
};
