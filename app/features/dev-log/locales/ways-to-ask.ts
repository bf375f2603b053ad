/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { devLogGuides } from "./guides";

export const devLogWays: WaysToAsk<keyof typeof devLogGuides> = {
  news: {
    en: `
      something looks different today; update history; latest features; did you add anything; developer diary; recent improvements;
      when was it redesigned rss; button moved; the colours look different since this morning; what came with the last version;
      do you write down what you repaired; are there new tools since summer`,
    tr: `
      bir şeyler değişmiş; güncelleme geçmişi; son eklenen; tasarım değişmiş; geliştirici günlüğü; yeni gelen özellik; ne düzelttiniz rss;
      buton yer değiştirmiş; son iyileştirmeler; hocam güncellendi mi; sabahtan beri renkler başka; son sürümle ne gelmiş;
      onardıklarınızı yazıyor musunuz; yazdan beri yeni bir şey var mı; değişiklikleri takip etmek`,
  },
};
