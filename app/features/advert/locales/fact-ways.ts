/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const advertFactWays: WaysToAsk<string> = {
  items: {
    en: `
      who rents out a room near campus; is someone giving away a {name}; second hand {name} for a student;
      looking for a room from next month, who has one; somebody found my {name}; I lost my {name}, did anyone write; a found {name};
      cheap {name} on sale by a student; which {name} are on sale; anybody driving to {name} this weekend; need a flatmate;
      who sells the textbook of {course}; somebody who gives {name} lessons; somewhere to live near campus, sharing is fine;
      weekend job such as {name}; small {name} for my room; anyone getting rid of a {name}; anything to sublet around {name};
      subletting from february; seat in a car to {name} this friday, how much; small jobs for students at weekends, no experience;
      waiter job at the weekend; anybody tutoring {name}; cheap {name} for my room second hand; who is driving to {name};
      how much is a used {name}; ride home to {name}; a desk from another student; evening job for a student`,
    tr: `
      kampüse yakın oda kiralayan var mı; {name} veren var mı; öğrenciden ikinci el {name}; gelecek ay boş odası olan;
      {name} bulan olmuş mu; {name} kaybettim yazan var mı; bulunmuş {name}; ucuz {name} satan; satılık {name} neler var;
      eşyalı oda şubattan itibaren; hafta sonu {name} giden arabası olan; ev arkadaşı arayan; {course} kitabını satan;
      {name} dersi veren biri; {name} kaybeden biri yazmış; hafta sonu çalışılacak iş; odaya küçük {name} lazım;
      {name} için eleman arayan; ucuzundan {name}; {name} elden çıkaran var mı; {name} civarında devren oda;
      cuma {name} dönen arabada yer kaç para; hafta sonu çalışacak iş tecrübem yok; garsonluk gibi hafta sonu işi;
      {name} çalıştıran öğrenci; odam için ikinci el {name} ne kadar; {name} giden araba; kullanılmış {name} kaça;
      {name} arabayla kim gidiyor; akşamları öğrenciye iş; {name} bakıyorum ikinci el; deneyim istemeyen part time iş`,
  },
  own: {
    en: `
      until when does my ad run; is my {name} still listed; when does the ad I posted end; did my ad expire; what have I put on sale;
      the {name} I'm selling, is it still shown; my classifieds; which ads of mine are open`,
    tr: `
      ilanım ne zamana kadar yayında; sattığım {name} hâlâ listede mi; koyduğum ilan ne zaman bitiyor; ilanımın süresi doldu mu;
      neleri satışa koydum; ilanlarım hangileri; açık ilanlarım; {name} ilanım duruyor mu; verdiğim ilan yayından kalktı mı`,
  },
};
