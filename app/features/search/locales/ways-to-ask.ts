/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { searchGuides } from "./guides";

export const searchWays: WaysToAsk<keyof typeof searchGuides> = {
  find: {
    en: `
      lookup magnifier; locate someone; type a word; find hoca; where is everything query; recent queries; can't find what I need;
      lens icon; search for club; I remember seeing a page but not where; does it find without ş and ğ; type a surname and see the person`,
    tr: `
      büyüteç aratmak; birini bulcam; kelime yaz bul; aradığımı bulamıyorum; kişi arama; geçmiş aramalar; hoca aratma; kulüp aratmak;
      arama yap; search kutusu; bir sayfa görmüştüm nerede hatırlamıyorum; türkçe harfsiz yazınca bulur mu; soyadı yazıp kişiyi görmek;
      her yerde arat`,
  },
  keyboard: {
    en: `
      ctrl k; my mouse is broken; hotkey accessibility; screen reader; tab key; press slash; quick keys;
      I broke my wrist and can't use a mouse; jump over the menu with tab; which key takes me to the field`,
    tr: `
      farem bozuldu; ekran okuyucu; görme engelli; tab tuşu; kısa tuş; ok tuşuyla gezmek; hızlı tuşlar; fareye dokunmadan;
      bileğim kırık fare kullanamıyorum; tab ile menüyü atlamak; hangi tuşla kutuya giderim; klavyeden gezinebilir miyim`,
  },
};
