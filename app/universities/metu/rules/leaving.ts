/** Undergraduate regulation, articles 33–37: graduating, diplomas and documents, and the ranking of students. */

import { rulesOf } from "../../rule";
import { figures } from "../grading";

const { graduation } = figures;
const least = (graduation.least / 100).toFixed(2);
const leastTr = least.replace(".", ",");

const undergraduate = rulesOf("undergraduate", [
  {
    id: "last-semesters-here",
    article: "33/1",
    title: { en: "Half of the credits and the last year at METU", tr: "Kredilerin yarısı ve son iki yarıyıl" },
    text: {
      en: "At least half of the curriculum's credits have to be earned at METU, and the last two registered semesters spent here. Exchange with partner universities and joint programmes abroad are excepted from the second.",
      tr: "Müfredat kredisinin en az yarısı ODTÜ'den alınmalı, kayıtlı olunan son iki yarıyıl burada geçmelidir. Yurt dışı değişim ve ortak programlar ikincisinin dışındadır.",
    },
    asked: {
      en: "do I have to spend my last year at METU; exchange in the last semester; how many credits must be from METU; graduate from abroad; erasmus in the final year allowed; residence requirement",
      tr: "son sene erasmusa gidilir mi; son iki dönem odtüde olmak zorunda mı; kredilerin ne kadarı odtüden alınmalı; mezun olurken yurt dışında olmak; son donemde degisim",
    },
  },
  {
    id: "graduation-date",
    article: "33/2",
    title: { en: "Date of graduation", tr: "Mezuniyet tarihi" },
    text: {
      en: "You graduate on the day the term's or summer school's letter grades are announced. After a correction, an I or a resit it is the day the last grade becomes final.",
      tr: "Mezuniyet tarihi, dönemin ya da yaz okulunun harf notlarının ilan edildiği gündür. Maddi hata, I notu ya da bütünlemeyle mezun olanlarda son notun kesinleştiği gündür.",
    },
    asked: {
      en: "what is my graduation date; which date is on the diploma; when am I officially graduated; graduation day after a resit; official date of graduating",
      tr: "mezuniyet tarihim hangisi; diplomada hangi tarih yazar; resmen ne zaman mezun olurum; bütünlemeyle mezuniyet tarihi; mezuniyet tarihi nasıl belirlenir",
    },
  },
  {
    id: "associate-degree",
    article: "36/1c",
    title: { en: "Associate degree when leaving", tr: "Ayrılırken ön lisans diploması" },
    text: {
      en: `Whoever leaves before graduating may apply for an associate degree with all courses of the first four semesters at DD or S and an average of at least ${least} in them. You can't return to the programme afterwards.`,
      tr: `Mezun olmadan ayrılan, ilk dört yarıyılın bütün derslerini DD ya da S ile bitirdiyse ve bu derslerin ortalaması en az ${leastTr} ise ön lisans diploması isteyebilir. Sonra aynı programa dönülemez.`,
    },
    asked: {
      en: "associate degree; leave with a two-year diploma; quit with an associate diploma; degree for the first four semesters; can I get something if I drop out after two years",
      tr: "ön lisans diploması almak; okulu bırakırsam ön lisans; iki yıllık diploma ile ayrılmak; ilk dört dönemi bitirdim ön lisans; onlisans diplomasi sartlari",
    },
  },
  {
    id: "temporary-certificate",
    article: "36/1ç",
    title: { en: "Temporary graduation certificate", tr: "Geçici mezuniyet belgesi" },
    text: {
      en: "It is given once to those who earned the diploma, replaces it, and is valid until that year's diploma ceremony.",
      tr: "Diplomayı hak edene bir kez verilir, diploma yerine geçer ve o yılın diploma törenine kadar geçerlidir.",
    },
    asked: {
      en: "temporary graduation certificate; proof of graduation before the diploma; exit certificate; document that replaces the diploma; I graduated but have no diploma yet",
      tr: "geçici mezuniyet belgesi; çıkış belgesi; diploma gelene kadar belge; mezun olduğumu gösteren kağıt; gecici mezuniyet belgesi nasil alinir",
    },
  },
  {
    id: "diploma-supplement",
    article: "36/1d",
    title: { en: "Diploma supplement", tr: "Diploma eki" },
    text: {
      en: "The diploma supplement is given with the diploma. It explains the degree so that it is recognised abroad.",
      tr: "Diploma eki diplomayla birlikte verilir. Derecenin yurt dışında tanınmasını kolaylaştıran bir açıklamadır.",
    },
    asked: {
      en: "what is a diploma supplement; recognition of my diploma abroad; document beside the diploma; supplement in English for Europe; europass supplement",
      tr: "diploma eki nedir; diplomanın yurt dışında tanınması; diploma supplement; diploma yanında verilen belge; diploma eki ne ise yarar",
    },
  },
  {
    id: "transcript",
    article: "36/1g",
    title: { en: "Transcript", tr: "Transkript (not çizelgesi)" },
    text: {
      en: "The transcript lists all your courses since the first registration with credits, grades, averages and standings. Students ask for it on student.metu.edu.tr, graduates on application.metu.edu.tr; the fee is on the registrar's page.",
      tr: "Transkript, ilk kayıttan beri aldığın dersleri kredi, not, ortalama ve başarı durumlarıyla gösterir. Öğrenciler student.metu.edu.tr'den, mezunlar application.metu.edu.tr'den ister; ücreti Öğrenci İşleri'nin sayfasında yazar.",
    },
    asked: {
      en: "how do I get a transcript; official transcript request; transcript with signature; where do graduates order transcripts; what is on the transcript; is the transcript paid; how do I get my transcript; official grade sheet",
      tr: "transkript nasıl alınır; onaylı not dökümü; imzalı transkript; mezunlar transkripti nereden ister; not çizelgesi almak; transkript ucretli mi; resmi not belgesi",
    },
  },
  {
    id: "student-certificate",
    article: "36/1h",
    title: { en: "Student certificate", tr: "Öğrenci belgesi" },
    text: {
      en: "The student certificate shows that you are registered. You get it on e-Devlet or on student.metu.edu.tr.",
      tr: "Öğrenci belgesi kayıt durumunu gösterir. e-Devlet'ten ya da student.metu.edu.tr'den alınır.",
    },
    asked: {
      en: "student certificate; document that shows I am a student; proof of enrolment; certificate of studentship; enrolment letter for a visa; get a student document online; paper that proves I am a student; where do I get a student certificate",
      tr: "öğrenci belgesi nasıl alınır; öğrenci olduğumu gösteren belge; e-devlet öğrenci belgesi; vize için öğrenci belgesi; imzalı öğrenci belgesi; ogrenci belgesi nereden; öğrenci belgesi nereden alınır",
    },
  },
  {
    id: "honour-certificate",
    article: "36/1ğ, 36/3",
    title: { en: "Honour certificate", tr: "Onur belgesi" },
    text: {
      en: "Students of honour and high honour get a certificate at the end of the term. Honour and high honour at graduation are written on the diploma.",
      tr: "Dönem sonunda onur ve yüksek onur öğrencilerine yarıyıl başarı belgesi verilir. Mezuniyetteki onur ve yüksek onur diplomada yazar.",
    },
    asked: {
      en: "certificate for honour students; is honour written on the diploma; document of high honour; where do I get my honour certificate; achievement certificate of the term",
      tr: "onur belgesi almak; yüksek onur diplomada yazar mı; şeref belgesi; yarıyıl başarı belgesi; onur belgesi nereden verilir",
    },
  },
  {
    id: "lost-diploma",
    article: "36/5–6",
    title: { en: "Lost diploma, changed name", tr: "Kaybolan diploma, değişen ad" },
    text: {
      en: "A lost diploma is reissued once, marked as second copy. If your name changes after graduation, the diploma isn't changed.",
      tr: "Kaybolan diplomanın yenisi bir kez, ikinci nüsha yazılarak hazırlanır. Mezuniyetten sonra adın ya da soyadın değişirse diploma değiştirilmez.",
    },
    asked: {
      en: "I lost my diploma; second copy of the diploma; new diploma after a name change; my surname changed update the diploma; duplicate diploma",
      tr: "diplomamı kaybettim; diploma ikinci nüsha; soyadım değişti diploma yenilenir mi; diplomayı yeniden çıkarmak; diploma kayip",
    },
  },
]);

