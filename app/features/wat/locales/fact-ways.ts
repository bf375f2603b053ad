/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const watFactWays: WaysToAsk<string> = {
  seasons: {
    en: `
      which state was {name} in and would they go again; was work and travel in {name} worth the money;
      who worked in a {name} in america; how much did they pay per hour at {name}; what did the summer in the states cost in total;
      which agency did people use for {name}; did anybody have a bad employer in {name}; hours per week in {name};
      was housing included in {name}`,
    tr: `
      {name} hangi eyaletteydi bir daha gider mi; work and travelda {name} nasıldı; amerikada {name} çalışan;
      {name} saatlik kaç dolar veriyor; watta toplam ne kadar harcamışlar; {name} için hangi ajans; {name} işvereni kötü müymüş;
      {name} kalacak yer veriyor mu; wat yapan {name} memnun mu`,
  },
};
