/** How people ask for free rooms, in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { roomGuides } from "./guides";

export const roomWays: WaysToAsk<keyof typeof roomGuides> = {
  free: {
    en: `
      empty class near my department; unoccupied lecture hall; is bmb empty at noon; vacant classroom for two hours; any class with nobody in it;
      a lecture hall where no class is going on; which classes are vacant on friday; where is an empty classroom now;
      show free classrooms near me; classroom without lecture until noon;
      a silent empty classroom to study; which rooms are empty now; library is too loud, where else`,
    tr: `
      bölümüme yakın boş sınıf; boş amfi; bmb öğlen boş mu; iki saatliğine boş derslik; içinde ders olmayan sınıf; cuma hangi sınıflar boş;
      kimse olmayan derslik; boş derslik nerede; yakındaki boş sınıflar; öğlene kadar dersi olmayan derslik;
      sessiz boş sınıf arıyorum; şu an hangi sınıflar boş; kütüphane çok gürültülü başka nerede`,
  },
};