const ranking = rulesOf("ranking", [
  {
    id: "class-rank",
    article: "3",
    title: { en: "Rank in the class", tr: "Sınıf sıralaması" },
    text: {
      en: "Ranks in the class are made for fall and spring, by CGPA and among students within the normal duration. Yours stands on your term report.",
      tr: "Sınıf sıralaması güz ve bahar için, genel ortalamaya göre ve normal süresi içindeki öğrenciler arasında yapılır. Sıran dönem karnende yazar.",
    },
    asked: {
      en: "where do I see my rank; class ranking; how is the rank computed; am I in the top of my class; ranking among students of my year; percentile in the class; which place am I in my class; how do I learn my rank",
      tr: "sınıf sıralamam nerede yazar; bölümde kaçıncıyım; sıralama nasıl yapılır; yüzdelik dilimim; dönem sıralaması; sinif birincisi olmak; sınıfta kaçıncıyım; sıralamamı nasıl öğrenirim",
    },
  },
  {
    id: "graduate-rank",
    article: "4",
    title: { en: "First of the graduates", tr: "Mezuniyet dereceleri" },
    text: {
      en: "Firsts of programmes and faculties and the university's first three are found at the end of the year among fall and spring graduates. They need a CGPA of 3.00 and have to finish within the normal duration; ties share the place.",
      tr: "Program ve fakülte birincileriyle üniversitenin ilk üçü, yıl sonunda güz ve bahar mezunları arasından belirlenir. En az 3,00 ortalama ve normal sürede bitirmek gerekir; eşitlikte derece paylaşılır.",
    },
    asked: {
      en: "how is the valedictorian chosen; first in the department at graduation; top graduates of the university; ranking of graduates; can a late graduate be first; graduate with a degree rank",
      tr: "bölüm birincisi nasıl belirlenir; dereceyle mezun olmak; fakülte birinciliği; üniversite birincisi; uzatan birinci olabilir mi; mezuniyette ilk üç",
    },
  },
]);

export const leavingRules = [...undergraduate, ...ranking];
