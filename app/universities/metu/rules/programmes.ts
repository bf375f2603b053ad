/** Summer school, double major, minor and transfers. */

import { rulesOf } from "../../rule";
import { figures } from "../grading";

const { doubleMajor } = figures;

const summer = rulesOf("summer", [
  {
    id: "summer-probation",
    article: "9/2, 10/2",
    title: { en: "Summer school on probation", tr: "Sınamalıyken yaz okulu" },
    text: {
      en: "On probation with a CGPA below 1.80 you can't take new courses or W courses in summer; with 1.80–1.99 at most two new ones. If the CGPA reaches 2.00 after summer, probation ends.",
      tr: "Sınamalı ve ortalaması 1,80 altında olan yazın yeni ders ve W aldığı dersi alamaz; 1,80–1,99 arasındaki en çok iki yeni ders alabilir. Yaz sonunda ortalama 2,00 olursa sınamalı durum biter.",
    },
    asked: {
      en: "summer school while on probation; new courses in summer on probation; does summer school end probation; raise my cgpa in the summer to leave probation",
      tr: "sınamalıyken yaz okulu alabilir miyim; yaz okulunda sınamadan çıkmak; sınamalı yazın yeni ders; yaz okuluyla ortalama 2 olursa; sinamali yaz okulu",
    },
  },
  {
    id: "summer-no-withdrawal",
    article: "9/3",
    title: { en: "No add-drop or withdrawal in summer", tr: "Yaz okulunda ekleme-bırakma ve çekilme yok" },
    text: {
      en: "The summer school has no add-drop and no withdrawal: what you register for, you take.",
      tr: "Yaz okulunda ders ekleme-bırakma ve dersten çekilme yoktur: kaydolduğun dersi alırsın.",
    },
    asked: {
      en: "withdraw from a summer course; is there add-drop in summer school; drop a summer school class; change my summer course after registration; W in the summer",
      tr: "yaz okulunda dersten çekilmek; yaz okulunda add drop var mı; yaz okulu dersini bırakmak; yazın ders değiştirmek; yaz okulu withdraw",
    },
  },
  {
    id: "summer-opens",
    article: "7, 8",
    title: { en: "Which courses open in summer", tr: "Yaz okulunda açılan dersler" },
    text: {
      en: "An instructor's wish and the department's proposal open a summer course; at least twenty students are needed, fewer only with a board's reasoned decision. The summer school lasts at least six weeks without finals and isn't in the maximum duration.",
      tr: "Yaz dersi, hocanın isteği ve bölümün önerisiyle açılır; en az yirmi öğrenci gerekir, azında gerekçeli kurul kararı aranır. Yaz okulu finaller hariç en az altı haftadır ve azami süreye girmez.",
    },
    asked: {
      en: "how many students open a summer course; will my course open in the summer; who decides which courses are in summer school; how long is summer school; is summer counted in the maximum duration; weeks of summer school",
      tr: "yaz okulunda ders açılması için kaç kişi; yazın hangi dersler açılır; yaz okulu kaç hafta; yaz okulu azami süreye sayılır mı; yaz dersi açtırmak; yaz okulu ders acilmasi",
    },
  },
  {
    id: "summer-graduate",
    article: "10",
    title: { en: "Graduating in summer", tr: "Yaz okulunda mezun olma" },
    text: {
      en: "The CGPA is computed after summer school, and whoever meets the conditions graduates then. Its grades stand on the transcript as a summer term.",
      tr: "Yaz okulu sonunda genel ortalama hesaplanır, koşulları sağlayan mezun olur. Notlar transkriptte yaz okulu dönemi olarak görünür.",
    },
    asked: {
      en: "can I graduate after summer school; does summer school change my cgpa; summer grades on the transcript; finish my degree in the summer; are summer grades in the average",
      tr: "yaz okulunda mezun olunur mu; yaz okulu ortalamaya girer mi; yaz notları transkriptte; yazın mezun olmak; yaz okulu notu ortalamayi etkiler mi",
    },
  },
]);

