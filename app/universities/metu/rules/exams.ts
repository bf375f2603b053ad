/** Resits, the end of the maximum duration, health reports, and how exams are sat. */
import { rulesOf } from "../../rule";

const resit = rulesOf("resit", [
  {
    id: "resit-who",
    article: "2, 3/1",
    title: { en: "Graduation resit (bütünleme)", tr: "Bütünleme sınavı kimlere verilir" },
    text: {
      en: "Only students in their last semester get a resit: for at most two credited courses with FF or FD of the last two semesters, and one non-credit course with U. Others have no resit.",
      tr: "Bütünleme yalnızca son yarıyılındaki öğrenciye verilir: son iki yarıyılda FF ya da FD alınan en çok iki kredili ders ve U alınan bir kredisiz ders için. Başka kimsenin bütünleme hakkı yoktur.",
    },
    asked: {
      en: "is there a resit exam; graduation make-up exam; second chance for the final; who can take a bütünleme; resit for seniors; I fail one course in my last semester; who can take the resit; can I sit a resit; do we have a second exam if we fail the final",
      tr: "bütünleme var mı; büt hakkı kimlere verilir; tek dersten kaldım mezun olacağım; bütünlemeye girebilir miyim; son sınıf bütünleme; but sinavi kac dersten; büte kimler girebiliyor; bütünlemeye girme şartı; finalden kalınca bir daha sınav var mı",
    },
  },
  {
    id: "resit-average",
    article: "3/1",
    title: { en: "Resit for a low average", tr: "Ortalama yetmeyince bütünleme" },
    text: {
      en: "If you have no FF or FD in the last semester but your CGPA is below 2.00, you may resit at most two courses of that semester with DD, DC or CC.",
      tr: "Son yarıyılında FF ya da FD'n yoksa ama genel ortalaman 2,00'ın altındaysa, o yarıyılda DD, DC ya da CC aldığın en çok iki dersten bütünlemeye girebilirsin.",
    },
    asked: {
      en: "passed everything but my cgpa is under 2.00; resit to raise the average for graduation; all courses done average too low; resit a DD to graduate; missing a few hundredths to graduate",
      tr: "bütün dersleri geçtim ortalamam 2 değil; ortalama için bütünleme; mezuniyete ortalamam yetmiyor; DD aldığım dersten bütünleme; ortalama yetmedi mezun olamıyorum",
    },
  },
  {
    id: "resit-not",
    article: "3/2–6",
    title: { en: "When there is no resit", tr: "Bütünleme verilmeyen durumlar" },
    text: {
      en: "There is no resit after an NA, nor in courses without a final such as design, studio, laboratory, internship or project courses. Missing the resit brings no make-up.",
      tr: "NA alınan dersin, finali olmayan derslerin ve tasarım, stüdyo, laboratuvar, staj, proje gibi derslerin bütünlemesi yoktur. Bütünlemeye girmeyene telafi verilmez.",
    },
    asked: {
      en: "resit after NA; resit for a project course; I missed the resit; courses without a resit; studio course resit; make-up of the resit exam",
      tr: "NA alınca bütünleme olur mu; proje dersinin bütünlemesi; bütünlemeyi kaçırdım; stüdyo dersi bütünleme; hangi derslerin bütünlemesi yok; lab dersinden but",
    },
  },
  {
    id: "resit-apply",
    article: "4",
    title: { en: "Applying for a resit", tr: "Bütünleme başvurusu" },
    text: {
      en: "Apply to the registrar's office within a week after letter grades are announced. It tells you and the instructors which courses you resit; the right ends when the next term's registrations begin.",
      tr: "Harf notları ilan edildikten sonraki bir hafta içinde Öğrenci İşleri'ne başvur. Hangi derslerden gireceğin sana ve hocalara bildirilir; hak sonraki dönem kayıtlarına kadar kullanılır.",
    },
    asked: {
      en: "how do I apply for a resit; deadline of resit application; where to apply for bütünleme; apply within a week resit; when is the resit held",
      tr: "bütünlemeye nasıl başvurulur; büt başvuru tarihi; bütünleme dilekçesi nereye; bütünleme ne zaman yapılır; butunleme basvurusu son gun",
    },
  },
  {
    id: "resit-grade",
    article: "5",
    title: { en: "What the resit counts for", tr: "Bütünleme notu" },
    text: {
      en: "The resit replaces the final. Midterms, work of the term and attendance count as the syllabus says.",
      tr: "Bütünleme notu finalin yerine geçer. Ara sınavlar, dönem içi çalışmalar ve devam izlencedeki gibi sayılır.",
    },
    asked: {
      en: "does the resit replace the final; weight of the resit exam; do midterms count after a resit; letter grade after bütünleme; how is the grade computed with a resit",
      tr: "bütünleme finalin yerine mi geçer; büt notu nasıl hesaplanır; bütünlemede vizeler sayılır mı; bütünleme sonrası harf notu; butun etkisi",
    },
  },
]);

