/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const catalogFactWays: WaysToAsk<string> = {
  credits: {
    en: `
      what is the credit of {course}; does {course} count for three credits; is {course} credited or not; ects value of {course};
      lecture and lab hours of {course}; {course} is how many credits and hours;
      {course} how many creds; is {course} worth three credits; {course} load in ects; creds of {course}`,
    tr: `
      {course} kaç kredi sayılıyor; {course} kredili mi kredisiz mi; {course} kaç kredi getirir; {course} akts değeri;
      {course} teorik ve lab saati; {course} alsam kaç kredi tutar; {course} kredisi akts kaç; {course} kredi sayısı;
      {course} kaç saatlik ders; {course} kredisi ortalamaya giriyor mu kaç kredi;
      {course} kaç kredilik; {course} akts yükü; {course} kredi olarak kaç; {course} kaç saat kaç kredi`,
  },
  prerequisites: {
    en: `
      which maths do I need before {course}; did I understand right that {course} is needed for {course};
      can I enrol in {course} although I failed {course}; failed {course}, may I still take {course}; who is allowed to take {course};
      is anything required before {course}; can a first year take {course}; does {course} have a condition;
      can a total beginner take {course}; I haven't passed {course}, will the system let me add {course}; what comes before {course};
      must I finish {course} to register for {course}; I am stuck before {course}, what is missing;
      does {course} let me in without {course}; I flunked {course}, can I go on with {course};
      what do I have to get through before {course}; what must I have passed to choose {course};
      if I flunk {course} am I locked out of {course}; need to have what for {course}; is {course} a condition for {course}`,
    tr: `
      {course} hangi matematik dersini istiyor; {course} için {course} şart mı;
      {course} dersinden kaldım {course} yine de alabilir miyim; {course} kimler alabilir; {course} için bir şart var mı;
      birinci sınıf {course} alabilir mi; {course} vermeden {course} seçilir mi; {course} geçmeden {course} yazabilir miyim;
      {course} önşartı var mı; {course} neyi geçmiş olmam lazım; {course} almadan {course} geçmiş olmak şart mı;
      {course} ön koşulları neler;
      {course} yazılacağım {course} şart mı; {course} kaldım {course} devam edebilir miyim; {course} girmek için {course} gerekir mi;
      {course} seçmek için hangisinden geçmiş olmam lazım; {course} almadan önce neyi vermiş olmam lazım; {course} için önce ne lazım;
      {course} kalırsam {course} kapanır mı; {course} öncesi ne`,
  },
  opens: {
    en: `
      where does {course} lead to; once I have {course} which ones can I add; {course} blocks which courses;
      what do I lose if I don't pass {course}; which later courses build on {course}; once I've passed {course} what does that unlock;
      what do people take after {course}; somebody failed {course}, what can't they take; {course} leads where`,
    tr: `
      {course} geçemezsem hangi dersler kapanır; {course} sonraki hangi dersler için gerekli; {course} verdikten sonra neler alınabiliyor;
      {course} hangi derslerin önünü açar; {course} kalırsam hangi dersleri alamam; {course} geçince neler açılıyor;
      {course} dersinden kalan neleri alamıyor; {course} kalan sonra nelere giremiyor`,
  },
  sections: {
    en: `
      which hours is {course}; what days of the week is {course}; is {course} opened in spring; how many sections does {course} have;
      is there an evening section of {course}; does {course} clash with friday afternoon; when and where do they hold {course};
      {course} meeting times; is {course} given only in fall; is there still {course} this semester;
      on which weekday do they have {course}; {course} mornings or afternoons; {course} on which days and what time;
      signals {course} who and what time; when was {course} last opened; {course} days; in which term is {course} given;
      what time is {course} this term; is {course} in english`,
    tr: `
      {course} baharda açılır mı; {course} kaç şubesi var; {course} akşam şubesi var mı; {course} saatleri ne;
      {course} nerede işleniyor; {course} hangi binada; {course} güzün mü açılıyor; {course} programda ne zaman;
      {course} hangi günlere konmuş; {course} sabah mı öğleden sonra mı; {course} en son ne zaman açıldı;
      {course} hangi dönem veriliyor; {course} bu dönem saat kaçta; {course} ingilizce mi`,
  },
  teachers: {
    en: `
      whose course is {course} this semester; name of the hoca of {course}; by whom is {course} given this term;
      who will lecture {course} in spring; who do I have in {course}; whose lecture is {course} now; {course} prof this term;
      who is teaching {course} this term; who's got {course} this semester; names of the lecturers of {course};
      anybody know who gives {course}`,
    tr: `
      {course} bu dönem kim veriyor; {course} dersini kim veriyor; {course} hangi hocada; {course} hocası kimmiş;
      {course} dersinin hocası belli mi; bu dönem {course} kim anlatacak; {course} kim giriyo derse;
      {course} şimdi kimin dersi; {course} hocası bu dönem;
      {course} kim anlatıyor bu dönem; {course} kimde bu dönem; {course} kim veriyor bilen; {course} hocaları kimler`,
  },
  "own-course": {
    en: `
      what letter did I get from {course} back then; is {course} on my transcript; have I taken {course} before;
      in which semester did I take {course}; which grade do I have in {course}; is {course} among the courses that I finished;
      do I have {course} behind me; did I drop {course}`,
    tr: `
      {course} dersini geçmiş miydim; {course} hangi dönem almıştım; {course} kaçla geçtim; {course} transkriptimde var mı;
      {course} almış mıyım; {course} notum neydi; {course} dersini bırakmış mıydım; {course} verdim mi ben;
      {course} aldığım dersler arasında mı`,
  },
  "still-needed": {
    en: `
      which courses are left for me to graduate; how far am I from finishing my curriculum; what must I still take;
      which mandatory courses have I not taken; what's missing on my way to graduation; required courses that I haven't passed;
      how many courses remain for my diploma; list of must courses I lack`,
    tr: `
      mezun olmam için hangi dersler kaldı; almadığım zorunlu dersler; müfredatta eksiğim ne; mezuniyetime ne kadar ders var;
      daha hangi zorunluları vermeliyim; kaç dersim kaldı bitirmeme; bölümümden kalan derslerim; hangi must dersleri almadım;
      diploma için eksiklerim`,
  },
};
