/** Exchange programmes and preparatory school. */
import { rulesOf } from "../../rule";

const exchange = rulesOf("exchange", [
  {
    id: "exchange-eligible",
    article: "6",
    title: { en: "Who may go on exchange", tr: "Değişime kimler gidebilir" },
    text: {
      en: "You need at least one semester in your programme and a CGPA of 2.50 as an undergraduate or 3.00 as a graduate student, both when you apply and in the semester before you go. Preparatory and scientific preparation students can't apply.",
      tr: "Programında en az bir yarıyıl okumuş olman, başvururken ve gitmeden önceki yarıyılda lisansta 2,50, lisansüstünde 3,00 ortalaman olması gerekir. İngilizce hazırlık ve bilimsel hazırlık öğrencileri başvuramaz.",
    },
    asked: {
      en: "erasmus requirements; what gpa do I need for exchange; can prep students apply to erasmus; mevlana conditions; when can I first go on exchange; least average for erasmus; am I eligible for exchange; who can go on erasmus; minimum average for exchange",
      tr: "erasmus şartları; erasmus için ortalama kaç olmalı; hazırlıkta erasmus olur mu; mevlana programı şartları; erasmusa kaçıncı sınıfta gidilir; değişime kimler başvurabilir; erasmus not siniri; erasmusa kimler gidebilir; erasmus için ortalama kaç",
    },
  },
  {
    id: "exchange-months",
    article: "6/8",
    title: { en: "How long Erasmus is funded", tr: "Erasmus en çok kaç ay" },
    text: {
      en: "At each level (bachelor, master, doctorate) Erasmus may be used with a grant for up to twelve months, study and internship together, as far as grants suffice.",
      tr: "Her düzeyde (lisans, yüksek lisans, doktora) Erasmus'tan, hibe yettikçe, öğrenim ve staj toplamı on iki aya kadar hibeli yararlanılabilir.",
    },
    asked: {
      en: "how many times can I go on erasmus; twelve months of erasmus; can I go to erasmus twice; erasmus grant duration; study and internship together in erasmus",
      tr: "erasmusa kaç kez gidilir; erasmus en fazla kaç ay; iki kere erasmus; erasmus hibesi kaç ay; staj ve öğrenim birlikte erasmus; ikinci kez erasmus",
    },
  },
  {
    id: "exchange-selection",
    article: "8",
    title: { en: "English exam and selection for exchange", tr: "Değişim için İngilizce sınavı ve seçim" },
    text: {
      en: "Accepted applicants to Erasmus and Mevlana sit the School of Foreign Languages' exam, once an academic year; it is valid for two years. Placement goes by points, preferences, quotas and grants.",
      tr: "Erasmus ve Mevlana başvurusu kabul edilenler YDYO'nun İngilizce sınavına girer; yılda bir kez girilir, sonucu iki yıl geçerlidir. Yerleştirme puan, tercih, kontenjan ve hibeye göre yapılır.",
    },
    asked: {
      en: "erasmus language exam; how are exchange students selected; validity of the erasmus English exam; exam for exchange applicants; how is placement done in exchange",
      tr: "erasmus dil sınavı; erasmus yerleştirme nasıl yapılır; erasmus ingilizce sınavı kaç yıl geçerli; erasmus puanı nasıl hesaplanır; degisim icin dil sinavi",
    },
  },
  {
    id: "exchange-courses",
    article: "9",
    title: { en: "Courses to take on exchange", tr: "Değişimde alınacak dersler" },
    text: {
      en: "An Erasmus student takes 30 ECTS a semester, with a reason at least 20. Courses and what they stand for at METU are written in the academic approval form; changes need approval before the semester ends.",
      tr: "Erasmus öğrencisi dönemde 30 AKTS, gerekçeyle en az 20 AKTS alır. Dersler ve ODTÜ'deki karşılıkları Akademik Onay Formu'na yazılır; değişiklikler dönem bitmeden onaylatılır.",
    },
    asked: {
      en: "how many ects in erasmus; thirty ects rule; learning agreement changes; academic approval form; minimum courses on exchange; change courses abroad",
      tr: "erasmusta kaç akts alınmalı; otuz akts zorunlu mu; learning agreement değişikliği; akademik onay formu; değişimde ders değiştirmek; erasmusta en az kac ders",
    },
  },
  {
    id: "exchange-counted",
    article: "13",
    title: { en: "Counting exchange courses", tr: "Değişimde alınan derslerin sayılması" },
    text: {
      en: "Courses with the counterpart of CC (BB for graduates) or above are counted as exempt by the board's decision and don't enter the averages. They make at most a third of the programme's credits and don't exceed the term's load.",
      tr: "CC (lisansüstünde BB) ve üstüne karşılık gelen dersler kurul kararıyla muaf sayılır, ortalamaya girmez. Toplamları programın kredisinin üçte birini ve dönem yükünü aşamaz.",
    },
    asked: {
      en: "do erasmus grades count in my gpa; which grade is needed to count an exchange course; are courses from abroad in the average; transfer my erasmus courses back; exempt courses after exchange; erasmus courses on the transcript; will my courses abroad count; what if I fail a course on exchange",
      tr: "erasmus notları ortalamaya girer mi; erasmusta aldığım dersleri saydırmak; değişimde kaç alırsam sayılır; yurt dışında aldığım ders nasıl sayılır; erasmus dersleri transkriptte; erasmus ders saydirma; erasmusta aldığım dersler sayılır mı; değişimde dersten kalırsam",
    },
  },
  {
    id: "exchange-status",
    article: "11, 14",
    title: { en: "Your status, dormitory and fees during exchange", tr: "Değişimdeyken durum, yurt ve harç" },
    text: {
      en: "You apply to your department to be on leave; it counts in the maximum duration but isn't taken off your leave. Fees, if you owe any, are paid at METU, not abroad; ask the dormitories to keep your place and whoever gives your scholarship what becomes of it.",
      tr: "İzinli sayılmak için bölümüne başvurursun; süre azamiye girer ama izin hakkından düşmez. Varsa harç ODTÜ'ye ödenir, gidilen okula ödenmez; yurdunun saklanması için yurtlara başvur, bursunu veren yere sor.",
    },
    asked: {
      en: "do I pay tuition on erasmus; my dormitory while on exchange; scholarship during erasmus; am I on leave when I go abroad; register at METU during exchange; keep the dorm room for erasmus",
      tr: "erasmusta harç ödenir mi; erasmusa gidince yurdum ne olur; erasmusta bursum kesilir mi; erasmusta izinli mi sayılırım; değişimdeyken odtüye kayıt; erasmus yurt hakki",
    },
  },
  {
    id: "exchange-internship",
    article: "21",
    title: { en: "Erasmus internship", tr: "Erasmus stajı" },
    text: {
      en: "It needs a CGPA of 2.50 (3.00 for graduates) and an acceptance letter from a place that you find yourself, by the deadline. Seniors apply while students and finish within twelve months after graduation.",
      tr: "2,50 (lisansüstünde 3,00) ortalama ve son başvuru gününe kadar kendi bulduğun yerden kabul mektubu gerekir. Son sınıflar öğrenciyken başvurur, stajı mezuniyetten sonra on iki ay içinde tamamlar.",
    },
    asked: {
      en: "erasmus internship conditions; acceptance letter for erasmus traineeship; erasmus+ internship after graduation; who finds the company in an erasmus internship; traineeship abroad with a grant",
      tr: "erasmus stajı şartları; erasmus staj kabul mektubu; mezun olduktan sonra erasmus stajı; staj hareketliliği; erasmus stajında şirketi kim bulur; yurtdisi staj hibesi",
    },
  },
]);