const duration = rulesOf("duration", [
  {
    id: "extra-exams",
    article: "",
    title: { en: "Extra exams after the maximum duration", tr: "Azami süre sonunda ek sınav" },
    text: {
      en: "Whoever doesn't graduate within the maximum duration gets two extra exams, one in each of two terms, for failed courses and those never taken. You apply to your department with a petition; a missed exam is a used one.",
      tr: "Azami sürede mezun olamayana, kaldığı ve hiç almadığı dersler için iki ayrı dönemde birer ek sınav hakkı verilir. Dilekçeyle bölüme başvurulur; girilmeyen sınav kullanılmış sayılır.",
    },
    asked: {
      en: "maximum duration is over what happens; extra exam right; I couldn't graduate in seven years; additional exams at the end of the maximum; my time is up at METU; petition for the extra exam",
      tr: "azami sürem doldu ne olacak; ek sınav hakkı; yedi yılda bitiremedim; azami süre sonunda sınav; ek sınav dilekçesi; azami doldu ek sinav",
    },
  },
  {
    id: "extra-exam-grade",
    article: "",
    title: { en: "Grade of an extra exam", tr: "Ek sınav notu" },
    text: {
      en: "The letter grade is given from the extra exam alone; work of the term isn't counted. Whoever passes in the first can't sit the second to raise the grade.",
      tr: "Harf notu yalnızca ek sınava göre verilir, dönem içi notlar sayılmaz. Birincide geçen, not yükseltmek için ikinciye giremez.",
    },
    asked: {
      en: "does the midterm count in the extra exam; raise the grade in the second extra exam; how is an extra exam graded; missed the extra exam is there a make-up",
      tr: "ek sınavda vize sayılır mı; ikinci ek sınavda not yükseltmek; ek sınav notu nasıl verilir; ek sınava girmedim telafi; ek sinav harf notu",
    },
  },
  {
    id: "extra-time",
    article: "",
    title: { en: "Extra terms after the maximum duration", tr: "Azami süre sonunda ek süre" },
    text: {
      en: "With two to five failed courses left after the extra exams you get three more terms; with two to five left without sitting them, four. With six or more left the relation ends. Fees are paid and student rights go on in the extra terms.",
      tr: "Ek sınavlardan sonra iki ila beş başarısız dersi kalana üç, ek sınava girmeden iki ila beş dersi olana dört dönem ek süre verilir. Altı ya da daha çok dersi kalanın ilişiği kesilir. Ek sürede harç ödenir ve öğrencilik hakları sürer.",
    },
    asked: {
      en: "extra semesters after the maximum duration; how many failed courses get me dismissed at the end; three more terms; will I be expelled after seven years; two to five courses left at the maximum; additional time to finish",
      tr: "azami süreden sonra ek dönem; kaç dersim kalırsa atılırım; üç dönem ek süre; azami sonunda ilişik kesilir mi; beş dersim kaldı azami doldu; ek sure kac donem",
    },
  },
  {
    id: "unlimited-exams",
    article: "",
    title: { en: "Unlimited exams", tr: "Sınırsız sınav hakkı" },
    text: {
      en: "After the maximum duration, whoever has one failed course left, or passed everything but lacks the average, may sit exams without limit. A fee is paid for each course, other student rights don't exist, and three years without sitting any ends the right.",
      tr: "Azami sürenin ardından tek dersi kalana ya da her dersi geçip ortalaması yetmeyene sınırsız sınav hakkı verilir. Ders başına harç ödenir, öteki öğrencilik hakları kullanılamaz; üç yıl sınava girmeyen bu hakkı kaybeder.",
    },
    asked: {
      en: "unlimited exam right; one course left after the maximum duration; unlimited attempts to raise the average; single course left exam; lose the unlimited right",
      tr: "sınırsız sınav hakkı; azami sonunda tek ders kaldı; ortalama için sınırsız sınav; tek ders sınavı; sınırsız hak nasıl biter; tek dersim kaldi azami",
    },
  },
  {
    id: "extra-practical",
    article: "",
    title: { en: "Practical courses after the maximum duration", tr: "Azami süre sonunda uygulamalı dersler" },
    text: {
      en: "There is no extra exam for practical courses such as design, studio, laboratory, internship or project. On request you may attend them once, the first time they open.",
      tr: "Tasarım, stüdyo, laboratuvar, staj, proje gibi uygulamalı derslere ek sınav yoktur. İstersen açıldığı ilk dönemde bir kez devam hakkı verilir.",
    },
    asked: {
      en: "extra exam for a project course; studio left at the end of the maximum duration; lab course after seven years; attend a practical course once more; design course and extra exams",
      tr: "proje dersine ek sınav verilir mi; stüdyo dersim kaldı azami doldu; azami süre sonunda lab dersi; uygulamalı derse bir kez devam; tasarim dersi ek sinav",
    },
  },
]);

