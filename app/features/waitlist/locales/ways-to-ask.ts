/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { waitlistGuides } from "./guides";

export const waitlistWays: WaysToAsk<keyof typeof waitlistGuides> = {
  join: {
    en: `
      preview program; get invited to new stuff; early bird features; tester pilot; position in queue for feature; sneak access;
      trial of upcoming tool; beta tester; I'd like to try what isn't finished yet; when do you let me into the new thing;
      I don't want to try the new thing any longer; you wrote that it's my turn; the course is full, tell me when a seat frees;
      quota is full, how do I learn of an empty place; ping me if someone drops the class; no room in the section I want;
      follow a full course`,
    tr: `
      test kullanıcısı; erken erişim; çıkmamış özellik; davet sırası; yeni araç denemek; önceden kullanmak; özellik kuyruğu;
      ilk deneyen ben olayım; sıram geldi mi özellik için; bitmemiş şeyi denemek isterim; yeni şeye beni ne zaman alırsınız;
      yeni özelliği denemekten vazgeçtim; sıra sende yazmışsınız; erken denemek için yazılmak; kota dolu yer açılınca haber gelsin;
      ders dolmuş boş yer çıkarsa nasıl öğrenirim; biri bırakırsa bana bildirsin; istediğim şubede yer yok; dolu dersi takip etmek`,
  },
};