const doubleMajors = rulesOf("double-major", [
  {
    id: "double-major-apply",
    article: "7, 11",
    title: { en: "Applying to double majors", tr: "Çift anadal başvurusu" },
    text: {
      en: `You apply from semester ${doubleMajor.fromSemester} to semester ${doubleMajor.toSemester}, to the registrar's office by the date in the calendar; you may name several double majors or minors in order of preference, and register in one. W courses count as not taken; grades of the summer school don't count for the fall that follows.`,
      tr: `${doubleMajor.fromSemester}. yarıyıldan ${doubleMajor.toSemester}. yarıyıla kadar, takvimdeki tarihte Öğrenci İşleri'ne başvurulur; tercih sırasıyla birden çok çift anadal ve yandal yazılabilir, yalnızca birine kaydolunur. W alınan ders alınmamış sayılır, yaz okulu notları izleyen güz başvurusunda sayılmaz.`,
    },
    asked: {
      en: "where do I apply for a double major; apply to several double majors; do summer grades count in the double major application; W course and double major application; preference order of second programmes; when can I apply for a double major; how do I start a double major",
      tr: "çap başvurusu nereye yapılır; birden fazla çapa başvurmak; yaz okulu notu çap başvurusunda sayılır mı; W aldım çap yapabilir miyim; çap tercih sırası; cap basvuru belgeleri; çift anadala nasıl başlarım",
    },
  },
  {
    id: "double-major-size",
    article: "5",
    title: { en: "How many courses a double major has", tr: "Çift anadalda kaç ders var" },
    text: {
      en: "A double major has all courses of that department's programme. Besides common and equivalent ones at least twelve courses of 36 credits have to be taken; one double major and one minor may be followed together.",
      tr: "Çift anadal, o bölümün bütün derslerini kapsar. Ortak ve eş değer dersler dışında en az 36 kredilik on iki ders alınır; bir çift anadal ve bir yandal birlikte izlenebilir.",
    },
    asked: {
      en: "how many courses does a double major have; common courses of a double major; credits of a second major; double major and a minor together; two double majors at once",
      tr: "çapta kaç ders alınır; çap ortak dersler; çap kaç kredi; çap ve yandal birlikte yapılır mı; iki çap yapmak; capta kac ders var",
    },
  },
  {
    id: "double-major-load",
    article: "12, 13",
    title: { en: "Load and withdrawal with a double major", tr: "Çift anadalda ders yükü ve çekilme" },
    text: {
      en: "With a major CGPA of 2.50 you may take four courses above the major's load, with 2.00–2.49 three; common courses count once. You may withdraw from one course of each programme a term, if three credited courses remain.",
      tr: "Anadal ortalaması 2,50 ve üstündeyse anadal yükünün dört, 2,00–2,49 ise üç fazlası alınabilir; ortak dersler bir kez sayılır. Dönemde her programdan birer dersten çekilinebilir, toplamda üç kredili ders kalmalıdır.",
    },
    asked: {
      en: "course load with a double major; how many courses can a double major student take; withdraw from a double major course; two withdrawals with a second major; overload for double majors",
      tr: "çap öğrencisi kaç ders alabilir; çapta ders yükü; çap dersinden çekilmek; çapta withdraw; çap yapan fazla ders; cap ders yuku siniri",
    },
  },
  {
    id: "double-major-average",
    article: "14/2, 15/7",
    title: { en: "When the average falls in a double major", tr: "Çift anadalda ortalamanın düşmesi" },
    text: {
      en: "While the major's CGPA is below 2.00 you are on leave from the double major. It may fall once, to 1.50 at the lowest; falling below 2.00 a second time ends the double major.",
      tr: "Anadal ortalaması 2,00 altındayken çift anadalda izinli sayılırsın. Ortalama bir kez, en çok 1,50'ye düşebilir; ikinci kez 2,00 altına düşerse çift anadal kaydı silinir.",
    },
    asked: {
      en: "my average fell in the double major; removed from the double major; least cgpa to stay in a second major; dropped out of double major because of gpa; keep my double major; my average dropped while doing a double major; thrown out of the double major",
      tr: "çapta ortalamam düştü; çaptan atılmak; çapta kalmak için ortalama; ana dal ortalaması 2 altına düşerse çap; çap kaydı silinir mi; captan atilma sarti; çapta ortalamam düşerse; çaptan atılır mıyım",
    },
  },
  {
    id: "double-major-leave",
    article: "14, 15",
    title: { en: "Leaving or finishing a double major", tr: "Çift anadalı bırakma ve bitirme" },
    text: {
      en: "You may leave a double major freely and don't repeat its failed courses; two terms in a row without registration and leave end it. Its diploma is given only with the major's, which you get when you finish the major.",
      tr: "Çift anadal istendiği zaman bırakılabilir, kalınan dersleri tekrarlanmaz; izinsiz üst üste iki dönem kayıt yaptırmayanın ilişiği kesilir. Diploması anadaldan mezun olmadan verilmez; anadalı bitirince anadal diploması alınır.",
    },
    asked: {
      en: "leave a double major; quit my second major; graduate from the major before the double major; failed courses after leaving a double major; diploma of the second major; unfinished double major",
      tr: "çapı bırakmak; çaptan ayrılmak; çap bitmeden ana dalı bitirmek; çap diploması ne zaman; çapı bırakınca kaldığım dersler; cap birakma",
    },
  },
]);

