/** Etkinliği iptal edecek ya da iptali geri alacak olanın önceden okuduğu, bileti iade edilenin duyduğu. */
import type { Translation } from "../../../../platform/i18n/types";
import type { cancelling as original } from "./en";

export const cancelling: Translation<typeof original> = {
  sold_one:
    "Satılmış ya da ayrılmış {{formatted}} bilet var. Bilet sahibine haber veririz. Bilet yarım saat sonra kendiliğinden iade edilir, ödenen para geri döner.",
  sold_other:
    "Satılmış ya da ayrılmış {{formatted}} bilet var. Bilet sahiplerine haber veririz. Biletler yarım saat sonra kendiliğinden iade edilir, ödenen para geri döner.",
  resumeTitle: "“{{name}}” etkinliğinin iptali geri alınsın mı?",
  resumeText:
    "Katılacak ya da bileti olan herkese haber veririz. Bu arada iade edilen biletler iade edilmiş kalır: parası geri ödenen kişi gelmek isterse yeni bilet alır.",
  notices: {
    paidBack: "“{{title}}” iptal edildi. {{paid}}, ödemeyi yaptığın karta iade edilecek.",
    ticketResumed: "“{{title}}” yapılacak, iptalden vazgeçildi. Biletin iade edildi; gelmek istersen yeni bilet al.",
    ticketResumedChoice: "İptalinden vazgeçilen, biletinin iade edildiği etkinlikler",
  },
};
