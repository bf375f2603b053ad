/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { mapsGuides } from "./guides";

export const mapsWays: WaysToAsk<keyof typeof mapsGuides> = {
  campus: {
    en: `
      way to the dorm; lost on campus; how to walk to a1; find lecture hall; pin of the building; route to the gate;
      nearest atm location on map; which building is mm; where is the cafeteria building; where is kkm navigate;
      my exam is in a hall I never heard of; which gate is closest to the dorms; show the sports centre;
      how do I walk from the metro to my faculty;
      where is a building on campus; how do I find the place of my lecture`,
    tr: `
      yurda nasıl yürürüm; kampüste kayboldum; a1 kapısı ne tarafta; amfiyi bulamadım; kkm nerede rota; konumu haritada; mm hangi bina;
      yemekhane binası nerde; yol tarifi; haritadan bakmak; kültür kongre; sınavım adını duymadığım bir salonda; yurtlara en yakın kapı;
      spor merkezini göster; metrodan fakülteme nasıl yürürüm; hazırlık binasını bulmak; ring durağı nerede;
      kampüste bina nerede bulurum; dersimin yapıldığı yeri bulmak`,
  },
  point: {
    en: `
      latitude of home; geo location; drop a pin; map outside campus; reverse geocode; lat long; address for a coordinate; gps position;
      I need the numbers of a spot for my gps; which address is this dot; look at any street in the world on your map`,
    tr: `
      konum iğnesi; kampüs dışı harita; enlem gps; koordinattan adres; haritada tıklayınca adres; konum bilgisi almak;
      gps için bir noktanın sayıları; bu nokta hangi adres; haritanızda herhangi bir sokağa bakmak; bir yerin enlemini öğrenmek;
      tıkladığım noktanın adresi`,
  },
};
