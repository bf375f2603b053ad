/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const coursesFactWays: WaysToAsk<string> = {
  difficulty: {
    en: `
      everyone says {course} is a nightmare, is that true; I am scared of {course}, should I be;
      people call {course} impossible, are they right; how tough will {course} be for somebody who is weak at maths;
      did you find {course} manageable; is {course} a killer; would a beginner survive {course}; does {course} take a lot out of you;
      {course} and {course} together in one term, is it suicide; will I regret taking {course};
      my roommate cried because of {course}, is it that heavy; on a scale how difficult do they find {course};
      is {course} as bad as they say; can I handle {course} next to a job; is {course} known as a breather; do people drown in {course};
      how painful is {course}; {course} for somebody outside the department, too much?; will {course} wreck my gpa;
      everybody is scared of {course}; are they exaggerating about {course}; does {course} burn people; would I suffer in {course};
      how many people fail {course}; can one survive {course} without studying much; {course} rough or chill;
      I'm bad at maths, is {course} doable`,
    tr: `
      {course} için herkes kabus diyor doğru mu; {course} gözümü korkutuyor korkmalı mıyım; {course} geçilmiyor diyorlar öyle mi;
      matematiğim zayıf {course} beni ne kadar zorlar; {course} ile {course} aynı dönem alınır mı intihar mı olur;
      {course} dedikleri kadar kötü mü; {course} insanı süründürüyor mu; {course} çerez ders mi; {course} bu kadar zor mu gerçekten;
      {course} çalışırken yürür mü; {course} dersinden çok kalan oluyor mu; {course} kolay geçiliyo mu; {course} zormu;
      {course} nasıl bi ders zor mu; {course} ağır mı; {course} insanı bezdirir mi; {course} için dolu bir dönemde çok mu;
      bölüm dışından {course} zorlar mı; {course} ortalamamı mahveder mi; herkes {course} dersinden korkuyor; {course} abartıyorlar mı;
      {course} yakar mı; {course} çok mu zorlar; {course} sürünür müyüm; {course} çok kalan var mı; {course} çalışmadan geçer mi;
      {course} belalı mı; matematiğim kötü {course} yapabilir miyim; {course} rahat mı zorlu mu`,
  },
  worth: {
    en: `
      is {course} as loved as they claim; how do people like {course} in general; was anyone happy with {course};
      would you take {course} again; is {course} boring; do students enjoy {course}; what is the general feeling about {course};
      any opinions on {course} from those who took it; thinking of {course}, is it any fun; how poorly is {course} rated;
      how many people reviewed {course}; {course} as an elective, good idea; what did former students write about {course};
      is {course} interesting for somebody from another department; is there a point in taking {course};
      should I take {course} or skip it; would you choose {course} again; did people like {course};
      I can't read notes, should I try {course}; is {course} fun`,
    tr: `
      {course} alan var mı nasıldı; {course} alanlar memnun mu; {course} genel olarak seviliyor mu; {course} sıkıcı mı;
      {course} bir daha olsa alır mısınız; {course} alınır mı sizce; {course} hakkında ne diyolar; {course} seçmeli olarak iyi fikir mi;
      {course} dersini kaç kişi değerlendirmiş; {course} eğlenceli mi; {course} beğeniliyor mu; {course} nasılmış;
      {course} işe yarar mı ileride; {course} için yazılanlar ne; başka bölümden biri {course} alsa sever mi; {course} girsem mi;
      {course} almaya değer mi yoksa boşver mi; {course} yine seçer miydiniz; {course} seven olmuş mu; {course} bir işe yarıyor mu`,
  },
  hours: {
    en: `
      how much of my week will {course} swallow; how long do people sit over {course} every week;
      hours of study for {course} outside class; how time consuming is {course}; does {course} leave you any free time;
      what is the weekly effort of {course}; how heavy is the load of {course}; {course} time commitment;
      is {course} a lot of homework every week; I work on weekdays, how much time does {course} want; does {course} leave time for a job;
      how many hrs does {course} eat; is it true nobody sleeps in {course}; how much of my week goes to {course};
      time {course} takes at home; does {course} leave time for anything else`,
    tr: `
      {course} haftada ne kadar vakit yiyor; {course} haftamın ne kadarını alır; {course} çok mu vakit alıyor;
      {course} için haftalık kaç saat çalışmak gerek; {course} yükü ne kadar; {course} ödevleri çok zaman yiyor mu;
      {course} zaman alıcı mı; {course} haftada kaç saat uğraştırıyor; {course} dışında vaktim kalır mı;
      {course} başına oturunca kaç saat gidiyor; hafta içi çalışıyorum {course} ne kadar vakit ister; {course} uykumdan eder mi;
      {course} haftamı ne kadar yer; {course} alınca uyku yok mu; {course} evde ne kadar vakit istiyor;
      {course} başka şeye zaman bırakıyor mu; {course} kaç saatimi alır`,
  },
  "with-whom": {
    en: `
      which lecturer of {course} do students like best; who explains {course} well; {course}: which hoca do I choose;
      whose lectures are better in {course}; avoid which professor in {course}; best teacher for {course};
      does it matter whose section I am in for {course}; which hoca for {course}; whose section of {course} is the lightest;
      who grades nicely in {course}; avoid whom in {course}; from whom should I take {course}`,
    tr: `
      {course} hangi hocadan alınmalı; {course} en iyi kim anlatıyor; {course} için hangi hocayı seçeyim;
      {course} hocalarından hangisi iyi; {course} kimden kaçmalı; {course} kimin şubesi rahat; {course} dersinde hoca fark ediyor mu;
      {course} kimden alsam daha iyi olur;
      {course} hangi hocadan; {course} kim not veriyor`,
  },
  grades: {
    en: `
      what counts towards the grade in {course}; does {course} have a project or a final; is there a paper in {course} instead of an exam;
      how much is the final of {course} worth; how many exams are there in {course}; do many get AA from {course};
      what average does {course} end with; letter grades of {course} last year; does {course} grade generously; is {course} curved;
      is there a presentation in {course}; how are the exams in {course};
      is the final of {course} worth a lot; what is {course} like with homework and quizzes;
      curve in {course}; do many get AA in {course}`,
    tr: `
      {course} final yüzde kaç; {course} proje mi sınav mı; {course} kaç sınav var; {course} notu neye göre veriliyor;
      {course} harfleri nasıl; {course} AA almak zor mu; {course} ortalama kaçla bitiyor; {course} bol not veriyor mu;
      {course} kaç kişi kalıyor; {course} değerlendirmesi nasıl; {course} ödev sayılıyor mu nota; {course} geçen sene harf dağılımı;
      {course} sunum yapılıyor mu; {course} sınavları nasıl; {course} finali çok mu etkiliyor;
      {course} ödev quiz var mı; {course} AA çok mu veriliyor; {course} nasıl geçiyor ders`,
  },
  attendance: {
    en: `
      do they take attendance in {course}; does the hoca of {course} call the roll; is showing up graded in {course};
      does {course} take attendance; is there roll call in {course}; can I skip lectures of {course};
      can I just not show up to {course}; how many absences does {course} allow`,
    tr: `
      {course} yoklama alınıyor mu; {course} derse gitmeyen geçer mi; {course} devam notu var mı; {course} yoklama alıyor mu;
      {course} derse gitmesem olur mu yoklama var mı; {course} hiç gitmeden geçilir mi; {course} kaç ders kaçırabilirim`,
  },
  "best-of": {
    en: `
      need something light to raise my average; which elective hardly takes any time; an easy A from the {name} department;
      I want a relaxed course next to my thesis; electives without a final exam; free elective that people love;
      recommend me something fun from {name}; what should I take to save my gpa; least stressful courses of {name};
      a non technical course where one doesn't suffer; highest rated {name} courses; most popular elective among students;
      which {name} course should one never miss; courses that end with a paper rather than an exam;
      something painless from anywhere on campus; the least tiring class of all; class that nobody suffers in;
      least painful course according to students; something chill from {name}; an elective that is basically a gift;
      which course makes people suffer the most; easy points elective; something from {name} that doesn't tire the brain;
      choices without a final in january; pad my schedule with something light; need an elective to lift my average`,
    tr: `
      ortalamayı yükseltecek rahat ders; {name} bölümünden kolay AA; az uğraştıran seçmeli; finali olmayan seçmeli var mı;
      tez yanında alınacak hafif ders; eğlenceli bir seçmeli öner; {name} bölümünün en sevilen dersi; gpa kurtaracak ders lazım;
      {name} derslerinden hangisi rahat; en çok beğenilen seçmeli; yormayan serbest seçmeli; ödev veren ama sınav yapmayan ders;
      {name} bölümünden ne alsam; not veren seçmeli; bölüm dışı rahat ders tavsiyesi; okuldaki en dertsiz ders; sunumla geçilen seçmeli;
      kimsenin çekmediği rahat bir ders; milletin en çok süründüğü ders; {name} bölümünden kafa yormayan bir şey; çerez seçmeli;
      bedava not veren seçmeli; not yükseltecek seçmeli söyle; {name} rahat bir şey var mı; finali olmayan ders var mı;
      en baba ders hangisi; programı dolduracak hafif ders`,
  },
  "taught-by": {
    en: `
      courses of professor {name}; what is {name} lecturing this fall; which courses did {name} use to give;
      I liked {name}, what else by the same lecturer; is {name} teaching anything this term; does {name} hoca still give lectures;
      list what {name} teaches; whose lecturer is {name}`,
    tr: `
      {name} bu dönem ders açmış mı; {name} hoca başka ne anlatıyor; {name} hocadan hangi dersi alabilirim;
      {name} eskiden hangi dersleri verirdi; {name} hocanın bu sene verdiği dersler; {name} ders veriyor mu hâlâ`,
  },
};
