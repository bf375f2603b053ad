/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { waitlistGuides } from "./guides";

export const waitlistWays: WaysToAsk<keyof typeof waitlistGuides> = {
  join: {
    en: `
      preview program; get invited to new stuff; early bird features; tester pilot; position in queue for feature; sneak access;
      trial of upcoming tool; beta tester; I'd like to try what isn't finished yet; when do you let me into the new thing;
      I don't want to try the new thing any longer; you wrote that it's my turn`,
    tr: `
      test kullanıcısı; erken erişim; çıkmamış özellik; davet sırası; yeni araç denemek; önceden kullanmak; özellik kuyruğu;
      ilk deneyen ben olayım; sıram geldi mi özellik için; bitmemiş şeyi denemek isterim; yeni şeye beni ne zaman alırsınız;
      yeni özelliği denemekten vazgeçtim; sıra sende yazmışsınız; erken denemek için yazılmak`,
  },
};
