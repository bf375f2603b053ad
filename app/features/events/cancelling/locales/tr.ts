/** Etkinliği iptal edecek olanın önceden okuduğu. */
import type { Translation } from "../../../../platform/i18n/types";
import type { cancelling as original } from "./en";

export const cancelling: Translation<typeof original> = {
  sold_one:
    "Satılmış ya da ayrılmış {{formatted}} bilet var. Bilet sahibine haber veririz; son iade zamanı geçse bile biletini iade edip ödediğini geri alabilir. İade edilmeyen biletin parası geri ödenmez.",
  sold_other:
    "Satılmış ya da ayrılmış {{formatted}} bilet var. Bilet sahiplerine haber veririz; son iade zamanı geçse bile biletlerini iade edip ödediklerini geri alabilirler. İade edilmeyen biletin parası geri ödenmez.",
};
