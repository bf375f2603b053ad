/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { chronicleGuides } from "./guides";

export const chronicleWays: WaysToAsk<keyof typeof chronicleGuides> = {
  browse: {
    en: `
      what was the campus like in the eighties; legends nostalgia; events that older students remember; forest planting day;
      the night of the snow; funny things that happened; graduates telling old days; historical events at odtü; good old times;
      my father studied here in 1978, what did they live through; who planted the forest and when, told by people;
      the funniest thing that ever happened in a dorm; is there a story about the snow;
      old memories of the campus; stories of former students`,
    tr: `
      seksenlerde kampüs; efsaneler nostalji; ağaçlandırma günü; büyüklerin hatırladıkları; eski günler; komik olaylar; odtü efsanesi;
      kar tatilinde neler yaşandı; eskilerden dinlemek; geçmişten hatıra; babam 78de burada okumuş neler yaşamışlar;
      ormanı kim dikmiş anlatan var mı; yurtta yaşanan en komik şey; kar hikâyesi; eski mezunların anlattıkları;
      kampüsün eski anıları; eski öğrencilerin hikayeleri`,
  },
  add: {
    en: `
      contribute a legend; record that day; our dorm flooded in 2019 I can tell; leave a trace of my student years; add anecdote;
      write nostalgia; we got stuck in the lift during the blackout, that must be kept; I studied here in the nineties and have a story;
      keep a day of ours for later students`,
    tr: `
      o gün ordaydım yazayım; hatıramı bırakmak; bir efsane eklemek; öğrencilik yıllarımdan iz; yurtta su bastı onu anlatayım;
      tarihe not düşmek; hatıra yazıcam; elektrik kesilince asansörde kaldık bu unutulmasın; doksanlarda okudum bir hikayem var;
      sonraki öğrencilere bir günümüzü bırakayım; kampüste başımıza gelen olay`,
  },
  mine: {
    en: `
      date wrong in my anecdote; take off my nostalgia post; fix place of my legend; the month in my story is wrong;
      I named somebody in my story and regret it; my tales from campus`,
    tr: `
      hatıramın tarihi yanlış; anekdotumu kaldır; anlattığım olayın yerini düzelt; nostalji yazım nerede; hikâyemde ay yanlış;
      hikâyemde birinin adını verdim pişmanım; kampüsten anlattıklarım; bıraktığım hatırayı düzenle; olayı yazmıştım silinsin`,
  },
};
