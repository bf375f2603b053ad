/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { catalogGuides } from "./guides";

export const catalogWays: WaysToAsk<keyof typeof catalogGuides> = {
  browse: {
    en: `
      all lectures offered; look for english ones; 3 credit electives; nontechnical electives; without prerequisite; offerings this fall;
      sections with hours; course codes; filter lectures by day and language; search class by professor;
      I need a humanities elective that is taught in english on tuesdays; how can I see when a lecture meets and who gives it;
      which lessons have no condition to take`,
    tr: `
      açılan dersler; nte listesi; önkoşulsuz seçmeli; 3 kredilik dersler; hocanın adıyla ders aratma; güzde açılanlar;
      teknik olmayan seçmeli; ders kodları; hangi dersler türkçe; section listesi; salı günü ingilizce bir sosyal seçmeli lazım;
      dersin saatini ve hocasını nerden görürüm; şartsız alınan dersler; beş harfli bölüm kodlarıyla dersleri süzmek`,
  },
  take: {
    en: `
      what may I register for; eligible courses for me; which classes am I allowed to choose; suggest classes I can enroll in;
      electives that don't clash with my timetable; prerequisites satisfied filter; what could I pick for spring; can take list`,
    tr: `
      hangi derse kayıt olabilirim; bana uygun dersler; seçebileceğim dersler neler; saatime uyan ders bul;
      programımla çakışmayan seçmeliler; ön koşulu tamam olan dersler; baharda ne seçsem; alabileceğim dersler filtresi`,
  },
  "free-slot": {
    en: `
      I have nothing on thursday afternoon which lecture suits; lecture between 13:40 and 16:30; something for my empty tuesday;
      evening lectures; need one more lecture to fill my credits at free time; lesson that fits friday morning; gap filler;
      between my two labs I sit around for three hours, what could I take then; I have a job until noon and want afternoon lessons only;
      a course that fits into my empty hours; classes on an evening that I have free`,
    tr: `
      perşembe öğleden sonram boş ne alsam; 13:40 arasına ders; sadece çarşamba olan; akşam dersi; cuma sabaha uygun seçmeli;
      boş günüme bir şey; saatime uyan; iki saatlik boşluğum var ders koyayım; öğleden önce biten ders;
      hangi ders pazartesiye denk geliyor; iki labım arasında üç saat boş oturuyorum ne alabilirim;
      öğlene kadar çalışıyorum öğleden sonraki dersler; programımda delik var dolduracak ders; tek güne sıkışan ders;
      boş akşamıma denk gelen ders bulmak`,
  },
  curricula: {
    en: `
      4th semester lectures; obligatory subjects; list of faculties; which lectures wait for me in junior year; department course list;
      syllabus of the whole programme; freshman year lectures; 3 digit department number;
      I'm a freshman and don't know which lessons are waiting for me; does this department require a language;
      what does the fifth term of another department look like; lessons that a department gives to its juniors;
      which courses does second year have in my department; what should a second year take in the third semester;
      curriculum of first year; list of must courses by semester; in which semester do people take a must course`,
    tr: `
      ikinci sınıfta neler var; birinci sınıf dersleri; bölümümde zorunlu olanlar; üçüncü sınıfta bekleyen dersler; bölüm numarası;
      fakülteler müfredat; dört yıllık plan; hangi dönem ne alınıyor; bölümdeki seçmeli havuzu;
      birinci sınıfım beni hangi dersler bekliyor bilmiyorum; bölümümde kaç seçmeli var listesi; başka bölümün beşinci döneminde ne var;
      bölümün üçüncü sınıfa verdiği dersler; ikinci sınıfta bölümümde hangi dersler var; 2. sınıf güzde hangi dersler var;
      üçüncü dönemde ne alınıyor; bölümün dönem dönem zorunlu dersleri; birinci sınıf dersleri müfredatta neler`,
  },
  saved: {
    en: `
      star list; wish list of lectures; lectures I flagged; unstar shortlist; interesting classes for later; pin a lecture;
      bookmark the ones with a star; I saw a nice lesson last week and marked it but now can't find it;
      can I keep lessons for next year somewhere; remove the mark from a lesson`,
    tr: `
      yıldız listem; ilgimi çeken dersleri tutmak; sonra bakarım diye işaretlediğim; istek listesi; yıldızı kaldır; derse yer imi;
      kenara ayırdığım dersler; beğendiğim ders listesi; işaretlediklerim favoriler;
      geçen hafta bir ders görüp işaretlemiştim bulamıyorum; seneye alacaklarımı bir kenarda tutmak; dersin işaretini kaldırayım;
      gözüme kestirdiğim dersler`,
  },
};
