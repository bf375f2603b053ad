/**
 * What words are about, more broadly than what they mean: each row is one thing of the site or of student life, or one thing that is
 * wanted of it, in both languages. A guide or a rule whose ways to ask speak of a topic and an act is found by any other words of both.
 * Folded; a word of five letters or more, or one with a star, stands for all that begin so. A word may stand in several rows.
 */
const TOPICS = `
  money cash fee fees pay paid paying payment cost costs price charge lira dollar budget broke afford bill para parasi param ucret odeme odeye odedi odenir fiyat ucuz pahali masraf harc* borc* fatura butce yatir* bedava free
  scholarship stipend grant burs* support funding fund yardimi destegi destek kyk aid
  sick ill illness puke puking vomit fever flu hospital doctor clinic medical medicine medico health injured surgery infirmary nurse dentist hasta* doktor revir atesim grip rapor* ilac* saglik ameliyat kaza kaza* kusmak kustum mediko dispanser
  depressed depression cry crying sad panic anxiety stress* overwhelmed hopeless lonely burnout therapist therapy psych* psikolo* counsel* depresyon mutsuz agla* panik kaygi* bunal* tuken* yalniz terapi kafam icim moral*
  exam exams midterm final quiz test tests sinav* vize vizeden vizeye vizem vizeler* vizeyi makeup butunleme but bute resit
  cheat* copying copied plagiar* kopya* intihal discipl* disiplin ceza* punish* suspended uzaklastirma sorusturma caught yakalan*
  grade letter mark marks score points notu notum notlar* harf* aa ba bb cb cc dc dd fd ff na curve puan* syllabus
  gpa cgpa average gano yano ano agno ortalama* cumulative probation sinamali standing
  honour honor onur* seref* certificate belge* diploma* degree merit ranking derece*
  withdraw* drop* quit quitting abandon* leave bail cekil* birak* vazgec* w ws cik cikmak
  register* registration enrol* sign* approve* advisor adviser kayit* kayd* yazil* yazdir* danisman* onayla* interactive harci
  freeze pause leave break gap suspend dondur* izin izni izinli izne mola verme askerlik military
  graduat* diploma degree finish mezun* bitir* bitince bitti commencement
  double minor cap capta yandal* anadal* ikinci dal second cift dual diplomas
  transfer* switch* change move department major yatay gecis* gecmek gecebil* degis* bolum*
  abroad exchange erasmus yurtdisi* degisim* hibe* partner host overseas foreign europe avrupa gittigim
  prep preparatory proficiency epe iys hazirlik* muaf* yeterlik* ingilizce* exempt* english ydyo
  dorm dorms dormitory roommate bed housing yurt* yurd* odam* odada barin* kalabil* residence bunk
  flat apartment rent landlord flatmate share sublet evi eve evim kira* daire* konut* tutmak tutsak tutulur ev house deposit depozito
  card id plastic plastik gate gates kimlik* kart* turnike kapi kapidan lost kayip kaybet* stolen calin*
  attend* absent* absence* skip* miss missed misses missing yoklama ekmek ekti ekebil* eksem ekiyo* gitmedi* gitmesem gelmedi* devam* roll show* bunk kacir*
  intern* job jobs work working hire hiring career resume cv interview employer company companies staj* kariyer* firma* sirket* ozgecmis mulakat* eleman* parttime garson* calisabil*
  research lab labs undergrad* assistant arastirma* laboratuvar* proje* bitirme professor deney experiment
  ticket* seat seats bilet* koltuk* salon* entrance gate qr scan* stub yerim admission door kapida girecek
  event concert film films movie night show party tonight fun weekend festival play talk fair workshop etkinlik* konser* sinema* gosterim* parti* senlik* eglen* soylesi* fuar* tiyatro gezi* haftasonu happening plans
  club clubs community society group team teams members topluluk* toplulug* kulub* kulup* uye uyesi uyelik* ekip* crew hobby
  notes note summary summaries sheet pdf slides typed type pager handout equations notlari* ozet* slayt* dokuman* fotokopi* formul* kagit kagidi cheatsheet outline material materyal*
  review experience* opinion wrote written comment badmouth yorum* deneyim* gorus* yazdi* yazmis* kotule* ovmus ovdu sovmus feedback rated rating
  databank breakdown weights bankasi* cikmis past previous percent agirlik* yuzde* gecmis
  vip unlock locked lock contribute contribution* katki* kilit* acilsin acilir access erisim points
  anonym* name identity hidden secret incognito anonim* kimlig* gizli* adim adimi gorunur* gorur isim* ismim nickname visible reveal belli* tanin*
  account login log logged password sign hesap* hesab* sifre* parola* oturum* giremi* girili* locked forgot username kullanici authent* code kod*
  device computer laptop tablet phone cihaz* bilgisayar* telefon* pc browser tarayici kick session oturum
  data everything wipe erase hakkimda veri* bilgilerim* tuttug* tutuyo* sakla* kvkk gdpr personal store download export privacy gizlilik
  email mail address eposta* maili* adres* inbox kutu* spam
  notif* bell ping bother annoying bildirim* haber* uyar* sustur* rahatsiz* mute newsletter alert* digest news
  alarm* remind* wake nudge ring buzz hatirlat* uyandir* durt* calsin* calan* snooze ertele*
  todo task tasks homework deadline assignment* due odev* yapilacak* teslim* gorev* islerim checklist kanban column sutun* tick
  schedule* timetable clash* overlap* conflict* program* cakis* haftalik cizelge* takvim* calendar slot bosluk* saatleri
  study together group buddy calis* beraber birlikte grup* grub* room pomodoro focus kutuphane* library
  discuss* thread* forum topic post posts reply replies konu* tartis* baslik* gonderi* mesele* paylasim* yanit*
  report* insult* swear* curse offensive abuse abusive rude slander harass* kufur* kufr* hakaret* sikayet* saldirgan* taciz* moder* kotu iftira* nasty
  block* ignore mute engelle* gormek istemiyo* stalker
  sell* buy buying secondhand used sat satmak satic* satabil* satil* satin* ilan* esya* alici* ikinciel market classified* advert* listing
  ride carpool car lift drive yolculuk* otostop* araba* yol yolda
  map maps where building campus harita* bina* kampus* konum* yerleske* located direction* neresi nerede nerde
  date dates begin* start* ends deadline until takvim* tarih* bitis* bitiyo* basliy* baslan* baslar aciliy* kapaniy* hafta* week weeks calendar
  survey* poll polls vote voting questionnaire form forms anket* oyla* doldur* katilimci* participants
  alumni salary employer mezunlar* maas* sektor* industry career
  wat travel america usa amerika* j1 sponsor agency abd visa
  memory memories story stories nostalgia anisi anilar* animi hikaye* eskiden* chronicle
  question ask asking asked soru* sorabil* sorsam sormak cevap* answer
  language english turkish ingilizce turkce dili dilini translate
  theme dark black light bright eyes font color colour gece* karanlik* siyah* gozum* gozler* tema* renk* koyu* beyaz* look appearance gorunum*
  app install phone offline uygulama* yukle* telefon* internetsiz* cevrimdisi* homescreen icon signal network cekmiy*
  photo picture avatar image pic pics foto* resim* resmi*
  refund* reimburse* return iade* geri parami cancel*
  invite* guest davet* cagir* companion misafir* friend* arkadas*
  compare versus vs difference karsilastir* kiyas* fark* better easier yoksa hangisi
  target need reach raise recover end hedef* yukselt* toparla* cikart* simulate tahmin* hesapla* calculat*
  master* phd msc doctorate thesis jury tez tezi tezim tezin juri* doktora* lisansustu* postgraduate supervisor qualifying
  expel* kick kicked dismissed atil* atar atarlar ilisi* kovul* terminated
  years maximum duration long expire* yil yilda sene senede sure* azami* uzat* uzad* extra extend*
  load credits overload many courses kredi* fazla yuk* ustten ust akts ects
  repeat* retake again tekrar* yeniden daha redo
  summer yaz yazin yazlik
  count equivalent* transferred saydir* sayil* intibak* esdeger* recogni* accepted
  transcript document* petition paper dilekce* belge* transkript* evrak* form* letter
  object* appeal wrong error mistake recheck paper itiraz* yanlis* hata hatali* kagid* incele* dispute
  host organi* announce duzenle* duzenli* duyur* hall sold attendees gelecek* gelcek* katilanlar* door
  president manage handover hand successor devret* baskan* yonet* leader owner admin kurucu* devral* dagil*
  instructor lecturer staff teacher prof professor hoca* ogretim uyesi*
  contact help support team human bug broken problem iletisim* destek* sorun* yetkili* ulas* bozuk* hata calismi* issue suggestion oneri*
  prereq* onkosul* onsart* almadan before finish until gecmeden condition require*
  textbook book books kitap* kitab*
  food eat cafeteria meal lunch dinner yemek* yemeg* kafeterya* kantin* vegetarian vegan hungry
  gym pool fitness spor* havuz* yuzme* court saha*
  transport metro bus ring shuttle otobus* dolmus* servis* subway station durak*
  toilet wc bathroom restroom tuvalet* lavabo*
  late gec geciken geciktim geciken* latecomer deadline kacird* unuttu* forgot
  compulsory required elective secmeli* zorunlu* technical teknik
  toefl ielts puan skor
`;

