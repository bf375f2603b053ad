/** Turkish words. */
import type { Translation } from "../../../../platform/i18n/types";
import type { destruction as original } from "./en";

export const destruction: Translation<typeof original> = {
  title: "Süresi dolup silinenler",
  lead: "Süresi dolanları her gece bir iş siler. Burada neden ne kadar silindiği var; içerikten hiçbir şey saklanmaz.",
  howLong: "Ne ne kadar saklanıyor?",
  accounts: "Sahiplerinin sildiği hesaplar",
  technical: "Teknik kayıtlar",
  fixed: "Sabit süre",
  dry: {
    title: "Deneme",
    lead: "İş şimdi çalışsa neleri sileceğini aynı koşullarla sayar, hiçbir şeyi silmez.",
    start: "Say",
    none: "Süresi dolmuş bir şey yok.",
  },
  done: { title: "Silinenler", lead: "Son 200 kayıt. Beş yıl saklanır.", none: "Henüz yok." },
};
