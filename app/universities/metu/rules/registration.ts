/** Undergraduate regulation, articles 5–24: programmes, advisors, courses, registration. */

import { rulesOf } from "../../rule";
import { figures } from "../grading";

const { load, maximumDuration, mostNotIncluded } = figures;

export const registrationRules = rulesOf("undergraduate", [
  {
    id: "language",
    article: "5",
    title: { en: "Language of instruction", tr: "Öğretim dili" },
    text: {
      en: "Undergraduate teaching is in English. Which courses have to be in Turkish or in another language is decided by the Senate.",
      tr: "Lisans programlarında öğretim dili İngilizcedir. Hangi derslerin Türkçe ya da başka bir dilde yapılacağını Senato belirler.",
    },
    asked: {
      en: "is teaching in English; medium of instruction; are lectures in Turkish; which language are exams and lectures in; may the instructor lecture in Turkish; is METU fully English",
      tr: "dersler İngilizce mi; öğretim dili ne; ders Türkçe anlatılabilir mi; eğitim dili yüzde yüz ingilizce mi; hoca türkçe anlatıyor olur mu; hangi dersler Türkçe yapılır",
    },
  },
  {
    id: "programme-length",
    article: "6/1",
    title: { en: "How long a programme takes", tr: "Programın normal süresi" },
    text: {
      en: "An undergraduate programme takes eight semesters (four years). Programmes that give a bachelor's and a master's degree together take ten.",
      tr: "Lisans programı sekiz yarıyıl, yani dört yıldır. Lisans ve yüksek lisansı birlikte veren programlar on yarıyıldır.",
    },
    asked: {
      en: "how many years is a bachelor's degree; normal length of the programme; how many semesters until I finish; four year programme; length of integrated bachelor and master; does engineering take five years; how long does the programme normally take",
      tr: "lisans kaç yıl; bölüm kaç dönem sürüyor; okul normalde ne kadar sürer; dört yılda bitiyor mu; bütünleşik lisans yüksek lisans kaç yıl; program suresi kac yariyil; program normalde kaç yıl",
    },
  },
  {
    id: "maximum-duration",
    article: "6/2",
    title: { en: "Maximum duration of studies", tr: "Azami öğrenim süresi" },
    text: {
      en: `An undergraduate has to finish within ${maximumDuration.semesters} semesters (seven years); in a programme with bachelor's and master's together within sixteen. Preparatory school and semesters of leave aren't counted.`,
      tr: `Lisans programı en çok ${maximumDuration.semesters} yarıyılda (yedi yılda), lisans ve yüksek lisansı birlikte veren programlar on altı yarıyılda bitirilmelidir. Hazırlık ve izinli yarıyıllar bu süreye girmez.`,
    },
    asked: {
      en: "maximum duration of study; how many years at most can I stay; seven year limit; can I extend my studies; longest time to finish a bachelor; when does my time run out; am I past the maximum duration; max how many years to finish a four year degree; in how many years must I finish; do they throw you out after seven years",
      tr: "azami süre kaç yıl; okul en fazla kaç yılda biter; yedi yıl sınırı; okulu uzatmak; en çok kaç dönem okuyabilirim; azami sürem doluyor; azami sure nedir; en fazla kaç yılda bitirmem lazım; okul kaç yılda bitmezse atılırım; 4 yıllık bölüm en çok kaç yıl sürer",
    },
  },
  {
    id: "duration-counted",
    article: "6/3–6",
    title: { en: "What counts towards the maximum duration", tr: "Azami süreye neler sayılır" },
    text: {
      en: "Every semester since you first registered in the programme counts, also those without registration and those spent on exchange. Preparatory school and semesters of leave don't.",
      tr: "Programa ilk kayıttan sonraki her yarıyıl sayılır; kayıtsız geçen ve değişim programında geçen yarıyıllar da. Hazırlık ve izinli yarıyıllar sayılmaz.",
    },
    asked: {
      en: "does prep school count in the seven years; is exchange counted in the maximum duration; do unregistered semesters count; does leave count towards the maximum; which semesters count against my time; is the frozen term counted",
      tr: "hazırlık azami süreye dahil mi; erasmusta geçen dönem azamiye sayılır mı; kayıtsız dönem süreden gider mi; izinli dönem azami süreye sayılır mı; dondurduğum dönem sayılıyor mu; azami sureye neler dahil",
    },
  },
  {
    id: "semester-weeks",
    article: "7/1–3",
    title: { en: "Semesters and the academic calendar", tr: "Yarıyıllar ve akademik takvim" },
    text: {
      en: "An academic year has two semesters of at least sixteen weeks each, finals included; a summer school may follow. The academic calendar sets the dates.",
      tr: "Bir öğretim yılı, finaller dahil en az on altışar haftalık iki yarıyıldan oluşur; ayrıca yaz okulu açılabilir. Tarihleri akademik takvim belirler.",
    },
    asked: {
      en: "how many weeks is a semester; length of a term in weeks; are finals included in the weeks; weeks of lectures; how many semesters in an academic year; sixteen weeks; how long is the gap between the terms",
      tr: "bir dönem kaç hafta; yarıyıl kaç hafta sürer; finaller haftaya dahil mi; bir yılda kaç yarıyıl var; dönem uzunluğu; on altı hafta; iki dönem arası ne kadar",
    },
  },
  {
    id: "courses-opened",
    article: "7/4–5",
    title: { en: "Who decides which courses and sections open", tr: "Hangi derslerin ve şubelerin açılacağı" },
    text: {
      en: "The department chooses the courses of a term and the faculty's executive board decides. Sections, capacities and criteria are set by the department, so ask there when a section is full.",
      tr: "Dönemde açılacak dersleri bölüm belirler, fakülte yönetim kurulu karara bağlar. Şube, kapasite ve kriterleri bölüm ayarlar; şube doluysa bölüme sor.",
    },
    asked: {
      en: "who decides which courses are opened; section is full what can I do; can the capacity be increased; who sets section criteria; why wasn't my course offered this term; quota of a section; request a new section",
      tr: "hangi derslerin açılacağına kim karar verir; şube dolu ne yapabilirim; kapasite artırılır mı; section kriterini kim koyar; ders neden açılmadı; kontenjan dolu ders alamıyorum; yeni sube acilmasi",
    },
  },
  {
    id: "first-registration",
    article: "16/1–2, 16/5",
    title: { en: "First registration at the university", tr: "Üniversiteye ilk kayıt" },
    text: {
      en: "New students register on e-Devlet, or in the university's own registration program within its dates. A high school diploma, the fees and the other announced conditions are needed. Whoever doesn't register in time loses the place.",
      tr: "Yeni öğrenciler kaydını e-Devlet'ten, yapamayanlar üniversitenin kayıt programından süresinde yapar. Lise diploması, ücretlerin ödenmesi ve ilan edilen öteki koşullar aranır. Süresinde kaydolmayan hakkını kaybeder.",
    },
    asked: {
      en: "how do freshmen register; first registration on e-devlet; what if I miss my first registration; enrolment of new students; documents for the first enrolment; I won METU how do I register",
      tr: "ilk kayıt nasıl yapılır; e-devletten kayıt; üniversiteye kaydı kaçırırsam; odtüyü kazandım nasıl kayıt olurum; yeni öğrenci kaydı belgeleri; ilk kayitta ne gerekiyor",
    },
  },
  {
    id: "false-documents",
    article: "16/3",
    title: { en: "Registration with false documents", tr: "Sahte belgeyle kayıt" },
    text: {
      en: "A registration won with false or misleading documents is cancelled whatever the semester. Documents that were given, even a diploma, become invalid, and legal steps follow.",
      tr: "Gerçeğe aykırı ya da yanıltıcı belgeyle yapılan kayıt, hangi yarıyılda olursa olsun iptal edilir. Verilen belgeler, diploma bile, geçersiz olur ve yasal işlem başlatılır.",
    },
    asked: {
      en: "registered with a forged document; fake high school diploma; what if admission papers were false; registration cancelled because of misleading documents; can a diploma be revoked; forged certificate at enrolment",
      tr: "sahte belgeyle kayıt olmak; sahte lise diploması; yanıltıcı evrak verilirse; kaydım iptal edilir mi sahte belge; diploma geri alınır mı; sahte evrak cezasi kayit",
    },
  },
  {
    id: "student-card",
    article: "16/4",
    title: { en: "Student ID card", tr: "Öğrenci kimlik kartı" },
    text: {
      en: "Everyone who completes registration gets a student card, valid while registered; you apply at cardinfo.metu.edu.tr. A new one for a lost card costs a fee; the registrar's office says how much.",
      tr: "Kaydını tamamlayan herkese kayıtlı olduğu sürece geçerli bir kimlik kartı verilir; başvuru cardinfo.metu.edu.tr'den yapılır. Kaybolan kartın yenisi ücretlidir, tutarını Öğrenci İşleri bildirir.",
    },
    asked: {
      en: "I lost my student card; how do I get a METU ID card; student ID renewal; new smart card application; my campus card is broken; where to apply for the identity card; cardinfo; a new id card",
      tr: "öğrenci kimliğimi kaybettim; kimlik kartı nasıl alınır; akıllı kart yenileme; öğrenci kartı çıkarmak; kartım bozuldu; kimlik karti basvurusu nereden; cardinfo başvurusu; öğrenci kartımı kaybettim; yeni kimlik kartı",
    },
  },
  {
    id: "advisor",
    article: "17",
    title: { en: "Academic advisor", tr: "Akademik danışman" },
    text: {
      en: "The department gives every student an advisor, who meets each of them at least once a term. The advisor guides you in choosing courses, and talks with you and approves your registration where the faculty asks for it.",
      tr: "Bölüm her öğrenciye bir akademik danışman atar; danışman her öğrencisiyle dönemde en az bir kez görüşür. Ders seçiminde yol gösterir, fakültenin istediği durumlarda görüşüp kayıt onayı verir.",
    },
    asked: {
      en: "what does my advisor do; advisor approval of registration; do I need approval from the advisor; who assigns an advisor; meeting with my advisor; advisor didn't approve my courses; how often do I see my adviser; who is my advisor and what do they do; my advisor does not approve my courses",
      tr: "danışman ne yapar; danışman onayı gerekli mi; danışmanım onaylamadı; danışmanı kim atar; danışmanımla görüşmek; kayıt onayı almak; danisman onayi nasil alinir; danışmanım derslerimi onaylamıyor; danışmanım kim ne yapar",
    },
  },
  {
    id: "required-elective",
    article: "18/1",
    title: { en: "Required and elective courses", tr: "Zorunlu ve seçmeli dersler" },
    text: {
      en: "Required courses are named in the curriculum. Electives are of a number and kind that the curriculum sets, and you choose them.",
      tr: "Zorunlu dersler müfredatta adıyla yazılıdır. Seçmelilerin sayısını ve türünü müfredat belirler, dersi sen seçersin.",
    },
    asked: {
      en: "difference between must and elective courses; what is a required course; who chooses electives; number of electives in the curriculum; kinds of electives; is this course compulsory; what is the difference between a must and an elective",
      tr: "zorunlu ders ne demek; seçmeli ile zorunlu farkı; kaç seçmeli almam gerekiyor nereden bakılır; must ders nedir; seçmeli türleri; zorunlu mu secmeli mi; zorunlu ve seçmeli farkı ne",
    },
  },
  {
    id: "prerequisite",
    article: "18/3–4",
    title: { en: "Prerequisites", tr: "Ön koşul" },
    text: {
      en: "A prerequisite is a course that you must have passed with DD or S at least once before. The department may set further conditions for a course.",
      tr: "Ön koşul, dersi alabilmek için daha önce en az bir kez DD ya da S ile geçilmiş olması gereken derstir. Bölüm bir ders için ek koşul da koyabilir.",
    },
    asked: {
      en: "what grade satisfies a prerequisite; is DD enough for the prereq; prerequisite with FD; does a failed retake break the prerequisite; what does prerequisite mean; extra conditions to take a class; prerequisite rule; can I take a course without its prerequisite; I failed the prerequisite",
      tr: "ön koşul için hangi not yeter; DD ile ön koşul sağlanır mı; FD ile ön koşullu ders alınır mı; ön koşul ne demek; sonradan kalırsam ön koşul bozulur mu; ders almak için ek şart; onkosul kurali; ön koşulu geçmeden dersi alabilir miyim; ön koşul dersinden kaldım",
    },
  },
  {
    id: "corequisite",
    article: "18/3b",
    title: { en: "Corequisites", tr: "Eş koşul" },
    text: {
      en: "A corequisite has to be taken in the same term. If you already have a letter grade from it, other than NA or W, it counts as met.",
      tr: "Eş koşul, aynı dönemde birlikte alınması gereken derstir. Ondan daha önce NA ve W dışında bir harf notu aldıysan sağlanmış sayılır.",
    },
    asked: {
      en: "what is a corequisite; must I take both courses in the same term; corequisite with an FF; coreq already taken; take the lab together with the lecture; corequisite W",
      tr: "eş koşul nedir; birlikte alınması gereken dersler; eş koşuldan FF aldım sayılır mı; eşkoşul dersini daha önce aldım; co-requisite ne demek; es kosul W",
    },
  },
  {
    id: "exempt-prerequisite",
    article: "18/5",
    title: { en: "Exempt from a prerequisite", tr: "Muaf olunan ön koşul" },
    text: {
      en: "If you are exempt from a course that is the prerequisite or corequisite of another, the condition counts as met.",
      tr: "Bir dersin ön ya da eş koşulu olan dersten muafsan, o koşul sağlanmış sayılır.",
    },
    asked: {
      en: "EX from the prerequisite course; exempted from the prereq is it satisfied; exemption instead of the prerequisite; does an exemption satisfy a corequisite; exempt course opens the next one",
      tr: "ön koşul dersinden muafım; muafiyet ön koşul yerine geçer mi; EX aldığım ders ön koşulsa; muaf olunca sonraki dersi alabilir miyim; muaf oldugum on kosul",
    },
  },
  {
    id: "non-credit",
    article: "18/7",
    title: { en: "Non-credit courses", tr: "Kredisiz dersler" },
    text: {
      en: "Non-credit courses have hours but no credit value. They end with S or U and stay outside the averages.",
      tr: "Kredisiz derslerin haftalık saati vardır ama kredi değeri yoktur. S ya da U ile biter, ortalamaya girmezler.",
    },
    asked: {
      en: "what is a non-credit course; course with zero credits; do noncredit courses count in load; hours of a non credit course; is a zero credit course in my average; zero credit in the curriculum",
      tr: "kredisiz ders ne demek; sıfır kredili ders; kredisiz ders ortalamayı etkiler mi; kredisiz dersin notu; kredisi olmayan ders; kredisiz dersten kalmak",
    },
  },
  {
    id: "load-reduced",
    article: "19/3",
    title: { en: "Fewer courses than the minimum", tr: "Asgari yükün altında ders alma" },
    text: {
      en: `Below ${load.least} credited courses you need an acceptable reason and the department's approval. The first spring after a preparatory school finished in fall is excepted.`,
      tr: `Kredili ${load.least} dersin altına inmek için kabul edilebilir bir gerekçe ve bölüm başkanlığının onayı gerekir. Hazırlığı güz sonunda bitirenlerin ilk bahar dönemi bunun dışındadır.`,
    },
    asked: {
      en: "can I take fewer than three courses; reduced load with approval; permission for less than the minimum; only one course this term; underload petition; light semester for health reasons",
      tr: "üçten az ders alabilir miyim; eksik ders yükü izni; asgari yükün altına inmek; bu dönem tek ders alsam; yükü azaltmak için onay; az ders almak dilekçe",
    },
  },
  {
    id: "count-metu",
    article: "20/1",
    title: { en: "Counting METU courses in a new programme", tr: "ODTÜ'de alınan derslerin yeni programa sayılması" },
    text: {
      en: "Courses that you passed in an earlier METU programme may be counted by the current curriculum: the department proposes, the faculty board decides. The semesters that they stand for are taken off your maximum duration.",
      tr: "ODTÜ'deki önceki programında geçtiğin dersler güncel müfredata göre sayılabilir: bölüm önerir, fakülte yönetim kurulu karar verir. Karşılık geldikleri yarıyıllar azami sürenden düşülür.",
    },
    asked: {
      en: "are my courses counted when I change department; credit for courses of my old METU programme; adaptation of courses; intibak at METU; won METU again do my old courses count; course counting lowers maximum time",
      tr: "bölüm değiştirince derslerim sayılır mı; eski bölümümdeki dersleri saydırmak; intibak nasıl yapılır; odtüyü yeniden kazandım dersler sayılır mı; ders saydırma azami süre; intibak kim yapar",
    },
  },
  {
    id: "count-outside",
    article: "20/2",
    title: { en: "Courses from another university", tr: "Başka üniversiteden ders saydırma" },
    text: {
      en: "Of courses from another university only those with CC or above, S or the like may be counted. The department proposes and the board decides; the semesters that they stand for are taken off your maximum duration.",
      tr: "Başka üniversitede alınan derslerden yalnızca CC ve üstü, S ya da eş değeri olanlar sayılabilir. Bölüm önerir, yönetim kurulu karar verir; karşılık geldikleri yarıyıllar azami sürenden düşülür.",
    },
    asked: {
      en: "can I transfer credits from another university; credit transfer least grade; courses taken elsewhere counted; exemption for courses of my previous university; is DC accepted from other schools; transferring courses in; count a course from another university; took a course elsewhere does it count",
      tr: "başka üniversiteden aldığım dersler sayılır mı; ders muafiyeti için not; eski üniversitemdeki dersleri saydırmak; dışarıdan alınan ders kaç notla sayılır; muafiyet başvurusu kredi transferi; baska okuldan ders saydirma; başka okulda aldığım ders sayılır mı; dışarıdan ders saydırmak",
    },
  },
  {
    id: "count-once",
    article: "20/3",
    title: { en: "Courses of a finished degree", tr: "Mezun olunan programdan ders saydırma" },
    text: {
      en: "Credited courses of a programme you graduated from, or of one that you follow at another university at the same time, aren't counted. Only non-credit and NI courses are.",
      tr: "Mezun olduğun ya da aynı anda başka üniversitede okuduğun programın kredili dersleri sayılmaz. Yalnızca kredisiz ve NI dersler sayılır.",
    },
    asked: {
      en: "count courses from a degree I already finished; second bachelor credit for first degree; studying at two universities can courses count; open university courses counted; use courses of my old diploma",
      tr: "mezun olduğum bölümün dersleri sayılır mı; ikinci üniversite ders saydırma; açıköğretim dersleri sayılır mı; iki okulda birden okuyorum dersler sayılır mı; eski diplomamdan ders muafiyeti",
    },
  },
  {
    id: "ni-counted",
    article: "21",
    title: { en: "Counting an NI course later", tr: "NI dersi sonradan saydırma" },
    text: {
      en: `An NI course can't be counted in the programme you were in when you took it. It stands on the transcript with its grade; at most ${mostNotIncluded} are taken a term.`,
      tr: `NI ders, alındığı dönemde kayıtlı olunan programa saydırılamaz. Transkriptte harf notuyla görünür; dönemde en çok ${mostNotIncluded} tane alınır.`,
    },
    asked: {
      en: "can I count my NI course later; NI on the transcript; turn NI into an elective; use an NI course for my degree; is the NI grade visible; NI course counted in a minor",
      tr: "NI dersi sonra saydırabilir miyim; NI transkriptte görünür mü; ni dersi seçmeliye saydırmak; NI aldığım dersi programa saymak; ni notu görünüyor mu",
    },
  },
  {
    id: "renew-registration",
    article: "22/1",
    title: { en: "Registering every term", tr: "Her dönem kayıt yenileme" },
    text: {
      en: "Everyone renews the registration every term on the dates of the academic calendar. Whoever doesn't is unregistered and loses the rights of registered students for that term.",
      tr: "Herkes her yarıyıl akademik takvimdeki tarihlerde kaydını yeniler. Yenilemeyen kayıtsız duruma düşer ve o dönem kayıtlı öğrencilerin haklarından yararlanamaz.",
    },
    asked: {
      en: "do I have to register each semester; what if I don't register this term; unregistered status; interactive registration obligation; forgot registration; rights of an unregistered student",
      tr: "her dönem kayıt yenilemek zorunda mıyım; kayıt yenilemezsem ne olur; kayıtsız duruma düşmek; kayıt yaptırmadım bu dönem; kayıtsız öğrenci hakları; kayit yenilemeyi unuttum",
    },
  },
  {
    id: "registration-debts",
    article: "22/2",
    title: { en: "Fees and debts before registration", tr: "Kayıttan önce harç ve borçlar" },
    text: {
      en: "Before you register, the contribution or tuition fee has to be paid, and debts of earlier terms too, such as those to dormitories or the library.",
      tr: "Kayıttan önce katkı payı ya da öğrenim ücreti ödenmeli, varsa geçmiş dönemlerin yurt, kütüphane ve benzeri borçları kapatılmalıdır.",
    },
    asked: {
      en: "can I register with a library debt; unpaid dormitory fee blocks registration; pay tuition before registering; debt at registration; I haven't paid my fee can I choose courses; fine prevents registration; I have a debt can I register; did not pay the fee what happens",
      tr: "kütüphane borcum var kayıt olabilir miyim; yurt borcu kayda engel mi; harç ödemeden ders kaydı; borcum yüzünden kayıt yapamıyorum; kayıttan önce ne ödenir; harci yatirmadim kayit; borcum var kayıt olabilir miyim; harcımı ödemezsem",
    },
  },
  {
    id: "first-semester",
    article: "22/3",
    title: { en: "Courses of the first semester", tr: "İlk yarıyılın dersleri" },
    text: {
      en: "In the first semester you register for all courses that the curriculum has in it, except those you are exempt from.",
      tr: "İlk yarıyılda, muaf olduklarının dışında, müfredatın o yarıyıldaki bütün derslerine kaydolman gerekir.",
    },
    asked: {
      en: "can a freshman drop a first semester course; must I take all first semester courses; first term courses obligatory; freshman course selection; skip a course in my first semester",
      tr: "birinci sınıf bütün dersleri almak zorunda mı; ilk dönem ders seçebilir miyim; ilk yarıyıl dersini bırakmak; hazırlıktan sonra ilk dönem hangi dersler; freshman ders seçimi",
    },
  },
]);