const minor = rulesOf("minor", [
  {
    id: "minor-apply",
    article: "7",
    title: { en: "Applying to a minor", tr: "Yandal başvurusu" },
    text: {
      en: "A minor asks for DD or S in all courses taken and a CGPA of at least 2.50; you apply from the third to the sixth semester. Departments may add conditions.",
      tr: "Yandal için alınan bütün derslerden DD ya da S ve en az 2,50 ortalama gerekir; üçüncü yarıyıldan altıncı yarıyıla kadar başvurulur. Bölümler ek koşul koyabilir.",
    },
    asked: {
      en: "minor requirements; what average does a minor need; when can I apply to a minor; minor application conditions; can a third year apply to a minor programme; how good does my average have to be to start a minor; conditions of a minor; when do I apply for a minor",
      tr: "yandal şartları; yandal için kaç ortalama; yandala ne zaman başvurulur; yan dal başvuru koşulları; yandal kaçıncı dönem; yandal ortalama siniri; yandal için ortalama kaç olmalı; yandala nasıl başvururum; yandala ne zaman girilir",
    },
  },
  {
    id: "minor-size",
    article: "5, 12",
    title: { en: "Courses of a minor", tr: "Yandal dersleri" },
    text: {
      en: "A minor has at least six courses of 18 credits; four of them, 12 credits, aren't common with your major. Prerequisites that you don't have yet are taken as NI.",
      tr: "Yandal en az 18 kredilik altı derstir; bunların en az 12 kredilik dördü anadalınla ortak olamaz. Eksik ön koşullar yandalda NI olarak alınır.",
    },
    asked: {
      en: "how many courses is a minor; credits of a minor; prerequisites of minor courses; common courses with my major in a minor; number of minor courses",
      tr: "yandal kaç ders; yandal kaç kredi; yandal ön koşul dersleri; yandalda ortak ders sayılır mı; yandal ders sayısı; yandalda kac ders alinir",
    },
  },
  {
    id: "minor-finish",
    article: "15, 16",
    title: { en: "Finishing or leaving a minor", tr: "Yandalı bitirme ve bırakma" },
    text: {
      en: "A minor ends with a certificate, not a diploma, and never hinders your major. After graduating from the major you may get up to two more semesters; a major CGPA below 1.00 ends the minor, and you may leave it freely.",
      tr: "Yandal sonunda diploma değil sertifika verilir; anadal başarısını ve mezuniyeti etkilemez. Anadaldan mezun olana en çok iki yarıyıl ek süre verilebilir; anadal ortalaması 1,00 altına düşerse yandal biter, istenirse bırakılabilir.",
    },
    asked: {
      en: "minor certificate; does a minor give a diploma; quit my minor; finish the minor after graduation; can a minor delay my graduation; extra semesters for a minor",
      tr: "yandal sertifikası; yandal diploma verir mi; yandalı bırakmak; mezun oldum yandal bitmedi; yandal mezuniyeti etkiler mi; yandal ek sure",
    },
  },
]);

