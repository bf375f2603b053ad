/** How exams are sat, academic integrity, and discipline: the university's guides and article 54 of the law. */
import { rulesOf } from "../../rule";

const guides = rulesOf("exams", [
  {
    id: "exam-late",
    article: "",
    title: { en: "Coming late to an exam", tr: "Sınava geç kalma" },
    text: {
      en: "Be at your place at least five minutes before an exam. Whether a latecomer is let in, and when people may leave, is up to whoever is in charge of the exam.",
      tr: "Sınavdan en az beş dakika önce yerinde ol. Geç kalanın alınıp alınmayacağına ve salondan ne zaman çıkılabileceğine sınav sorumlusu karar verir.",
    },
    asked: {
      en: "late to an exam; will they let me in after it started; how early should I be at the exam; leave the exam room early; arrive ten minutes late exam; how late may I show up to an exam; I overslept and came late to the final; will they let me in late",
      tr: "sınava geç kalırsam alırlar mı; sınava kaç dakika önce gitmeli; sınavdan erken çıkmak; sınav başladıktan sonra girmek; sinava gec kaldim; sınava kaç dakika geç girebilirim; sınava geç kaldım alırlar mı; geç kalınca sınava girilir mi",
    },
  },
  {
    id: "exam-card",
    article: "",
    title: { en: "ID card at an exam", tr: "Sınavda kimlik" },
    text: {
      en: "You need your METU student card at an exam, and the identity document that was announced. Your face has to be recognisable.",
      tr: "Sınavda ODTÜ kimlik kartın ve duyurulduysa başka bir kimlik belgen yanında olmalıdır. Yüzün, kimliğin anlaşılacak biçimde açık olmalıdır.",
    },
    asked: {
      en: "forgot my ID card at the exam; do I need my student card in exams; which identity document for the exam; enter an exam without a card; I forgot my id card at home on exam day; can I enter without my student card",
      tr: "sınavda kimlik şart mı; kimliğimi unuttum sınava girebilir miyim; sınava kartsız girmek; sınavda hangi kimlik gerekiyor; kimliksiz sinav; kimliğimi evde unuttum sınava alırlar mı; kimliksiz sınava girilir mi",
    },
  },
  {
    id: "exam-phone",
    article: "",
    title: { en: "Phones and belongings at an exam", tr: "Sınavda telefon ve eşyalar" },
    text: {
      en: "Phones and other electronic devices are switched off and put away, unless allowed. On the desk there is only a pen, an eraser, the student card and what the instructor announced; nothing is borrowed.",
      tr: "Telefon ve izin verilmeyen elektronik aletler kapatılıp kaldırılır. Masada yalnızca kalem, silgi, kimlik kartı ve hocanın duyurduğu malzeme bulunur; kimseden bir şey ödünç alınmaz.",
    },
    asked: {
      en: "can I keep my phone in the exam; calculator in the exam allowed; smart watch in an exam; what may be on the desk; borrow an eraser during the exam; exam rules; can I keep my phone with me in the exam; my phone rang during the final",
      tr: "sınavda telefon yanımda kalabilir mi; sınavda hesap makinesi; akıllı saatle sınava girmek; masada ne olabilir sınavda; sınavda silgi istemek; sinav kurallari; sınavda telefonum yanımda durabilir mi; sınavda telefonum çaldı",
    },
  },
  {
    id: "exam-toilet",
    article: "",
    title: { en: "Going out during an exam", tr: "Sınav sırasında dışarı çıkma" },
    text: {
      en: "Nobody goes out and comes back but for health. Tell whoever is in charge before the exam if you have such a problem; question papers don't leave the room without permission.",
      tr: "Sağlık dışında salondan çıkıp girilmez. Böyle bir sorunun varsa sınavdan önce sorumluya söyle; soru kâğıdı izinsiz dışarı çıkarılmaz.",
    },
    asked: {
      en: "toilet during an exam; go to the bathroom in an exam; may I take the question paper home; leave the room and return in an exam; may I go to the toilet in the exam; when can I leave the exam room",
      tr: "sınavda tuvalete çıkılır mı; sınav sırasında lavabo; soru kağıdını dışarı çıkarmak; sınavdan çıkıp geri girmek; sinavda tuvalet; sınavda tuvalete çıkabilir miyim; sınavdan ne zaman çıkılır",
    },
  },
  {
    id: "online-exam",
    article: "",
    title: { en: "Online exams", tr: "Çevrim içi sınavlar" },
    text: {
      en: "Online exams are on ODTUClass. The instructor may ask for camera and microphone, a safe browser and a recording, with your consent on personal data. If the connection breaks, you may go on in the time left with the instructor's approval.",
      tr: "Çevrim içi sınavlar ODTUClass'ta yapılır. Hoca, kişisel veri onayınla kamera, mikrofon, güvenli tarayıcı ve kayıt isteyebilir. Bağlantı koparsa hocanın onayıyla kalan sürede devam edilebilir.",
    },
    asked: {
      en: "camera on in an online exam; internet went down during the online exam; safe exam browser; are online exams recorded; microphone in the online midterm; odtuclass exam rules",
      tr: "online sınavda kamera açmak zorunlu mu; sınavda internetim gitti; çevrim içi sınav kaydediliyor mu; odtuclass sınavı bağlantı koptu; online sinav kurallari",
    },
  },
  {
    id: "disability",
    article: "",
    title: { en: "Exams with a disability", tr: "Engelli öğrenciler için sınav düzeni" },
    text: {
      en: "Students with a disability who need adaptations get in touch early with the disability support office, the instructor and the department's advisor for disabled students.",
      tr: "Uyarlamaya ihtiyaç duyan engelli öğrenciler Engelsiz ODTÜ Birimi, dersin hocası ve bölümün engelli öğrenci danışmanıyla erkenden iletişime geçer.",
    },
    asked: {
      en: "extra time for disabled students; exam adaptation for a disability; disability support office; dyslexia exam arrangement; accessible exam",
      tr: "engelli öğrenciye sınavda ek süre; engelsiz odtü birimi; engelli öğrenci sınav uyarlaması; disleksi sınav; engelli danisman",
    },
  },
  {
    id: "what-is-cheating",
    article: "",
    title: { en: "What counts as cheating", tr: "Kopya sayılan davranışlar" },
    text: {
      en: "Looking at someone's paper, talking, sharing notes, sending questions by phone, writing on desk or body, and having others do your homework or project are all cheating. Not having known isn't an excuse.",
      tr: "Başkasının kâğıdına bakmak, konuşmak, not paylaşmak, telefonla soru göndermek, sıraya ya da vücuda yazmak, ödev ya da projeyi başkasına yaptırmak kopyadır. Bilmemek gerekçe sayılmaz.",
    },
    asked: {
      en: "what counts as cheating; is talking in the exam cheating; sharing homework cheating; academic integrity rules; looking at a friend's paper; is helping a friend with homework forbidden",
      tr: "ne kopya sayılır; sınavda konuşmak kopya mı; ödev paylaşmak kopya mı; akademik dürüstlük; arkadaşın kağıdına bakmak; ödevi beraber yapmak yasak mı; kopya cekmek nedir",
    },
  },
  {
    id: "plagiarism",
    article: "",
    title: { en: "Plagiarism and reused work", tr: "İntihal ve eski ödevi yeniden verme" },
    text: {
      en: "Using other people's ideas or findings without a source is plagiarism, knowingly or not. Handing in your own earlier work again without saying so, and invented sources or data, break academic integrity too.",
      tr: "Başkasının fikrini ya da bulgusunu kaynak göstermeden kullanmak, bilerek ya da bilmeden, intihaldir. Kendi eski ödevini belirtmeden yeniden vermek ve uydurma kaynak ya da veri de dürüstlük ihlalidir.",
    },
    asked: {
      en: "what is plagiarism; can I hand in my old homework again; self plagiarism; invented references; cite sources in homework; copying from the internet in a report; I copied from the internet in my report; can I hand in last year's homework again",
      tr: "intihal nedir; eski ödevimi tekrar verebilir miyim; kaynak göstermeden yazmak; uydurma kaynakça; internetten kopyalayıp ödev vermek; intihal sayilir mi; internetten kopyaladım ödevde; geçen yılki ödevimi tekrar verebilir miyim; arkadaşımın ödevini verdim",
    },
  },
  {
    id: "false-excuse",
    article: "",
    title: { en: "False reports and excuses", tr: "Sahte rapor ve mazeret" },
    text: {
      en: "A medical report without an illness, an invented excuse for a make-up, and selling or buying a place in a course break academic integrity.",
      tr: "Hasta değilken rapor almak, telafi için gerçek olmayan mazeret bildirmek ve ders kontenjanını çıkar karşılığı devretmek akademik dürüstlük ihlalidir.",
    },
    asked: {
      en: "fake medical report for an exam; lie to get a make-up; selling a place in a course; sell my section seat; invented excuse",
      tr: "sahte rapor almak; yalan mazeret; ders kontenjanı satmak; para karşılığı ders devretmek; hasta olmadan rapor; sahte rapor cezasi",
    },
  },
]);

