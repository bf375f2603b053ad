/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const erasmusFactWays: WaysToAsk<string> = {
  places: {
    en: `
      is a thousand euros enough in {name}; how many euros a month does one need in {name}; how did students find a room in {name};
      what was rent like in {name}; cheap room in {name}, how; how are the courses in {name}; do they take many courses at once in {name};
      who went to {name} on exchange; was it easy to find friends in {name}; visa for {name}; which of our students were in {name};
      what did the one who went to {name} pay for a room; how much do you burn per month in {name};
      when should one apply for a dorm in {name}; are the exams oral in {name}; what does living in {name} cost; was the {name} visa slow;
      has anybody written about exams in {name}; how many weeks does the visa for {name} take; did they accept our courses after {name};
      rent in {name} for exchange students; did people like {name}`,
    tr: `
      {name} için aylık ne kadar lazım; {name} odayı nasıl bulmuşlar; {name} kira ne kadarmış; {name} ucuz oda nasıl bulunur;
      {name} dersler nasılmış; {name} aynı anda kaç ders alınıyor; {name} kim gitmiş; {name} vizesi zor mu; {name} giden memnun mu;
      {name} giden odaya ne kadar vermiş; {name} yaşam pahalı mı öğrenciye; {name} ayda ne kadar yakıyor;
      {name} yurduna ne zaman başvurulur; {name} sınavları sözlü mü; {name} yaşamak kaça mal oluyor; {name} vizesi kaç haftada çıkmış;
      {name} sınavlar nasıl geçiyor anlatan var mı; {name} dönünce dersleri saydılar mı; {name} kirası değişim öğrencisine;
      {name} gidenler memnun kalmış mı`,
  },
};