const transfer = rulesOf("transfer", [
  {
    id: "transfer-internal",
    article: "10–12",
    title: { en: "Changing department inside METU", tr: "Kurum içi yatay geçiş" },
    text: {
      en: "You need two finished semesters besides preparatory school, all courses of those semesters taken with DD or S and no failed course, a CGPA of at least 3.00, and the programme's own conditions such as an interview. Applications are ranked within the quota.",
      tr: "Hazırlık dışında iki yarıyılı bitirmiş, o yarıyılların bütün derslerini DD ya da S ile almış olmak, hiçbir dersten kalmamış olmak, en az 3,00 ortalama ve programın varsa mülakat gibi koşulları gerekir. Başvurular kontenjan içinde sıralanır.",
    },
    asked: {
      en: "change my department; internal transfer requirements; switch major at METU; what average do I need to change department; transfer to computer engineering from another department; internal transfer with a failed course; change my department inside metu; move to another department",
      tr: "bölüm değiştirmek istiyorum; kurum içi yatay geçiş şartları; iç yatay geçiş ortalama; odtü içinde bölüm değiştirme; yatay geçiş için kaç ortalama; ic yatay gecis; dersten kaldım yatay geçiş yapabilir miyim; odtüde başka bölüme geçmek",
    },
  },
  {
    id: "transfer-external",
    article: "14–18",
    title: { en: "Transfer from another university", tr: "Başka üniversiteden yatay geçiş" },
    text: {
      en: "Transfers are between equivalent programmes within YÖK's quotas, in fall only: two finished semesters with all their courses passed, an average of 3.00 of 4 (76.66 of 100), proof of English, and the programme's conditions.",
      tr: "Geçiş, eş değer programlar arasında YÖK kontenjanıyla ve yalnızca güzde olur: bütün dersleri geçilmiş iki yarıyıl, 4 üzerinden 3,00 (100 üzerinden 76,66) ortalama, İngilizce belgesi ve programın koşulları gerekir.",
    },
    asked: {
      en: "transfer to METU from another university; lateral transfer conditions; transfer from abroad; can I transfer in the spring; average for external transfer; I study elsewhere and want to come to METU; come to metu from another university; transfer into metu",
      tr: "başka üniversiteden odtüye geçmek; kurumlar arası yatay geçiş; odtüye yatay geçiş şartları; bahar döneminde yatay geçiş olur mu; yurt dışından yatay geçiş; odtuye gecis ortalama; odtüye yatay geçiş",
    },
  },
  {
    id: "transfer-by-score",
    article: "21–24",
    title: { en: "Transfer by entrance score (additional article 1)", tr: "Merkezi puanla yatay geçiş (Ek Madde 1)" },
    text: {
      en: "If your entrance score of the year you registered is at least the wanted programme's base score of that year, you may apply, to one programme. CGPA isn't asked for; more applicants than places are ranked by score, and YÖK sets the calendar.",
      tr: "Kayıt yılındaki merkezi yerleştirme puanın, istediğin programın o yılki taban puanına eşit ya da yüksekse tek bir programa başvurabilirsin. Not ortalaması aranmaz; başvuru çoksa puana göre sıralanır, takvimi YÖK belirler.",
    },
    asked: {
      en: "transfer with my university exam score; additional article 1; ek madde 1 conditions; change department by entrance score; base score transfer; transfer without a gpa condition; transfer with my entrance exam score; how many times can I use additional article 1",
      tr: "ek madde 1 ile geçiş; merkezi puanla yatay geçiş; yks puanıyla bölüm değiştirmek; taban puan tutuyor yatay geçiş; ek madde 1 ortalama gerekir mi; puanla gecis; yks puanımla geçiş; ek madde 1 kaç kere kullanılır; ek madde 1 ile geçiş hakkı",
    },
  },
  {
    id: "transfer-when",
    article: "6–8, 29",
    title: { en: "Into which semesters one may transfer", tr: "Hangi yarıyıllara yatay geçiş olur" },
    text: {
      en: "There is no transfer by average into preparatory school, the first two or the last two semesters, nor into a lower class. Summer school grades don't count for the fall that follows; being on leave doesn't hinder an application.",
      tr: "Hazırlığa, ilk iki ve son iki yarıyıla ve bulunduğundan alt sınıfa ortalamayla geçiş yapılamaz. Yaz okulu notları izleyen güzde sayılmaz; kayıt dondurmuş olmak başvuruya engel değildir.",
    },
    asked: {
      en: "can a freshman transfer; transfer in the last year; into which year can I transfer; do summer grades count for a transfer; apply for a transfer while on leave",
      tr: "birinci sınıfta yatay geçiş olur mu; son sınıfta yatay geçiş; hangi sınıfa geçiş yapılır; yaz okulu yatay geçişte sayılır mı; dondurmuşken yatay geçiş; hazirliktan yatay gecis",
    },
  },
  {
    id: "transfer-adaptation",
    article: "9, 13, 19, 31",
    title: { en: "Courses and time after a transfer", tr: "Yatay geçişte ders sayımı ve süre" },
    text: {
      en: "The department proposes and the faculty board decides which courses count; from outside METU only CC and above, up to half of the credits. Time spent counts in the maximum duration. You may ask for changes until the first registration after the transfer ends.",
      tr: "Hangi derslerin sayılacağını bölüm önerir, fakülte yönetim kurulu karar verir; ODTÜ dışından yalnızca CC ve üstü, kredinin en çok yarısı sayılır. Geçen süre azami süreye girer. Değişiklik, geçişten sonraki ilk kayıt dönemi sonuna kadar istenebilir.",
    },
    asked: {
      en: "which courses count after a transfer; how is my class decided after a transfer; does the time at my old school count after transferring; change the adaptation after transfer; fees after transferring",
      tr: "yatay geçişte dersler sayılır mı; yatay geçişten sonra kaçıncı sınıf olurum; yatay geçiş intibak itirazı; eski okulda geçen süre azamiye sayılır mı; yatay gecis ders sayimi",
    },
  },
]);

export const programmeRules = [...summer, ...doubleMajors, ...minor, ...transfer];