const preparatory = rulesOf("preparatory", [
  {
    id: "proficiency-score",
    article: "6/1",
    title: { en: "Score of the English proficiency exam", tr: "İngilizce yeterlik sınavı (İYS) geçme notu" },
    text: {
      en: "Undergraduates pass the English proficiency exam (EPE) with 59.50 of 100; some programmes ask for more, as the Senate's table says. Below that you attend preparatory school at your level.",
      tr: "Lisans için İYS'de 100 üzerinden en az 59,50 gerekir; bazı programlarda Senato'nun tablosundaki not aranır. Altında kalan, seviyesine göre hazırlık okur.",
    },
    asked: {
      en: "passing score of the proficiency exam; EPE score to skip prep; how many points do I need in the English proficiency; 59.5 proficiency; skip preparatory school; proficiency pass mark",
      tr: "hazırlık atlama notu; iys kaç puan gerekli; proficiency geçme notu; hazırlığı atlamak için kaç; 59,5 yeterlik; prof sinavi kac almali; yeterlik sınavını geçme puanı",
    },
  },
  {
    id: "proficiency-exams",
    article: "6, 12",
    title: { en: "Which proficiency exam you may sit", tr: "Hangi İYS'ye girilir" },
    text: {
      en: "EPE I is at the start of the year, II after fall, III after spring and IV after the summer school. Who may sit II to IV depends on attendance and the prep grade: SP for II, EE for III, summer school for IV.",
      tr: "İYS I yıl başında, II güz, III bahar, IV yaz okulu sonundadır. II–IV'e girmek devama ve hazırlık notuna bağlıdır: II için SP, III için EE, IV için yaz okulu.",
    },
    asked: {
      en: "how many proficiency exams are there a year; who can take the January proficiency; right to enter the June EPE; proficiency after summer school; prep grade SP EE; pass prep in the fall",
      tr: "yılda kaç proficiency var; ocak profuna kimler girebilir; haziran yeterlik hakkı; iys 3'e girmek için kaç ortalama; yaz okulu sonrası prof; hazirlikta EE ne demek; güz sonunda hazırlığı geçmek",
    },
  },
  {
    id: "proficiency-equivalents",
    article: "6/5–7",
    title: { en: "Exams instead of the proficiency exam", tr: "İYS yerine sayılan sınavlar" },
    text: {
      en: "Exams in the Senate's table of equivalents are accepted; results hold for two years. Prep students hand them to the registrar's office between the end of spring classes and the last day of fall add-drop.",
      tr: "Senato'nun eşdeğerlik tablosundaki sınavlar kabul edilir, sonuçlar iki yıl geçerlidir. Hazırlık öğrencileri belgelerini bahar derslerinin bitimiyle güz ekleme-bırakmanın son günü arasında Öğrenci İşleri'ne verir.",
    },
    asked: {
      en: "does METU accept TOEFL instead of EPE; IELTS for preparatory school; when can I submit my TOEFL result; validity of proficiency results; equivalent English exams; PTE accepted",
      tr: "toefl hazırlık yerine geçer mi; ielts ile hazırlık atlamak; toefl belgesi ne zaman verilir; yeterlik sonucu kaç yıl geçerli; iys eşdeğer sınavlar; ielts kabul ediliyor mu",
    },
  },
  {
    id: "proficiency-objection",
    article: "6/3–4",
    title: { en: "Missing or objecting to the proficiency exam", tr: "İYS'ye girmeme ve itiraz" },
    text: {
      en: "There is no make-up for the proficiency exam, not even with a report. Objections go to the School of Foreign Languages within three working days after the results.",
      tr: "İYS'nin raporla bile telafisi yoktur. Sonuçlara itiraz, açıklandıktan sonraki üç iş günü içinde YDYO'ya yapılır.",
    },
    asked: {
      en: "I missed the proficiency exam; make-up for EPE; object to my proficiency result; ill on the proficiency day; appeal the English exam",
      tr: "proficiency sınavını kaçırdım; yeterlik sınavının telafisi; iys sonucuna itiraz; yeterlik günü hastaydım; prof kağıdıma itiraz; prof telafi",
    },
  },
  {
    id: "prep-duration",
    article: "8",
    title: { en: "How long preparatory school may take", tr: "Hazırlık en çok kaç yıl" },
    text: {
      en: "Preparatory school takes one year and at most two. Whoever was placed at METU a second time has one year only.",
      tr: "Hazırlık bir yıldır, en çok iki yıl sürebilir. ODTÜ'ye ikinci kez yerleşene yalnızca bir yıl verilir.",
    },
    asked: {
      en: "how many years can I stay in prep; fail prep twice; repeat preparatory school; maximum duration of English prep; second year in prep; how many years can prep take; what if I fail prep twice",
      tr: "hazırlık en fazla kaç yıl; hazırlıkta iki yıl kalmak; hazırlık tekrarı; ikinci sene hazırlık; hazirlik kac yil; hazırlıkta iki kere kalırsam",
    },
  },
  {
    id: "prep-attendance",
    article: "10",
    title: { en: "Attendance in preparatory school", tr: "Hazırlıkta devam" },
    text: {
      en: "At least 80 % of classes have to be attended; the unit may ask for more. Short reports excuse at most 10 % of a term's hours. Whoever is absent more gets NA and loses the right to attend.",
      tr: "Derslerin en az %80'ine devam edilir; birim daha yükseğini isteyebilir. Kısa raporlar dönem saatlerinin en çok %10'unu karşılar. Sınırı aşan NA alır ve devam hakkını kaybeder.",
    },
    asked: {
      en: "absence limit in prep; attendance at preparatory school; how many hours can I miss in DBE; prep NA; medical report in prep school",
      tr: "hazırlıkta devamsızlık hakkı; hazırlık devam zorunluluğu; hazırlıkta kaç saat devamsızlık; hazırlıkta NA almak; hazırlıkta rapor; hazirlik devamsizlik siniri",
    },
  },
  {
    id: "prep-failed",
    article: "12",
    title: { en: "Failing preparatory school", tr: "Hazırlıkta başarısız olma" },
    text: {
      en: "After FU or NA and a failed EPE I you can't attend again, and wait (“beklemeli”) until the maximum time ends; you may sit EPE I with a fee, for some years. An accepted exam also lets you in.",
      tr: "FU ya da NA alıp ardından İYS I'i geçemeyen yeniden okuyamaz, azami süre sonuna kadar beklemeli olur; belirli yıllar ücretiyle yalnızca İYS I'e girebilir. Kabul edilen bir sınav belgesi de yeter.",
    },
    asked: {
      en: "failed preparatory school what happens; waiting status in prep; FU in prep; am I dismissed if I fail prep; beklemeli student; proficiency after failing prep; I failed the prep year; thrown out of prep",
      tr: "hazırlıkta kaldım ne olacak; beklemeli öğrenci ne demek; hazırlıkta FU aldım; hazırlıktan atılmak; beklemeli statü; hazirlikta basarisiz olursam",
    },
  },
  {
    id: "prep-leave",
    article: "13",
    title: { en: "Leave from preparatory school", tr: "Hazırlıkta izin" },
    text: {
      en: "Leave from prep is for a year, not for a term, extended once where necessary; improving English by yourself is a reason too. Apply to the unit by the end of add-drop.",
      tr: "Hazırlıkta yarıyıl değil yıl izni verilir, zorunlu hâlde bir yıl uzatılabilir; İngilizceyi kendi olanağıyla geliştirmek de gerekçedir. Ekleme-bırakma bitimine kadar TİB'e başvurulur.",
    },
    asked: {
      en: "freeze prep school; leave from the preparatory year; study English on my own instead of prep; a year off in prep; suspend English prep",
      tr: "hazırlığı dondurmak; hazırlıkta izin almak; hazırlığı dışarıdan okumak; hazırlık izni kaç yıl; hazırlıkta yıl izni; hazirlik dondurma",
    },
  },
]);

export const abroadAndPrepRules = [...exchange, ...preparatory];
