/** İade edilen biletin parasına ne olduğu. */
import type { Translation } from "../../../../platform/i18n/types";
import type { ticketMoney as original } from "./en";

export const ticketMoney: Translation<typeof original> = {
  soon: "Bu etkinlik iptal edildi. Biletin bir saat içinde kendiliğinden iade edilir, {{price}} ödemenin yapıldığı karta döner.",
  soonFree: "Bu etkinlik iptal edildi. Biletin bir saat içinde kendiliğinden iade edilir.",
  returned: "Bu etkinlik iptal edildiği için biletin iade edildi.",
  requested: "{{price}}, ödemenin yapıldığı karta dönüyor. Bu genellikle birkaç gün sürer.",
  done: "{{price}}, {{date}} tarihinde ödemenin yapıldığı karta gönderildi. Kartta görünmesi birkaç gün sürebilir.",
  failed: "{{price}} karta henüz gönderilemedi. Ekip ilgileniyor.",
};