const law = rulesOf("law", [
  {
    id: "discipline-basis",
    article: "54",
    title: { en: "What discipline goes by", tr: "Disiplin hangi kurala göre yürür" },
    text: {
      en: "Student discipline goes by article 54 of the Higher Education Law. The penalties are reprimand, suspension of a week to a month, of one term and of two terms, and expulsion.",
      tr: "Öğrenci disiplin işleri Yükseköğretim Kanunu'nun 54. maddesine göre yürür. Cezalar kınama, bir haftadan bir aya, bir ve iki yarıyıl uzaklaştırma ile çıkarmadır.",
    },
    asked: {
      en: "disciplinary penalties; kinds of discipline punishment; discipline regulation of students; what punishments are there; which law is student discipline under",
      tr: "disiplin cezaları neler; disiplin yönetmeliği; hangi cezalar var öğrenciye; disiplin hangi kanuna göre; disiplin cezasi turleri",
    },
  },
  {
    id: "cheating-attempt",
    article: "54/1a",
    title: { en: "Attempted cheating, disturbing a class", tr: "Kopyaya teşebbüs, ders düzenini bozma" },
    text: {
      en: "Attempting to cheat, disturbing a lecture or exam, giving the university false information and smoking outside the allowed places on campus bring a reprimand.",
      tr: "Kopyaya teşebbüs, ders ya da sınav düzenini bozmak, yanlış bilgi vermek ve kampusta izinli alanlar dışında sigara içmek kınama cezası gerektirir.",
    },
    asked: {
      en: "punishment for attempting to cheat; caught before cheating; reprimand reasons; smoking on campus penalty; disturbing a lecture punishment; where may I smoke",
      tr: "kopyaya teşebbüs cezası; kınama cezası neden verilir; kampüste sigara içmek ceza; ders düzenini bozmak; kopya cekmeye tesebbus",
    },
  },
  {
    id: "cheating-penalty",
    article: "54/1c",
    title: { en: "Penalty for cheating and plagiarism", tr: "Kopya ve intihalin cezası" },
    text: {
      en: "Cheating in an exam or helping others cheat, and plagiarism or having a seminar, thesis or publication written by others, bring suspension for one term.",
      tr: "Sınavda kopya çekmek ya da çektirmek; seminer, tez ve yayında intihal yapmak ya da başkasına yazdırmak bir yarıyıl uzaklaştırma gerektirir.",
    },
    asked: {
      en: "what happens if I am caught cheating; punishment for cheating in an exam; helped a friend cheat penalty; suspended for plagiarism; had my thesis written by someone; ghostwriter for a thesis; what happens if I get caught copying; punishment for cheating in a midterm; caught with a cheat sheet",
      tr: "kopya çekerken yakalandım; kopyanın cezası ne; kopya verdim ceza alır mıyım; intihalden uzaklaştırma; tezimi başkasına yazdırmak; kopya cezasi kac donem; kopya çekerken yakalanırsam ne olur; kopyanın cezası; kopya kağıdıyla yakalandım",
    },
  },
  {
    id: "cheating-grave",
    article: "54/1ç",
    title: { en: "Sitting an exam for someone else", tr: "Başkasının yerine sınava girme" },
    text: {
      en: "Sitting an exam in someone's place or sending someone in yours, and cheating by threats, bring suspension for two terms. So do violence against staff or students, drugs, sexual harassment and weapons on campus.",
      tr: "Başkasının yerine sınava girmek ya da yerine başkasını sokmak ve tehditle kopya çekmek iki yarıyıl uzaklaştırma gerektirir. Kampusta zor kullanmak, uyuşturucu, cinsel taciz ve silah bulundurmak da öyledir.",
    },
    asked: {
      en: "sit an exam for someone else; send a friend to my exam; two term suspension reasons; harassment punishment at university; drugs on campus penalty; weapon on campus",
      tr: "başkasının yerine sınava girmek; yerime arkadaşımı sınava sokmak; iki yarıyıl uzaklaştırma; taciz cezası üniversite; kampüste uyuşturucu ceza; yerine sinava girme cezasi",
    },
  },
  {
    id: "short-suspension",
    article: "54/1b",
    title: { en: "Suspension of a week to a month", tr: "Bir haftadan bir aya uzaklaştırma" },
    text: {
      en: "Letting someone else use your documents or cards, insults, threats, alcohol on campus, and hindering teaching or an investigation bring suspension of a week to a month. You can't attend classes or exams meanwhile.",
      tr: "Belge ya da kartını başkasına kullandırmak, hakaret, tehdit, kampusta alkol, öğretimi ya da soruşturmayı engellemek bir haftadan bir aya kadar uzaklaştırma gerektirir. Bu sürede derse ve sınava girilemez.",
    },
    asked: {
      en: "let a friend use my card punishment; alcohol on campus penalty; insulting an instructor; can a suspended student enter exams; one month suspension; threatening a student",
      tr: "kartımı arkadaşıma kullandırdım ceza; kampüste içki içmek ceza; hocaya hakaret; uzaklaştırma alan sınava girebilir mi; bir ay uzaklaştırma; alkol yasak mı kampüste",
    },
  },
  {
    id: "expulsion",
    article: "54/1d, 54/2",
    title: { en: "Expulsion and repeated offences", tr: "Çıkarma ve tekrar" },
    text: {
      en: "Selling drugs, using weapons, sexual assault, and membership in a criminal organisation proved in court bring expulsion. A repeated offence brings the next heavier penalty, but nobody is expelled for repetition alone.",
      tr: "Uyuşturucu satmak, silah kullanmak, cinsel saldırı ve mahkemece kesinleşmiş örgüt üyeliği çıkarma gerektirir. Tekrar eden suça bir üst ceza verilir ama yalnızca tekrar yüzünden çıkarılmaz.",
    },
    asked: {
      en: "when is a student expelled; expulsion from university reasons; second discipline offence; repeated cheating; thrown out of school for discipline",
      tr: "okuldan ne zaman çıkarılır disiplin; öğrencilikten çıkarma cezası; ikinci kez disiplin cezası; tekrar kopya çekersem; disiplinden atilmak",
    },
  },
  {
    id: "investigation",
    article: "54/3–4",
    title: { en: "Disciplinary investigation", tr: "Disiplin soruşturması" },
    text: {
      en: "The dean or director opens the investigation, the rector for common places and several faculties. It ends within thirty days, which may be extended, and has to begin within one month, or three for the heavier penalties, of being learnt of.",
      tr: "Soruşturmayı dekan ya da müdür, ortak alanlarda ve birden çok fakültede rektör açar. Otuz günde biter, uzatılabilir; olay öğrenildikten sonra bir ay, ağır cezalarda üç ay içinde başlamalıdır.",
    },
    asked: {
      en: "how long does a disciplinary investigation take; who opens a discipline case; is there a time limit for discipline; investigation against me; discipline inquiry steps",
      tr: "disiplin soruşturması ne kadar sürer; soruşturmayı kim açar; disiplinde zamanaşımı; hakkımda soruşturma açıldı; sorusturma sureci nasil",
    },
  },
  {
    id: "defence",
    article: "54/5",
    title: { en: "Right to defend oneself", tr: "Savunma hakkı" },
    text: {
      en: "You are told in writing what you are accused of at least seven days before your defence, which may be spoken or written. Whoever doesn't come without an excuse gives the right up.",
      tr: "Ne ile suçlandığın, savunmandan en az yedi gün önce yazıyla bildirilir; savunma sözlü ya da yazılı olabilir. Özürsüz gelmeyen savunma hakkından vazgeçmiş sayılır.",
    },
    asked: {
      en: "defend myself in a discipline case; written defence discipline; invited to give my defence; what if I don't go to the defence; days to prepare a defence",
      tr: "disiplinde savunma vermek; savunmaya çağrıldım; yazılı savunma; savunmaya gitmezsem; savunma için kaç gün; savunma hakki",
    },
  },
  {
    id: "who-punishes",
    article: "54/7",
    title: { en: "Who decides on a penalty", tr: "Disiplin cezasını kim verir" },
    text: {
      en: "A reprimand and suspensions up to a month are given by the dean or director. Suspensions of terms and expulsion are decided by the disciplinary board, that is the executive board of the faculty, institute or university.",
      tr: "Kınamayı ve bir aya kadar uzaklaştırmayı dekan ya da müdür verir. Yarıyıl uzaklaştırma ve çıkarma kararını disiplin kurulu, yani fakülte, enstitü ya da üniversite yönetim kurulu verir.",
    },
    asked: {
      en: "who gives the discipline penalty; disciplinary board; does the dean decide on the punishment; where is a cheating case decided; which board suspends students",
      tr: "disiplin cezasını kim verir; disiplin kurulu kimlerden oluşur; cezayı dekan mı veriyor; kopya dosyası nerede karara bağlanır; uzaklastirma kararini kim verir",
    },
  },
  {
    id: "penalty-appeal",
    article: "54/10",
    title: { en: "Objecting to a penalty", tr: "Disiplin cezasına itiraz" },
    text: {
      en: "You may object to the university's executive board within fifteen days; it decides within fifteen days. You may also go straight to the administrative court. Institutions that give you a scholarship or loan are told of the penalty.",
      tr: "Cezaya on beş gün içinde Üniversite Yönetim Kurulu'na itiraz edebilirsin; kurul on beş günde karar verir. Doğrudan idari yargıya da gidilebilir. Ceza, burs ya da kredi veren kuruma bildirilir.",
    },
    asked: {
      en: "appeal a disciplinary penalty; object to a suspension; deadline to contest discipline; does my scholarship learn of the penalty; court against the punishment; is a penalty on my record",
      tr: "disiplin cezasına itiraz; uzaklaştırmaya itiraz süresi; cezaya dava açmak; disiplin cezası bursumu etkiler mi; cezam siciline işler mi; disiplin itirazi kac gun",
    },
  },
]);

export const disciplineRules = [...guides, ...law];
