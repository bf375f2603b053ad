/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const ticketsFactWays: WaysToAsk<string> = {
  "own-tickets": {
    en: `
      show the tickets I've got; do I have a seat for {name}; did I buy a ticket for {name}; how many tickets do I own;
      is my ticket for {name} valid; what have I bought tickets for; which concert do I have a ticket for;
      did my purchase of {name} go through; did my purchase go through`,
    tr: `
      elimde bilet var mı; {name} için biletim var mı; {name} bileti almış mıydım; neye bilet aldım; hangi konsere biletim var;
      {name} biletim geçerli mi; bilet satın almam tamamlandı mı; satın almam oldu mu`,
  },
};
