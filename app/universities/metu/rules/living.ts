/** Dormitories, scholarships and special students. */
import { rulesOf } from "../../rule";

const dormitories = rulesOf("dormitories", [
  {
    id: "dorm-apply",
    article: "6–9",
    title: { en: "Applying to dormitories", tr: "Yurt başvurusu" },
    text: {
      en: "Undergraduates under thirty apply to the dormitories directorate within its dates; applications get points and are ranked. While there is a waiting list, students whose family lives in Ankara and special students don't get a place; a disability of 45 % and state care come before the ranking.",
      tr: "30 yaşını aşmamış lisans öğrencileri süresinde Yurtlar Müdürlüğü'ne başvurur; başvurular puanlanıp sıralanır. Sıra beklenirken ailesi Ankara'da oturanlar ve özel öğrenciler yararlanamaz; %45 engelli ve devlet korumasındakiler sıraya girmez.",
    },
    asked: {
      en: "how do I apply to a dormitory; who gets a dorm room; my family lives in Ankara can I stay in the dorm; dormitory points; dorm application ranking; age limit of dormitories; how do I apply for a dorm room; where do I apply to stay in a dormitory",
      tr: "yurt başvurusu nasıl yapılır; yurda kimler kalabilir; ailem ankarada yurt çıkar mı; yurt puanı; yurt sıralaması nasıl; yurtta yaş sınırı; yurt basvurusu sartlari; yurda nereden başvurulur; yurtta kalmak istiyorum",
    },
  },
  {
    id: "dorm-years",
    article: "10",
    title: { en: "How long you may stay in a dormitory", tr: "Yurtta kalma süresi" },
    text: {
      en: "At most five years, six for those who attend prep, while under thirty; whoever enters later gets the rest of the four years and one more. Dormitory registration is renewed within ten days after classes begin each term.",
      tr: "En çok beş yıl, hazırlık okuyanlar altı yıl kalır; ara sınıfta girenin süresi dört yıldan kalanın bir fazlasıdır. Yurt kaydı her dönem, dersler başladıktan sonra on gün içinde yenilenir.",
    },
    asked: {
      en: "how many years can I stay in the dorm; dormitory time limit; renew dormitory registration; dorm for a fifth year; do I lose my dorm if I don't renew; how many years may I stay in the dorm; I did prep year too how long can I stay in the dorm; when do they make me leave the dorm",
      tr: "yurtta kaç yıl kalınır; yurt süresi dolunca; yurt kaydını yenilemek; yurt kaydı yenileme tarihi; beşinci yıl yurt; yurtta kalma suresi; yurtta en çok kaç sene kalabilirim; hazırlık okudum yurtta kaç yıl kalırım; yurttan kaç senede çıkarırlar; yurttan kaç sene sonra atarlar",
    },
  },
  {
    id: "dorm-leave",
    article: "13–14",
    title: { en: "Leaving a dormitory", tr: "Yurttan ayrılma" },
    text: {
      en: "Graduates and those whose studies end leave within a week. During leave, or a report of more than thirty days, you can't stay, and return without waiting afterwards; graduate students apply anew.",
      tr: "Mezun olan ya da ilişiği kesilen bir hafta içinde ayrılır. İzinliyken ya da otuz günden uzun raporluyken kalınamaz, sonra sıra beklenmeden dönülür; lisansüstüne başlayan yeniden başvurur.",
    },
    asked: {
      en: "when do I leave the dormitory after graduation; stay in the dorm while my registration is frozen; dormitory during leave of absence; dorm after a long medical report; master's student keeps the dorm; leave the dorm in the middle of term; do I get my dorm money back",
      tr: "mezun olunca yurttan ne zaman çıkılır; dondurunca yurtta kalınır mı; izinliyken yurt; uzun raporda yurt hakkı; yüksek lisansa geçince yurt; mezuniyet sonrasi yurt; dönem ortasında yurttan ayrılmak; yurttan çıkınca param iade olur mu",
    },
  },
  {
    id: "dorm-rules",
    article: "15",
    title: { en: "Dormitory rules", tr: "Yurt kuralları" },
    text: {
      en: "Noise, coming late and guests outside the allowed times bring a warning; a night away without permission a reprimand. Heaters and cooking devices in rooms, alcohol, hosting others and damage bring temporary removal; theft, drugs and weapons the final one.",
      tr: "Gürültü, yurda geç gelme ve izinsiz ziyaretçi uyarma; izinsiz gece dışarıda kalma kınama gerektirir. Odada ısıtıcı ya da pişirici alet, alkol, başkasını barındırma ve hasar geçici; hırsızlık, uyuşturucu ve silah kesin çıkarma gerektirir.",
    },
    asked: {
      en: "dorm rules; can I cook in the dorm room; guest in my dormitory; is a kettle allowed in the room; coming late to the dormitory; alcohol in the dorm; friend staying overnight in the dorm; can a guest sleep in my dorm room; may I cook in the dorm",
      tr: "yurt kuralları; yurt odasında ısıtıcı kullanmak; yurda geç gelirsem; yurda misafir getirmek; yurtta alkol; arkadaşım yurtta kalabilir mi; yurtta kettle yasak mi; yurtta misafir kalabilir mi; yurtta yemek pişirmek; yurda kaçta girilir",
    },
  },
  {
    id: "dorm-penalty",
    article: "16–19",
    title: { en: "Dormitory penalties and objections", tr: "Yurt cezaları ve itiraz" },
    text: {
      en: "The second penalty of a kind becomes the next heavier one. You may object to the higher authority within seven days; an objection doesn't stop the penalty.",
      tr: "Aynı cezayı ikinci kez alanın cezası bir üst cezaya döner. Yedi gün içinde bir üst makama itiraz edilebilir; itiraz uygulamayı durdurmaz.",
    },
    asked: {
      en: "object to a dormitory penalty; kicked out of the dorm; dorm warning twice; removed from the dormitory appeal; dormitory punishment",
      tr: "yurt cezasına itiraz; yurttan atılmak; yurtta iki uyarma alırsam; yurttan çıkarma cezası; yurt disiplin cezası; yurttan cikarildim",
    },
  },
  {
    id: "dorm-fee",
    article: "22–28",
    title: { en: "Dormitory fees and deposit", tr: "Yurt ücreti ve depozito" },
    text: {
      en: "The dormitories' board sets fees and the deposit. They are paid in the mid-year break too, in summer only by those who stay; entering and leaving are reckoned by the day. With a debt the deposit isn't returned and the registration isn't renewed.",
      tr: "Ücret ve depozitoyu Yurtlar Yönetim Kurulu belirler. Ara tatilde de ödenir, yazın yalnızca kalan öder; giriş ve çıkışta gün hesabı yapılır. Borcu olanın depozitosu verilmez, kaydı yenilenmez.",
    },
    asked: {
      en: "dormitory fee; do I pay for the dorm in the break; dorm deposit refund; dorm fee in summer; unpaid dormitory bill; money back when leaving the dorm",
      tr: "yurt ücreti ne kadar; yarıyıl tatilinde yurt ücreti; yurt depozitosu iade; yazın yurt parası; yurt borcu; yurttan ayrılınca para iadesi",
    },
  },
]);

