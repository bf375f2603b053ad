/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { whyGuides } from "./guides";

export const whyWays: WaysToAsk<keyof typeof whyGuides> = {
  read: {
    en: `
      I'm in high school deciding; were they happy with the choice; preference list ideas; people who dropped out; which field suits me;
      ideas on minors people took; is it the right place for me; dropouts' stories; is anyone sorry that they came here;
      how did those who left decide; I can't choose between two majors, what made others decide; my family wants something else than me;
      why did others choose their department; reasons to pick a department`,
    tr: `
      lisedeyim tercih yapıcam; memnunlar mı seçtiğinden; tercih listesi; okuldan ayrılanlar; hangi alan bana göre; seçiminden mutlu mu;
      yandalı neden almışlar; bölüm seçemiyorum; odtü doğru tercih mi; yks tercih; buraya geldiğine üzülen var mı;
      gidenler nasıl karar vermiş; bölüm seçerken neye bakmışlar; iki bölüm arasında kaldım başkaları nasıl karar vermiş;
      ailem başka bölüm istiyor;
      başkaları bölümünü neden seçmiş; bölüm seçme nedenleri`,
  },
  share: {
    en: `
      my story of picking this field; motivation for my minor; help high schoolers with my decision; what made me come;
      I was between two fields and picked mine because of one teacher; say without my name what drove me away;
      tell next year's applicants what I thought`,
    tr: `
      bu alana gelme hikayem; liselilere yol göstereyim; matematiği bıraktım sebebini yazayım; yandal sebebim;
      tercih pişmanlığımı anlatmak; beni buraya getiren şey; kararımı anlatayım;
      iki alan arasında kalıp bir öğretmen yüzünden bunu seçtim; beni uzaklaştıran şeyi adsız söyleyeyim;
      seneye tercih yapacaklara düşündüğümü anlatayım; bölümüme nasıl karar verdim`,
  },
  own: {
    en: `
      take off my decision story; my motivation text; where did I write about my choice; remove cause I told;
      the sentence about my choice should go; I think differently now about my major and want my text away;
      show what I said about my decision`,
    tr: `
      karar hikayemi kaldır; sebep yazım nerede; yazdığım sebebi sil; anlattığım tercih kararı; motivasyon yazımı görmek;
      seçimim hakkındaki cümle gitsin; şimdi farklı düşünüyorum yazımı kaldırayım; kararım hakkında dediğimi göster;
      seçim sebebimi sileyim`,
  },
};
