/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const notesFactWays: WaysToAsk<string> = {
  "of-course": {
    en: `
      is there a pdf of {course}; I missed the lectures of {course}, who has notes; old notes of {course};
      what did people upload for {course}; cheat sheet of {course} theorems; lecture slides of {course} from students; {name} summary;
      notes about {name}; has somebody typed up {course}; one page with all equations of {course};
      something shorter than the book for {course}; study sheet for the {course} lab; has anybody typed up {course};
      somebody's notebook for {course}; I missed half of the {course} lectures, any notes; handwritten stuff for {course};
      is there a sheet for the {course} reports; slides or summary for {course}`,
    tr: `
      {course} özeti olan var mı; {course} pdf var mı; {course} formül kağıdı; {course} derslerine gidemedim notu olan;
      {course} eski notlar; {course} için yüklenenler; {course} slayt; {course} çalışma materyali; {name} özeti var mı;
      {name} notu olan var mı; {course} konu özeti atan; {course} kısa özet çıkaran; {course} labı için bakılacak kağıt;
      {course} kitabı yerine okunacak not; {course} tek sayfalık formüller; {course} için derste tutulmuş defter;
      {course} birinin defteri var mı; {course} derslerini kaçırdım not var mı; {course} el yazısı notlar; {course} raporu için kaynak;
      {course} özeti var mı`,
  },
  own: {
    en: `
      did the notes that I uploaded get approved; how often were my notes downloaded; list of summaries I put up;
      are my notes still on the site; how many notes of mine are online`,
    tr: `
      yüklediğim notlar onaylandı mı; notlarım kaç kere indirilmiş; koyduğum özetler; notlarım hâlâ sitede mi; kaç notum yayında`,
  },
};
