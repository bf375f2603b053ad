/** How many people ask for the rules of `../registration.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const registrationWays: RuleWays = {
  language: {
    en: `
      is everything taught in english; hoca speaks turkish in lessons; can I write the exam in turkish; my english is bad will I survive;
      turkish medium programme; do they switch to turkish`,
    tr: `
      hoca türkçe konuşuyor derste; sınavı türkçe yazsam; ingilizcem zayıf dersleri anlar mıyım; türkçe bölüm var mı;
      yüzde yüz ingilizce mi; ders dili`,
  },
  "programme-length": {
    en: `
      duration of engineering; how long till diploma; is it four or five years; study period; my cousin finished in four and I'm in five;
      how long if bachelor and master go together; regular time of my major until the degree`,
    tr: `
      mühendislik kaç sene; diplomaya kaç yıl; eğitim süresi; okul kaç dönem; kaç senede biterim; kuzenim dörtte bitirdi ben beşteyim;
      lisansla master beraber ne kadar; kaç yılda diploma alınır; bölümümün diplomaya kadarki normal süresi`,
  },
  "maximum-duration": {
    en: `
      can they kick me for being slow; I'm in my sixth year; stretch the studies; limit of semesters; last possible year;
      too many years in bachelor; how long can I remain a student; in how many years must one finish at the latest;
      do they throw out those who take too long; what if I still am not done after seven years; do they throw me out if I take too long;
      how many years do I have to finish; longest time for a degree`,
    tr: `
      altıncı senemdeyim; okulu uzattım ne kadar hakkım var; en son ne zaman bitmeli; çok uzadı atarlar mı; kaç dönem hakkım var;
      öğrencilik ne kadar sürer; on dört dönem; en geç kaç yılda bitirmek gerekiyor; çok uzatanlar atılıyor mu;
      yedi yıl sonunda bitiremezsem ne olur; okulu uzatırsam atarlar mı; bitirmek için kaç yılım var; en fazla kaç yılda bitirilir`,
  },
  "duration-counted": {
    en: `
      do frozen terms eat my time; is english year included in seven; erasmus and remaining time; did the semester I skipped count;
      summer included in time; I was away for two terms on leave, do I lose them;
      a year of english before the faculty, is it in the limit; while I was abroad the clock ran on?`,
    tr: `
      dondurunca süre işler mi; hazırlık yedi yıla giriyor mu; gitmediğim dönem süreye yazılır mı; değişimde geçen süre;
      süre nasıl sayılıyor; iki dönem izinliydim onlar gider mi; fakülteden önce bir yıl ingilizce sınıra girer mi;
      gitmediğim dönem hakkımdan düşer mi; yurt dışındayken süre işledi mi`,
  },
  "semester-weeks": {
    en: `
      term lasts; when is the middle of the semester; teaching weeks; spring lasts how long; how many weeks until finals;
      for how many weeks will I be in class until new year; do exams belong to the sixteen; is there a third short term`,
    tr: `
      dönem ne kadar sürer; kaç hafta ders var; üçlü dönem var mı; güz kaç hafta; yarıyıl uzunluğu; kaç hafta sonra final;
      yılbaşına kadar kaç hafta ders; sınavlar on altının içinde mi; üçüncü kısa dönem; eğitim yılı kaç dönemden oluşur`,
  },
  "courses-opened": {
    en: `
      quota full; hoca says ask the department for capacity; lesson I need isn't offered; elective not opened this fall;
      petition for a new section; no seat in must course; who raises quota`,
    tr: `
      kota doldu; hoca bölüme sor dedi kontenjan; almam gereken ders açılmamış; seçmeli açılmadı; zorunluya yer yok; kontenjan artsın;
      section doldu dilekçe; ders açtırmak`,
  },
  "first-registration": {
    en: `
      placed by yks what now; papers for enrolment day; I got accepted as a freshman; new student e-devlet;
      missed enrolment days for newcomers; international newcomer enrolment`,
    tr: `
      yerleştim ne yapıcam; kayıt günü evrak; lise diploması lazım mı kayıtta; yeni kazananlar; kazandım kaydolma;
      tercih sonucu odtü çıktı; ilk kayıt tarihi kaçtı`,
  },
  "false-documents": {
    en: `
      somebody forged papers to enter; lie in application; diploma cancelled later; fake certificate to be accepted;
      a classmate came in with a forged paper, what follows; can they take a degree away after years for a lie;
      wrong certificate handed in at the start`,
    tr: `
      evrakta sahtecilik; yalan beyanla girmek; sonradan diploma iptali; düzmece belgeyle kayıt; arkadaş sahte kağıtla girmiş ne olur;
      yıllar sonra yalan yüzünden diploma geri alınır mı; başta verilen belge sahte çıktı; sahte lise belgesiyle girenin kaydı`,
  },
  "student-card": {
    en: `
      print another campus card; turnstile doesn't read my card; card for new students; how long till card arrives; damaged smart card;
      fee for a second card; I lost what opens the gates, what does a new one cost; my campus card is gone; my id doesn't open the gate`,
    tr: `
      kimliğim çalındı; kartım turnikede okumuyor; kart ne zaman gelir; ikinci kart ücreti; öğrenci kartı yenileme; akıllı kart kırıldı;
      kampüs kartı; kart bastırmak; girişte okuttuğum kartı kaybettim ücreti var mı; kampüs kartım gitti yenisi;
      kimliğim turnikeyi açmıyor`,
  },
  advisor: {
    en: `
      hoca who approves my lessons; my supervisor doesn't answer; change my adviser; who signs my registration;
      is seeing the adviser obligatory`,
    tr: `
      danışmanım cevap vermiyor; danışman değişir mi; derslerimi kim onaylayacak; danışmanla konuşmadan kayıt; onay bekliyor kaydım`,
  },
  "required-elective": {
    en: `
      must or free elective; restricted elective; technical elective meaning; which ones can I choose by myself;
      kinds of lessons in the plan; free elective`,
    tr: `
      serbest seçmeli ne; kısıtlı seçmeli; teknik seçmeli demek; kendi seçebildiğim dersler; ders türleri; zorunlu olup olmadığı`,
  },
  prerequisite: {
    en: `
      requirement before lesson; is a passing letter needed; system says prereq not satisfied; took it got FF does it count;
      first lesson must be passed; a lesson stays grey because of an earlier one; DC in the first lesson, may I go to the next;
      I didn't pass the first half of a lesson, can I take the second half; failed the prerequisite, can I still take the next one;
      is DD enough for a prerequisite`,
    tr: `
      119dan kaldım 120 alınır mı; sistem önkoşul sağlanmadı diyor; ff ile devamını almak; önceki dersi geçmeden;
      önkoşulu yok sayabilirler mi; önkoşul takıldı; önceki ders yüzünden seçilemiyor; ilkinden dc aldım sıradakine geçer miyim;
      üst dersi alabilmek için; dersin ilkini geçemedim ikincisini alabilir miyim; ön koşuldan kaldım sonrakini alabilir miyim;
      ön koşul için dd yeter mi`,
  },
  corequisite: {
    en: `
      must be taken at the same time; lab and theory together; coreq problem at registration; lesson alongside;
      already took partner lesson; the system wants me to take the lab as well; two lessons chained to one semester;
      I passed the partner lesson long ago`,
    tr: `
      beraber alınması şart; lab ile teori birlikte; eşkoşul hatası; yanında alınan ders; eş koşul takıldı; aynı dönemde almak zorunda;
      sistem labı da almamı istiyor; aynı döneme bağlı iki ders; eşini çok önce geçtim; birini alınca öbürü de zorunlu mu`,
  },
  "exempt-prerequisite": {
    en: `
      I'm exempt from english 101 may I take 102; exemption opens following lesson; transferred lesson as condition of next;
      they freed me from the first english lesson, is the second open; condition met by being freed;
      freed from the first lesson because of my old school and want the next`,
    tr: `
      101den muafım 102 alınır mı; muafiyetle devam dersi; muaf dersin devamı; saydırdığım ders önkoşul olur mu;
      ilk ingilizceden muaf tuttular ikincisi açık mı; eski okulumdan matematiği saydılar sıradakini alayım; muafiyetle şart sağlanır mı;
      muaf sayıldığım ders önkoşul yerine; eski okulum sayesinde ilk dersten muafım sıradakini alayım`,
  },
  "non-credit": {
    en: `
      zero credit turkish lesson; orientation class credits; lesson without credits fail; noncredit and honour;
      a lesson that is worth nothing yet I have to attend; do I need to care for turkish 303; how does a zero lesson appear;
      does a non credit course count in the average; occupational safety course, is it in the gpa`,
    tr: `
      sıfır kredi türkçe dersi; kredisiz derse girmezsem; kredisiz ders önemli mi; sıfır kredi dersten kalsam;
      değeri sıfır ama girmem gereken ders; türkçe dersini önemsemeli miyim; sıfırlık ders nasıl görünür;
      tarih dersi ortalamaya katılır mı; iş güvenliği dersi ortalamaya girer mi`,
  },
  "load-reduced": {
    en: `
      I'm working, only two lessons please; allowed to register very few; ill and want small load; take a single lesson;
      below minimum number; I have a job and can only manage two subjects; I'd like an easier half year because of my health;
      allowed to be under the least number?`,
    tr: `
      çalışıyorum iki ders alayım; çok az ders; hastayım yüküm az olsun; alt sınırdan az; en azın altında kayıt; tek ders yazılmak;
      işim var iki konudan fazlasını kaldıramam; sağlığım için hafif dönem istiyorum; en az sayının altında kalmama izin;
      üç dersin altına inmek`,
  },
  "count-metu": {
    en: `
      switched faculty old lessons; entered metu again with yks; counting old lessons; how are previous lessons recognised inside;
      time cut by recognised lessons; entered the same university a second time; lessons recognised shorten my years?;
      I moved from one metu department to another, what about my old lessons`,
    tr: `
      yeniden sınava girdim odtüyü tekrar kazandım; eski derslerim gitmesin; fakülte değişince dersler; intibakta süre düşer mi;
      önceki odtü dersleri; aynı üniversiteye ikinci kez girdim; sayılan dersler yılımı kısaltır mı; bölüm değişti aldıklarım boşa mı;
      odtüde bir bölümden öbürüne geçtim eski derslerim`,
  },
  "count-outside": {
    en: `
      I studied somewhere else before; bring lessons from my old uni; how high must old letters be; summer school at another uni;
      coursera recognised; foreign university lessons recognised`,
    tr: `
      önceden başka yerde okudum; eski üniden ders getirmek; başka okulun yaz okulu; en az cc mi lazım dış ders;
      önceki üniversite notları; dışarıdaki dersi kabul ederler mi`,
  },
  "count-once": {
    en: `
      I hold another diploma can lessons be used; open education lessons; enrolled in two unis; aöf courses; lessons of finished degree;
      I hold a degree and study again, may old lessons serve twice; I attend another faculty elsewhere in parallel;
      lessons by distance learning`,
    tr: `
      aöf dersleri; bitirdiğim okulun dersleri; iki üniversite aynı anda; eski lisans dersleri; ikinci diplomada ders düşer mi;
      diplomam var yine okuyorum eski dersler iki kez kullanılır mı; başka yerde paralel okuyorum; uzaktan öğretim dersleri;
      biten okulumdan ders saydıramadım`,
  },
  "ni-counted": {
    en: `
      my NI lesson was good can it become an elective; convert NI; does NI show to employers; NI for minor later; NI recognition;
      the hobby lesson turned out useful, may it join my plan; will outsiders see what I took beyond the plan;
      lesson beyond the plan for a later minor; what is NI good for; may a course be taken without counting in the average`,
    tr: `
      ni iyi geldi seçmeliye geçsin; ni dönüştürmek; ni karnede; ni yandala sayılır mı; ni saydırma;
      hobi dersim işe yaradı planıma katılsa; plan dışı aldığımı dışarıdakiler görür mü; plan dışı ders ileride yandala;
      ni harfim belgede çıkar mı; NI ne işe yarıyor; dersi ortalamaya katmadan almak`,
  },
  "renew-registration": {
    en: `
      register again every fall and spring; what happens if I sit out a semester; lost rights without registering;
      approve registration each term; I only have my thesis project left, must I enrol again; I paid but didn't select anything;
      if I rest one spring without telling anyone`,
    tr: `
      her güz bahar kayıt şart mı; bir dönem kayıt olmasam; kayıtsızım kütüphane yurt; dönem kaydı; ders almadan kayıt yenilemek;
      sadece projem kaldı yine kayıt mı olmalıyım; para yatırdım ama ders seçmedim; bir bahar kimseye demeden gitmesem;
      dönem başı kayıt yapmayı unuttum`,
  },
  "registration-debts": {
    en: `
      library fine blocks me; can't choose lessons because of money; system says debt; unpaid dorm;
      pay fee before interactive registration; red warning of debt;
      I forgot to pay, may I still pick courses; unpaid fee and course registration`,
    tr: `
      sistem borç diyor; kütüphane cezası kayıt; para yatırmadan ders seçmek; yurt parası borç kayıt; borç engeli; ödenmemiş harç;
      harcı ödemeyi unuttum ders seçebilir miyim; borçluyken derse yazılmak`,
  },
  "first-semester": {
    en: `
      freshman choose own lessons; first term fixed package; freshman take fewer; lessons assigned automatically to newcomers;
      I just began and the list of lessons is ready made, may I change it; too many lessons for a beginner, remove one;
      do newcomers choose; skip a lab lesson in the first semester`,
    tr: `
      birinci sınıf kendi seçer mi; ilk dönem paket; dersler otomatik mi atanıyor; ilk dönemde az ders;
      yeni başladım liste hazır geldi değiştirebilir miyim; yeniler seçim yapar mı; ilk dönem dersimi bırakabilir miyim;
      ilk dönemde lablı dersi almasam`,
  },
};