const scholarships = rulesOf("scholarships", [
  {
    id: "scholarship-apply",
    article: "2–3",
    title: { en: "Applying for a scholarship", tr: "Burs başvurusu" },
    text: {
      en: "METU's support is dormitory and meal help from the university, and money from donors, first of all for undergraduates in need. Fill in the form within the announced dates and give it to the scholarship office; the committee selects.",
      tr: "ODTÜ desteği, üniversitenin yurt ve yemek yardımı ile bağışlardan gelen parasal burstur; öncelik maddi desteğe ihtiyacı olan lisans öğrencilerindedir. Formu ilan edilen sürede Burs Ofisi'ne ver; seçimi Burs ve Yardım Komitesi yapar.",
    },
    asked: {
      en: "where do I apply for a METU scholarship; scholarship office; kinds of scholarships at METU; meal scholarship; free dormitory support; who selects scholarship holders; need based scholarship; how do I get a scholarship; financial help from the university",
      tr: "burs başvurusu nereye yapılır; odtü bursları neler; yemek bursu; yurt bursu; burs ofisi; bursu kim veriyor; yemek yardimi basvurusu; burs almak istiyorum; okuldan para yardımı; bursa nasıl başvurulur",
    },
  },
  {
    id: "scholarship-cut",
    article: "4c",
    title: { en: "When a scholarship is cut", tr: "Burs ne zaman kesilir" },
    text: {
      en: "Unless the donor says otherwise, support is cut when the CGPA at the end of spring is below 0.50 after the first year or 2.00 later. False statements, a disciplinary penalty, other support without approval and losing attendance in prep end it too.",
      tr: "Veren özel koşul koymadıysa bahar sonunda ortalaması ilk yılda 0,50, sonra 2,00 altında kalanın desteği kesilir. Yanlış beyan, disiplin cezası, onaysız başka destek ve hazırlıkta devam hakkını yitirme de keser.",
    },
    asked: {
      en: "why was my scholarship cut; scholarship gpa condition; do I lose my scholarship with a low average; scholarship and disciplinary penalty; can I have two scholarships; will I lose my scholarship if I fail; my scholarship stopped",
      tr: "bursum neden kesildi; burs için ortalama şartı; ortalamam düşerse burs kesilir mi; iki burs alınır mı; disiplin cezası alınca burs; burs kesilme sartlari; kalırsam bursum kesilir mi",
    },
  },
  {
    id: "scholarship-again",
    article: "4b, 4ç",
    title: { en: "How long a scholarship lasts, getting it again", tr: "Bursun süresi ve yeniden bağlanması" },
    text: {
      en: "Support may go on for two semesters beyond the normal duration at most. Cut for failure, you may apply again once the failure is over; cut for discipline, a year after the reason is gone.",
      tr: "Destek normal süreyi en çok iki yarıyıl aşabilir. Başarısızlıktan kesildiyse başarısızlık kalkınca, disiplinden kesildiyse nedeni ortadan kalktıktan bir yıl sonra yeniden başvurulur.",
    },
    asked: {
      en: "get my scholarship back; how long does a scholarship last; scholarship in the fifth year; reapply for a cut scholarship; scholarship when I extend my studies",
      tr: "kesilen bursu geri almak; burs kaç yıl verilir; okulu uzatınca burs devam eder mi; burs yeniden bağlanır mı; bursum kesildi tekrar başvuru",
    },
  },
]);

