/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { homeGuides } from "./guides";

export const homeWays: WaysToAsk<keyof typeof homeGuides> = {
  start: {
    en: `
      landing begin; how do I get started tour; main screen; what is possible here homepage; just signed in what now; today card;
      overview of features; I have just become a member, where to now; take me back to the beginning; first screen please;
      who can show me around this place; everything looks new to me`,
    tr: `
      şimdi ne yapayım üye oldum; tur anasayfa; başlangıç özellikler neler; ilk ekran; bugün kutusu; buraya girdim ne var;
      yeni üye oldum şimdi nereye; burada neler yapılabiliyor; başlangıca götür; ilk sayfaya dön; nereye tıklasam ilk;
      bana burayı kim gezdirir; her şey bana yabancı nereden girsem`,
  },
};
