/** Turkish words. */
import type { Translation } from "../../../platform/i18n/types";
import type { alerts as original } from "./en";

export const alerts: Translation<typeof original> = {
  kinds: {
    store: "bir depo yanıt vermiyor",
    queue: "mesaj bu kadar dakikadır bekliyor",
    late: "bir iş zamanında çalışmadı",
    failed: "bir işin son çalışması başarısız oldu",
    dead: "kuyruğun vazgeçtiği mesajlar",
    messages: "gönderilemeyen mesajlar",
    mail: "tekrar tekrar gönderilemeyen e-postalar",
    errors: "bir saat içinde çok sayıda hata",
    payments: "sonuçlanmayan ödemeler",
    database: "veritabanı dolmak üzere, MB",
    requestDue: "yasal bir başvurunun süresi dolmak üzere",
    requestOverdue: "yasal bir başvuru zamanında yanıtlanmadı",
    breachDue: "bir veri ihlalini Kurula bildirme süresi dolmak üzere",
    breachOverdue: "bir veri ihlali Kurula zamanında bildirilmedi",
  },
  titles: { breach: "72 saat" },
  notices: {
    raised: "Bir sorun var: {{what}} ({{title}})",
    raisedChoice: "Sitede bir sorun olduğunda",
    over: "Düzeldi: {{what}} ({{title}})",
    overChoice: "Sitedeki sorun düzeldiğinde",
  },
};
