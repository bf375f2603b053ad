/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { paymentGuides } from "./guides";

export const paymentWays: WaysToAsk<keyof typeof paymentGuides> = {
  own: {
    en: `
      charged twice by the bank; invoice bill; money went but no ticket; bank statement shows hocam; transaction spending; debit failed;
      3d secure; card declined; pending charge; do you store my card; still waiting for my cash back on card;
      the bank took it twice though I clicked once; I need a document for what I spent on a concert;
      it says unsuccessful yet my balance went down; is my card kept by you`,
    tr: `
      bankadan çekildi bilet yok; kartım reddedildi; ekstrede hocam; fatura harcamalarım; çift çekim; işlem beklemede;
      kart numaramı tutuyor musunuz; param gitti; para çekildi ama onay gelmedi; ödeme alınamadı; iade hâlâ gelmedi kartıma;
      bir kere bastım banka iki kere aldı; konsere harcadığım için belge; başarısız yazıyor bakiyem düştü; kartım sizde saklanıyor mu;
      geri gelecek param yolda mı`,
  },
};