const ACTS = `
  make create open start put post publish ac acmak acay* acsam olustur* kur kurmak kuray* ekle* koy* yarat* set launch found new yeni yap yapmak
  find look search browse list bul bulmak bulur* ara arama arayi* goster* gormek gorebil* bakmak bakabil* somewhere overview
  change edit fix correct update modify degistir* duzelt* duzenle* guncelle* adjust replace rename
  delete remove wipe erase cancel undo regret* takedown sil silmek siler* silin* kaldir* iptal* vazgec* pisman* geri clear
  max maximum most limit cap upper azami fazla sinir* kac many
  min minimum least requirement* eligible condition* need sart* kosul* gerek* lazim* asgari yetiyo* yeter*
  allowed permitted may can yasak* serbest* hakki* izin forbidden banned legal
  consequence happens lose cut olur* nolur nolcak olacak* kesil* gider* gidiyor* yanar* kaybe* affect* etkile* iptal
  share send give forward paylas* gonder* ilet* yolla* upload*
  pending waiting appear* show* visible gorunmu* gozukmu* cikmiyo* bekle* onayda* onaylan* approv* yayimlan* yayinlan* still hala
  join enter apply participate katil* basvur* girmek uye dahil
  leave exit ayril* cik cikmak cikay* cikc* cikar* unsubscribe
  rate rated recommend* suggest* tavsiye* oner* puan* advice
  save bookmark keep favourite kaydet* sakla* favori* later
  follow track subscribe takip* izle* unfollow
  read view see oku okumak okuy* gor gormek
`;