const special = rulesOf("special", [
  {
    id: "special-student",
    article: "3–4",
    title: { en: "Special students", tr: "Özel öğrenci" },
    text: {
      en: "Special students take single courses without being in a METU programme. For undergraduate courses they have to be in or graduated from a university, for graduate ones be in a graduate programme elsewhere; instructor and department approve, and English has to be proved.",
      tr: "Özel öğrenci, ODTÜ'de bir programa kayıtlı olmadan birkaç ders alır. Lisans dersi için bir üniversitede kayıtlı ya da mezun, lisansüstü dersi için başka bir lisansüstü programda kayıtlı olmak gerekir; hoca ve bölüm onaylar, İngilizce belgelenir.",
    },
    asked: {
      en: "special student status; take a METU course from another university; can I take classes without being a METU student; guest student for a course; who can be a special student",
      tr: "özel öğrenci olmak; başka üniversiteden odtüden ders almak; odtülü olmadan ders almak; özel öğrenci başvurusu; dışarıdan ders alabilir miyim; ozel ogrenci kimdir",
    },
  },
  {
    id: "special-limits",
    article: "5",
    title: { en: "Limits of special students", tr: "Özel öğrenciliğin sınırları" },
    text: {
      en: "At most two semesters, two credited courses a term and four in all; no withdrawal and no diploma, but a paper with courses and grades. Fees per credit are set by the university's board, and each term is applied for anew.",
      tr: "En çok iki yarıyıl, dönemde iki, toplamda dört kredili ders alınır; çekilme ve diploma yoktur, ders ve notları gösteren belge verilir. Kredi ücretini Üniversite Yönetim Kurulu belirler, her dönem yeniden başvurulur.",
    },
    asked: {
      en: "how many courses can a special student take; does a special student get a diploma; special student fee; special student withdrawal; how long can I be a special student",
      tr: "özel öğrenci kaç ders alabilir; özel öğrenciye diploma verilir mi; özel öğrenci ücreti; özel öğrencilik kaç dönem; ozel ogrenci dersten cekilebilir mi",
    },
  },
]);

export const livingRules = [...dormitories, ...scholarships, ...special];
