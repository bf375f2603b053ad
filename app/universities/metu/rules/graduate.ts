/** Graduate regulation: master's and doctoral programmes. */
import { rulesOf } from "../../rule";

export const graduateRules = rulesOf("graduate", [
  {
    id: "graduate-admission",
    article: "12",
    title: { en: "Applying to a graduate programme", tr: "Lisansüstü başvuru" },
    text: {
      en: "Apply to the institute within the calendar's dates, with ALES or an accepted exam (GRE, GMAT), English and the department's own conditions. Seniors may apply; a doctorate asks for a master's with thesis, an integrated one for a bachelor's.",
      tr: "Takvimdeki sürede enstitüye ALES ya da kabul edilen bir sınav (GRE, GMAT), İngilizce ve bölümün koşullarıyla başvurulur. Son dönemdekiler de başvurabilir; doktora tezli yüksek lisans, lisans sonrası doktora lisans ister.",
    },
    asked: {
      en: "apply to a master's programme; grad school requirements; is ALES required for a master; GRE instead of ALES; phd application conditions; apply to grad school while a senior",
      tr: "yüksek lisans başvurusu nasıl yapılır; yüksek lisans için ales şart mı; doktora başvuru koşulları; GRE ales yerine geçer mi; son sınıftayken yüksek lisansa başvurmak; master basvurusu",
    },
  },
  {
    id: "graduate-english",
    article: "5",
    title: { en: "English for graduate applications", tr: "Lisansüstü için İngilizce" },
    text: {
      en: "Applicants prove their English with the proficiency exam or one that the Senate accepts, valid on the day of application. The score is set by the department.",
      tr: "Adaylar İngilizcesini İYS ya da Senato'nun kabul ettiği bir sınavla belgeler; belge başvuru günü geçerli olmalıdır. Puanı bölüm belirler.",
    },
    asked: {
      en: "English requirement for a master's; toefl score for grad school; does YDS count for grad school; proficiency exam for master's applicants; English certificate for a phd",
      tr: "yüksek lisans için ingilizce şartı; yüksek lisansa toefl kaç; doktora için dil puanı; lisansüstü iys; yuksek lisans ingilizce belgesi",
    },
  },
  {
    id: "scientific-preparation",
    article: "15",
    title: { en: "Scientific preparation", tr: "Bilimsel hazırlık" },
    text: {
      en: "It takes at most two semesters and 18 credits, and isn't in the programme's duration. Undergraduate courses need CC, graduate ones CB, and the CGPA 2.50; whoever fails at the end is dismissed.",
      tr: "En çok iki yarıyıl ve 18 kredidir, program süresine girmez. Lisans derslerinden CC, lisansüstü derslerden CB ve 2,50 ortalama gerekir; süre sonunda başarısız olanın ilişiği kesilir.",
    },
    asked: {
      en: "what is scientific preparation; deficiency courses for a master; pass grade in scientific preparation; how long is the scientific preparatory programme; master's from another field preparation courses",
      tr: "bilimsel hazırlık nedir; bilimsel hazırlık kaç dönem; bilimsel hazırlıkta geçme notu; alan dışı yüksek lisans hazırlık dersleri; bilimsel hazirlik dersleri",
    },
  },
  {
    id: "two-graduate",
    article: "14, 16/6",
    title: { en: "Two graduate programmes, transfers", tr: "İki lisansüstü program, yatay geçiş" },
    text: {
      en: "Nobody may be in two graduate programmes at once, except non-thesis ones. There is no lateral transfer between departments or from other universities.",
      tr: "Tezsiz programlar dışında aynı anda birden çok lisansüstü programda okunamaz. Bölümler arasında ya da başka üniversiteden yatay geçiş yapılamaz.",
    },
    asked: {
      en: "two master's programmes at the same time; transfer between grad school; lateral transfer to a METU master; study a phd and a master together; change my master's department",
      tr: "aynı anda iki yüksek lisans; yüksek lisansta yatay geçiş; iki master birden; yüksek lisansta bölüm değiştirmek; doktora ve yüksek lisans birlikte",
    },
  },
  {
    id: "graduate-no-withdrawal",
    article: "21",
    title: { en: "No withdrawal for graduate students", tr: "Lisansüstünde dersten çekilme yok" },
    text: {
      en: "Graduate students can't withdraw from courses. What remains is add-drop.",
      tr: "Lisansüstü öğrenciler dersten çekilemez. Yalnızca ekleme-bırakma vardır.",
    },
    asked: {
      en: "withdraw from a master's course; can a master's student withdraw; W in a phd; master's course withdrawal; drop a master's course late",
      tr: "yüksek lisansta dersten çekilmek; master öğrencisi withdraw yapabilir mi; doktorada ders bırakma; lisansüstü W notu; yuksek lisans withdraw",
    },
  },
  {
    id: "graduate-pass",
    article: "25",
    title: { en: "Passing and repeating graduate courses", tr: "Lisansüstünde geçme notu ve tekrar" },
    text: {
      en: "A credited course is passed with CC in a master's and CB in a doctorate. A failed one is retaken the first time it opens; a passed one may be repeated with the instructor's approval, and the last grade counts.",
      tr: "Kredili ders yüksek lisansta en az CC, doktorada en az CB ile geçilir. Kalınan ders açıldığı ilk dönemde alınır; geçilen ders hocanın onayıyla tekrarlanabilir, son not geçerlidir.",
    },
    asked: {
      en: "passing grade in a master's; is CC enough in grad school; passing grade in a phd; repeat a master's course; retake a master's course to raise the cgpa; failed a master's course",
      tr: "yüksek lisansta geçme notu; doktorada geçme notu kaç; yüksek lisansta CC geçer mi; lisansüstü ders tekrarı; yüksek lisansta dersten kaldım; master gecme notu",
    },
  },
  {
    id: "p-grade",
    article: "23/5",
    title: { en: "P: in progress", tr: "P: gelişmekte" },
    text: {
      en: "P is a graduate grade for a thesis or non-credit course that goes on well. Undergraduates don't get it, and it isn't in the averages.",
      tr: "P, iyi süren tez ya da kredisiz ders için verilen bir lisansüstü notudur. Lisansta yoktur, ortalamaya girmez.",
    },
    asked: {
      en: "what is a P grade; P in thesis course; progress grade; does P count in the average; S or P in the thesis",
      tr: "P notu ne demek; tezden P aldım; gelişmekte notu; P ortalamaya girer mi; tez dersinde P; p notu nedir",
    },
  },
  {
    id: "graduate-missed",
    article: "22/7",
    title: { en: "Missing an assessment in a graduate course", tr: "Lisansüstü derste sınav kaçırma" },
    text: {
      en: "Whoever misses an exam, project or presentation of a graduate course with an excuse that the instructor accepts gets a chance to make it up.",
      tr: "Lisansüstü derste sınav, proje ya da sunumu kaçıran ve mazeretini hocanın geçerli bulduğu öğrenciye telafi imkânı verilir.",
    },
    asked: {
      en: "missed an exam in a master's course; make-up in a master's; missed my presentation grad course; excuse in master's courses",
      tr: "yüksek lisans sınavını kaçırdım; lisansüstü derste telafi; doktora dersinde mazeret; yüksek lisansta sunumu kaçırdım",
    },
  },
  {
    id: "graduate-count",
    article: "18, 19",
    title: { en: "Counting courses in a graduate programme", tr: "Lisansüstünde ders saydırma" },
    text: {
      en: "The institute's board counts courses on the department's proposal, up to half of the course load. Courses of a finished degree aren't counted, except NI ones; NI courses aren't in the averages.",
      tr: "Dersleri bölümün önerisiyle enstitü yönetim kurulu sayar, ders yükünün en çok yarısı sayılabilir. Mezun olunan programın dersleri NI dışında sayılmaz; NI dersler ortalamaya girmez.",
    },
    asked: {
      en: "count courses in a master's programme; transfer master's credits; courses from my previous master in a phd; NI master's course counted; half of the courses counted in grad school",
      tr: "yüksek lisansta ders saydırmak; önceki yüksek lisans dersleri sayılır mı; NI aldığım dersi yüksek lisansa saydırmak; doktorada ders saydırma; lisansustu muafiyet",
    },
  },
  {
    id: "graduate-dismissal",
    article: "27",
    title: { en: "When a graduate student is dismissed", tr: "Lisansüstünde ilişik kesilmesi" },
    text: {
      en: "Courses not finished in time or a CGPA below 3.00 at their end, U in the thesis twice in a row or three times in all, failing the qualifying exam or the proposal twice, a rejected thesis, and the end of the maximum time bring dismissal.",
      tr: "Derslerin süresinde bitmemesi ya da sonunda ortalamanın 3,00 altında olması, tezden üst üste iki ya da toplam üç U, yeterliğin ya da tez önerisinin ikinci kez başarısız olması, tezin reddi ve azami sürenin dolması ilişiği keser.",
    },
    asked: {
      en: "dismissed from grad school; cgpa below 3.00 in a master; kicked out of the master's programme; two U grades in thesis; reasons of dismissal phd; master's average requirement",
      tr: "yüksek lisanstan atılmak; yüksek lisansta ortalama 3 altında; tezden iki kez U; doktoradan ilişik kesilmesi; yüksek lisans ortalama şartı; masterdan atilma",
    },
  },
  {
    id: "master-courses",
    article: "32",
    title: { en: "Courses of a master's with thesis", tr: "Tezli yüksek lisans dersleri" },
    text: {
      en: "At least seven credited courses of 21 credits, a seminar and the thesis. At most two undergraduate courses coded 3XX or 4XX and two from other universities count.",
      tr: "En az 21 kredilik yedi ders, bir seminer ve tez. 3XX ve 4XX kodlu lisans derslerinden en çok ikisi, başka üniversiteden de en çok iki ders sayılır.",
    },
    asked: {
      en: "how many courses is a master's; credits of a thesis master; undergraduate courses in a master; seven courses master's degree; 400 level course in a master's",
      tr: "tezli yüksek lisans kaç ders; yüksek lisans kaç kredi; yüksek lisansta lisans dersi almak; yüksek lisansta 4'lü kodlu ders; master kac ders",
    },
  },
  {
    id: "master-duration",
    article: "31",
    title: { en: "How long a master's takes", tr: "Tezli yüksek lisans süresi" },
    text: {
      en: "Four semesters, at most six; courses and seminar within four. Scientific preparation and leave aren't counted.",
      tr: "Dört yarıyıl, en çok altı yarıyıldır; dersler ve seminer dört yarıyılda biter. Bilimsel hazırlık ve izin bu süreye girmez.",
    },
    asked: {
      en: "how long is a master's; maximum time for a master's thesis; six semesters master; extend my master's; when must master courses be finished",
      tr: "yüksek lisans kaç yıl; tezli yüksek lisans azami süre; yüksek lisans en fazla kaç dönem; yüksek lisansı uzatmak; master suresi",
    },
  },
  {
    id: "thesis-advisor",
    article: "33, 41",
    title: { en: "Thesis advisor", tr: "Tez danışmanı" },
    text: {
      en: "A master's student has a thesis advisor by the end of the first semester, a doctoral one by the end of the second. A co-advisor is possible; how advisors are changed is set by the institute.",
      tr: "Tez danışmanı yüksek lisansta birinci, doktorada ikinci yarıyılın sonuna kadar atanır. Eş danışman olabilir; değiştirme koşullarını enstitü belirler.",
    },
    asked: {
      en: "when is a thesis supervisor assigned; change my thesis advisor; co-advisor for a thesis; supervisor deadline in a master's; who can be a thesis advisor",
      tr: "tez danışmanı ne zaman atanır; tez danışmanı değiştirmek; eş danışman; tez hocası bulmak son tarih; tez danismani degisikligi",
    },
  },
  {
    id: "master-defence",
    article: "34",
    title: { en: "Master's thesis defence", tr: "Yüksek lisans tez savunması" },
    text: {
      en: "The jury has three or five members, the advisor and one from outside METU among them. The defence is in English and open. The jury accepts, rejects or gives up to three months for corrections; rejection ends the relation.",
      tr: "Jüri, danışman ve ODTÜ dışından en az bir üyeyle üç ya da beş kişidir. Savunma İngilizcedir ve dinleyiciye açıktır. Jüri kabul, ret ya da en çok üç ay düzeltme kararı verir; reddedilenin ilişiği kesilir.",
    },
    asked: {
      en: "master thesis jury members; thesis defence in English; thesis corrections three months; what if the jury rejects my thesis; can people watch a thesis defence; master's defense rules",
      tr: "tez jürisi kaç kişi; tez savunması ingilizce mi; tezde düzeltme süresi; jüri tezi reddederse; tez savunmasını izlemek; yuksek lisans tez savunmasi",
    },
  },
  {
    id: "thesis-submit",
    article: "29, 34/7, 45/6",
    title: { en: "Handing in the thesis, similarity report", tr: "Tez teslimi ve intihal raporu" },
    text: {
      en: "The advisor gets a similarity report before the defence and for the final text; the institute sets the limit. Bound copies go to the institute within a month after the defence, which may be extended by a month.",
      tr: "Danışman savunmadan önce ve son hâl için intihal raporu alır; sınırı enstitü belirler. Ciltli kopyalar savunmadan sonra bir ay içinde enstitüye verilir, süre bir ay uzatılabilir.",
    },
    asked: {
      en: "deadline to submit the thesis after the defence; turnitin limit for a thesis; plagiarism report of a thesis; bound copies of the thesis; similarity index",
      tr: "tez teslim süresi; tez benzerlik oranı kaç; turnitin raporu tez; ciltli tez teslimi; savunmadan sonra tez teslimi; intihal raporu orani",
    },
  },
  {
    id: "non-thesis",
    article: "35, 36",
    title: { en: "Master's without thesis", tr: "Tezsiz yüksek lisans" },
    text: {
      en: "At least ten courses of 30 credits and a term project, in two semesters, at most three, with a CGPA of 3.00. At most three undergraduate courses count. From an evening programme there is no passage to a daytime one.",
      tr: "En az 30 kredilik on ders ve dönem projesi; iki, en çok üç yarıyılda ve 3,00 ortalamayla biter. En çok üç lisans dersi sayılır. İkinci öğretimden birinci öğretime geçilemez.",
    },
    asked: {
      en: "master's without a thesis; non-thesis programme courses; how long is a non thesis master; term project course; evening master's programme; switch from non-thesis to thesis",
      tr: "tezsiz yüksek lisans kaç ders; tezsiz yüksek lisans kaç dönem; dönem projesi; ikinci öğretim yüksek lisans; tezsizden tezliye geçiş; tezsiz master suresi",
    },
  },
  {
    id: "phd-duration",
    article: "39",
    title: { en: "How long a doctorate takes", tr: "Doktora süresi" },
    text: {
      en: "Eight semesters, at most twelve; after a bachelor's ten, at most fourteen. Courses and seminar are finished within four, or six after a bachelor's.",
      tr: "Sekiz, en çok on iki yarıyıl; lisans sonrası doktorada on, en çok on dört yarıyıldır. Dersler ve seminer dört, lisans sonrasında altı yarıyılda biter.",
    },
    asked: {
      en: "how long is a phd; maximum time of a doctorate; twelve semesters phd; integrated phd duration; when must phd courses be finished",
      tr: "doktora kaç yıl; doktora azami süre; doktora en fazla kaç dönem; bütünleşik doktora süresi; doktora suresi",
    },
  },
  {
    id: "phd-courses",
    article: "40",
    title: { en: "Courses of a doctorate", tr: "Doktora dersleri" },
    text: {
      en: "At least seven credited courses of 21 credits and a seminar; after a bachelor's fourteen of 42. Undergraduate courses don't count.",
      tr: "En az 21 kredilik yedi ders ve seminer; lisans sonrası doktorada 42 kredilik on dört ders. Lisans dersleri sayılmaz.",
    },
    asked: {
      en: "how many courses is a phd; credits of a doctorate; undergraduate course in a phd; seven courses phd; courses of an integrated doctorate",
      tr: "doktora kaç ders; doktora kaç kredi; doktorada lisans dersi sayılır mı; bütünleşik doktora kaç ders; doktora ders yuku",
    },
  },
  {
    id: "qualifying-exam",
    article: "42",
    title: { en: "Doctoral qualifying exam", tr: "Doktora yeterlik sınavı" },
    text: {
      en: "With courses done and a CGPA of 3.00 you sit it by the end of the fifth semester (the seventh after a bachelor's), in May or November. It is written and oral; failed parts are repeated the next semester, and a second failure ends the relation.",
      tr: "Dersleri bitmiş ve ortalaması 3,00 olan, en geç beşinci (lisans sonrasında yedinci) yarıyıl sonuna kadar, mayıs ya da kasımda girer. Yazılı ve sözlüdür; kalınan bölüm sonraki yarıyılda tekrarlanır, ikinci kez kalanın ilişiği kesilir.",
    },
    asked: {
      en: "phd qualifying exam; when do I take the qualifier; failed the qualifying exam; how many attempts at the doctoral qualifying; written and oral qualifying exam; qualifying in May or November",
      tr: "doktora yeterlik sınavı; yeterliğe ne zaman girilir; yeterlikten kaldım; doktora yeterlik kaç hak; yeterlik yazılı sözlü; doktora yeterlige kacinci donem",
    },
  },
  {
    id: "thesis-proposal",
    article: "44/1–3",
    title: { en: "Thesis proposal", tr: "Tez önerisi" },
    text: {
      en: "Within six months after the qualifying exam you defend the proposal before the monitoring committee, with a report fifteen days before. A rejected one is defended again within three months, or six with a new advisor and topic.",
      tr: "Yeterlikten sonra altı ay içinde tez önerisi izleme komitesi önünde savunulur, rapor on beş gün önce dağıtılır. Reddedilen öneri üç, yeni danışman ve konuyla altı ay içinde yeniden savunulur.",
    },
    asked: {
      en: "phd thesis proposal deadline; proposal defence after qualifying; rejected thesis proposal; six months proposal; proposal report committee",
      tr: "tez önerisi savunması ne zaman; doktora tez önerisi süresi; tez önerim reddedildi; yeterlikten sonra tez önerisi; tez onerisi kac ay",
    },
  },
  {
    id: "monitoring-committee",
    article: "43, 44/4–6",
    title: { en: "Thesis monitoring committee (TİK)", tr: "Tez izleme komitesi (TİK)" },
    text: {
      en: "Three members meet at least twice a year, once in each half; you give a report a month before. Two U in a row or three in all end the relation, and at least three reports are needed before the defence.",
      tr: "Üç üyelidir, yılda en az iki kez, her yarıda bir toplanır; rapor bir ay önce verilir. Üst üste iki ya da toplam üç U ilişiği keser; savunma için en az üç TİK raporu gerekir.",
    },
    asked: {
      en: "thesis monitoring committee; TIK meetings how often; phd committee report; who is in the thesis monitoring committee; three TIK reports",
      tr: "tik toplantısı ne zaman; tez izleme komitesi kimlerden oluşur; tik raporu; tikten U almak; kaç tik gerekli; tik komitesi",
    },
  },
  {
    id: "phd-defence",
    article: "45",
    title: { en: "Doctoral thesis defence", tr: "Doktora tez savunması" },
    text: {
      en: "The jury has five members: the three of the monitoring committee, and at least two from outside METU. The defence is in English and open; up to six months may be given for corrections. Publication conditions are the institute's own, so ask it.",
      tr: "Jüri beş kişidir: izleme komitesinin üç üyesi ve en az ikisi ODTÜ dışından. Savunma İngilizcedir, dinleyiciye açıktır; düzeltme için en çok altı ay verilir. Yayın koşulu olup olmadığını enstitüne sor.",
    },
    asked: {
      en: "phd jury members; doctoral defence rules; publication requirement for a phd; corrections after the phd defence; how many people are in a doctoral jury; do I need a paper to graduate from the phd",
      tr: "doktora jürisi kaç kişi; doktora savunması; doktora için yayın şartı; doktora tezinde düzeltme süresi; doktora mezuniyeti makale; doktora yayin kosulu",
    },
  },
  {
    id: "ethics-course",
    article: "17/8",
    title: { en: "Research methods and ethics course", tr: "Araştırma yöntemleri ve etik dersi" },
    text: {
      en: "At least one course with research methods and research and publication ethics has to be taken during grad school; the institute arranges it.",
      tr: "Lisansüstü öğrenimde araştırma teknikleri ile araştırma ve yayın etiğini içeren en az bir ders alınır; düzenlemesini enstitü yapar.",
    },
    asked: {
      en: "is the ethics course required; research methods course obligatory in grad school; publication ethics class; which master's course is compulsory for everyone",
      tr: "etik dersi zorunlu mu; araştırma yöntemleri dersi; yayın etiği dersi yüksek lisans; lisansüstü zorunlu etik ders; bilimsel arastirma dersi",
    },
  },
  {
    id: "graduate-leave",
    article: "52, 53",
    title: { en: "Leave and leaving in graduate studies", tr: "Lisansüstünde izin ve kayıt sildirme" },
    text: {
      en: "The institute's board may grant up to two semesters of leave, more where necessary; apply to the department by the end of add-drop. Whoever deletes the registration may return only by applying anew.",
      tr: "Enstitü yönetim kurulu en çok iki yarıyıl izin verebilir, zorunlu hâlde uzatır; ekleme-bırakma bitimine kadar bölüme başvurulur. Kaydını sildiren ancak yeniden başvurarak dönebilir.",
    },
    asked: {
      en: "leave of absence in a master's; freeze my phd; suspend grad school; quit the master's and come back; master's leave of absence semesters",
      tr: "yüksek lisansı dondurmak; doktorayı dondurmak; yüksek lisansta izin; yüksek lisans kaydını sildirmek; masteri dondurma",
    },
  },
]);