/** A word of so many letters stands for all that begin so. */
const LONG = 5;
const SHORTEST_BEGINNING = 3;

const whole = new Map<string, number[]>();
const beginnings = new Map<string, number[]>();
const rows = `${TOPICS}\n${ACTS}`.split("\n").map((row) => row.split(/\s+/).filter(Boolean));
for (const [at, row] of rows.entries())
  for (const word of row) {
    const kept = word.endsWith("*") || word.length >= LONG ? beginnings : whole;
    const key = word.replace("*", "");
    kept.set(key, [...(kept.get(key) ?? []), at]);
  }

/** No row has a longer beginning. */
const LONGEST_BEGINNING = Math.max(...[...beginnings.keys()].map(({ length }) => length));

const found = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 20_000;
/** No word is longer; what is, was made up. */
const LONGEST_WORD = 40;

function rowsOf(word: string): readonly number[] {
  const known = whole.get(word);
  if (known) return known;
  for (let end = Math.min(word.length, LONGEST_BEGINNING); end >= SHORTEST_BEGINNING; end--) {
    const begun = beginnings.get(word.slice(0, end));
    if (begun) return begun;
  }
  return [];
}

/** The rows that a folded word stands in, by its longest known beginning, as keys; none for most words. */
export function kinOf(word: string): readonly string[] {
  const known = found.get(word);
  if (known) return known;
  const keys = rowsOf(word).map((row) => `~${row}`);
  if (found.size >= MOST_REMEMBERED) found.clear();
  if (word.length <= LONGEST_WORD) found.set(word, keys);
  return keys;
}
