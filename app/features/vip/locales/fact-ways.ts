/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const vipFactWays: WaysToAsk<string> = {
  "own-progress": {
    en: `
      how many approved things do I lack; am I in yet or how many are missing for vip; how close am I to vip; do I already have vip;
      how many of my contributions count; is the databank open to me; what do I need for vip still; when do I become vip;
      did I earn vip; how much is left until I may read the databank;
      how much do I still need for vip; how many are left until vip`,
    tr: `
      vip için kaç onaylı katkım eksik; vip oldum mu yoksa kaç tane lazım; vipe ne kadar kaldı; vipim var mı; kaç katkım sayıldı;
      vip olmama ne kaldı; vip kazandım mı; veri bankasını okumama ne kadar kaldı; kaç katkı daha lazım bana; vip için ne kadarım kaldı`,
  },
};
