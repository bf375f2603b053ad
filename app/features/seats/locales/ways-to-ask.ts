/** How people ask for seats, in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { seatGuides } from "./guides";

export const seatWays: WaysToAsk<keyof typeof seatGuides> = {
  own: {
    en: `
      a class i want is full; did a spot open up; alert me if somebody drops the section; waiting for a free seat in a course;
      capacity left in section 2; which section isn't full yet; someone leaves the course and i get in`,
    tr: `
      almak istediğim ders dolmuş; kontenjan açıldı mı; biri bırakırsa haberim olsun; derste boş yer bekliyorum; kaç kişilik yer kalmış;
      hangi şube dolmadı; ekle bırakta yer açılır mı takip`,
  },
};