const health = rulesOf("health", [
  {
    id: "report-valid",
    article: "10",
    title: { en: "Which medical reports are valid", tr: "Geçerli sağlık raporları ve teslimi" },
    text: {
      en: "Reports of the campus health centre and of hospitals recognised by the social security institution are valid. Hand a report to the health centre within five working days after it ends.",
      tr: "Sağlık Merkezi'nin ve SGK'nin tanıdığı sağlık kuruluşlarının raporları geçerlidir. Raporu, bitiminden sonra en geç beş iş günü içinde Sağlık Merkezi'ne teslim et.",
    },
    asked: {
      en: "where do I submit a medical report; is a report from a private hospital valid; deadline to hand in a sick note; how many days to give my health report; medico report; doctor's note for school; which doctor's report is accepted; until when do I hand in my report",
      tr: "raporumu nereye teslim edeceğim; özel hastane raporu geçerli mi; sağlık raporu kaç gün içinde verilir; rapor teslim süresi; revirden rapor almak; raporu bolume mi verecegim; hangi rapor geçerli; raporu kaç gün içinde vermem lazım",
    },
  },
  {
    id: "report-midterm",
    article: "11/3",
    title: { en: "A report on the day of an exam", tr: "Sınav günü raporlu olma" },
    text: {
      en: "A report excuses absence. How an exam missed while ill is made up is up to the instructor; institutes decide for graduate students.",
      tr: "Rapor devamsızlık için mazeret sayılır. Raporluyken girilmeyen sınavın telafisi hocanın takdirindedir; lisansüstünde enstitülerin ilkeleri geçerlidir.",
    },
    asked: {
      en: "I was ill on the midterm day; make-up with a medical report; does a sick note excuse absence; got a report and missed an exam; is a report accepted for the make-up; I was in hospital on the day of my midterm; sick on exam day; I have a doctor's report for the midterm",
      tr: "vize günü raporluydum; raporla telafi sınavı; rapor devamsızlıktan düşer mi; raporum var sınava giremedim; hastaydım sınavı kaçırdım; rapor alsam make up verirler mi; vize günü hastanedeydim; sınav günü hastalandım; raporluyum sınavı sonra girebilir miyim",
    },
  },
  {
    id: "report-final",
    article: "11/4",
    title: { en: "A report on the day of a final", tr: "Final günü raporlu olma" },
    text: {
      en: "If you have a valid report on the day of a final, the rules of the I grade apply.",
      tr: "Final günü geçerli raporun varsa I notunun kuralları uygulanır.",
    },
    asked: {
      en: "ill on the day of the final; missed the final with a medical report; final exam and sick report; report during finals; incomplete because of illness",
      tr: "finalde hastaydım; final günü rapor aldım; rapor yüzünden finale giremedim; final raporlu olursam; hastalık nedeniyle I notu; finale raporluyum",
    },
  },
  {
    id: "examination-paper",
    article: "9",
    title: { en: "Paper that you were at the health centre", tr: "Muayene belgesi" },
    text: {
      en: "On request the health centre writes down the hours in which you were examined and sends it to your department. Whether it excuses you is up to the instructor or the department.",
      tr: "İstersen Sağlık Merkezi muayenede olduğun saatleri gösteren bir belge düzenler ve bölümüne iletir. Mazeret sayılıp sayılmayacağı hocanın ya da bölümün takdirindedir.",
    },
    asked: {
      en: "paper from the campus doctor for a missed class; I was at the health centre during the lecture; examination document medico; proof of a doctor's appointment",
      tr: "muayene belgesi; ders saatinde sağlık merkezindeydim; medikodan kağıt almak; doktora gittiğimi belgelemek; revir belgesi mazeret sayılır mı",
    },
  },
  {
    id: "health-leave",
    article: "12",
    title: { en: "Leave of a term for health", tr: "Sağlık nedeniyle dönem izni" },
    text: {
      en: "For a term of leave the report has to cover at least a third of the term. Give it with a petition to your department; the health centre is asked for its opinion and the board decides.",
      tr: "Dönem izni için raporun dönemin en az üçte birini kapsaması gerekir. Dilekçeyle bölümüne ver; Sağlık Merkezi'nin görüşü alınır, kararı yönetim kurulu verir.",
    },
    asked: {
      en: "freeze the semester because of illness; leave for health reasons report length; how long must the report be to take a term off; depression leave of absence; medical leave of a semester",
      tr: "hastalık nedeniyle okul dondurmak; sağlık izni için rapor kaç gün olmalı; raporla dönem izni; psikolojik nedenle dondurmak; saglik nedeniyle donem izni",
    },
  },
  {
    id: "health-insurance",
    article: "5",
    title: { en: "Health insurance", tr: "Sağlık sigortası" },
    text: {
      en: "Turkish citizens have to be in the general health insurance (GSS). International students enter it by paying the premium; until then, and if they can't, private insurance is obligatory.",
      tr: "T.C. vatandaşları genel sağlık sigortasına (GSS) kayıtlı olmak zorundadır. Uluslararası öğrenciler prim ödeyerek girer; o zamana kadar ve giremeyenlere özel sigorta zorunludur.",
    },
    asked: {
      en: "do international students need health insurance; GSS premium; private insurance for foreigners; is insurance obligatory; health insurance as a student",
      tr: "sağlık sigortası zorunlu mu; gss nedir öğrenci; yabancı öğrenci sigortası; özel sağlık sigortası yaptırmak; uluslararası öğrenci sağlık primi",
    },
  },
  {
    id: "health-centre",
    article: "6–7",
    title: { en: "Health and counselling centre", tr: "Sağlık ve Rehberlik Merkezi" },
    text: {
      en: "Students may go to the campus health and counselling centre with medical and psychological problems. It treats what it can and sends you on where needed.",
      tr: "Öğrenciler sağlık ve psikolojik sorunları için kampustaki Sağlık ve Rehberlik Merkezi'ne başvurabilir. Merkez olanakları ölçüsünde tedavi eder, gerekirse yönlendirir.",
    },
    asked: {
      en: "can I be treated at the campus health centre; medico on campus; doctor at METU; who may use the health center; vaccination on campus; referral from medico to a hospital",
      tr: "kampüste doktor var mı; mediko; sağlık merkezine kim gidebilir; revir nerede muayene; sağlık merkezinden sevk; mediko muayene",
    },
  },
]);

export const examRules = [...resit, ...duration, ...health];
