/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { careerGuides } from "./guides";

export const careerWays: WaysToAsk<keyof typeof careerGuides> = {
  openings: {
    en: `
      internship at hocam; part time at hocam; looking for designers; jobs hire; intern recruit; paid role;
      are there roles for someone who draws; do you take interns in the summer; do you hire people for this site; can I work for hocam;
      is the team looking for developers; I'd like to help build this platform; open positions in your team`,
    tr: `
      hocamda staj; part time iş hocam; tasarımcı arıyor musunuz; işe alım stajyer; maaşlı mı kadro; boş pozisyon; size iş eleman;
      çizim yapan birine yer var mı; yazın stajyer alıyor musunuz; ekipte boşluk var mı; hangi rollere bakıyorsunuz;
      bu siteye eleman alıyor musunuz; hocam ekibinde çalışabilir miyim; yazılımcı arıyor musunuz;
      bu platformu birlikte geliştirmek isterim; ekibinizde açık pozisyon`,
  },
  apply: {
    en: `
      volunteer as developer; contribute on github; cv I code; I am a designer and want in become moderator; collaborate interview;
      open source; send resume; none of the roles fits me yet I want in; will I be answered if I send you my wish to work`,
    tr: `
      gönüllü yazılımcı; cv github; kod yazıyorum katılayım; moderatör olmak; tasarımcıyım özgeçmiş; açık kaynak; ekipte yer almak;
      sizinle geliştirmek; rollerden hiçbiri bana göre değil ama katılmak istiyorum; çalışmak istediğimi yazsam döner misiniz;
      ekibin içinde olmak`,
  },
};
