/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { gpaGuides } from "./guides";

export const gpaWays: WaysToAsk<keyof typeof gpaGuides> = {
  rules: {
    en: `
      handbook of metu; where is it written officially; directive of studies; read the bylaws;
      I want to check a paragraph with its article number; which document says that; student handbook;
      is there a page with all legal stuff; look up an article of the regulations`,
    tr: `
      yönerge maddelerine bakmak; bu nerede yazıyor resmi olarak; öğrenci el kitabı; madde numarasıyla kural aramak;
      lisans yönetmeliğinin tamamı; bütün yönergeler bir yerde mi; kurallar nerde yazıyo; yönetmeliğin kaçıncı maddesi;
      resmi metne bakacağım`,
  },
  calculate: {
    en: `
      gpa calc; compute spa; my four point zero average; need tool that turns letters into number; weighted mean of grades;
      find my cumulative; put in AA BA CB and get the number; sum credits times points; what is my grade average this semester;
      can I calculate without registration`,
    tr: `
      gpa hesap; agno hesaplama; ano bulmak; harfleri girip sayıyı görmek; dörtlük sistemde kaçım; kredi çarpı katsayı;
      dönemlik bulmak istiyorum; genel notumu çıkarmak; ortalama robotu; üyeliksiz hesaplanır mı; aa ba girip sonucu göreyim`,
  },
  "what-if": {
    en: `
      play with the letters; if everything goes well what will my cumulative be; pretend a grade; effect of an FF;
      predict the end of this semester; what happens when I turn DD to BA; hypothetical grades; does one bad letter ruin my cumulative;
      how much does a BB pull me up;
      what happens to my average if I get CC from two courses; try out grades; if I retake it with BB how does my gpa change`,
    tr: `
      diyelim cb geldi agno nereye gider; varsayalım ff aldım; senaryo denemek; bu dönem sonunda nerede olurum; bir dd ne kadar düşürür;
      harflerle oynamak; tahmini ortalama; bb ne kadar çeker yukarı; dd yi ba yapsam; kötü bir harf batırır mı; farazi notlarla bakmak;
      iki dersten CC alsam ortalamam ne olur; not denemek; tekrar alıp BB yapsam ortalamam nasıl değişir`,
  },
  target: {
    en: `
      how many AA to get to 3.5; need 2.00 to survive; scholarship wants 3.0 can I make it; pull up my cumulative;
      how high must I score this term; is two point five still possible; points required until graduation;
      escape from probation how many points; must reach a threshold; what should this semester be boost;
      what must I get in the next terms to end with a given average; can I still pull my average up to three;
      what do I need in the final to get BB; how many points are enough to pass; which grades would bring my average to 3;
      I want 2.5 by the end of the term, what must I get; needed score from the last exam`,
    tr: `
      3.5 için kaç aa lazım; 2 nin üstüne çıkmak; burs 3 istiyor yetişir mi; gno toparlamak; bu dönem kaç getirmeliyim; 2.5 hayal mi;
      sınamadan çıkmak için gereken; barajı tutturmak; ne yapsam da 3 olur; bundan sonra kaçla gitmeliyim; ortalamayı kurtarmak;
      önümüzdeki dönemler kaç alırsam üçe çıkarım; ortalamayı toparlamak için kaç lazım; BB için finalden kaç almam lazım;
      geçmem için kaç puan yeter; ortalamamı 3 yapmak için hangi notlar; dönem sonunda 2.5 olsun ne almalıyım; son sınavdan gereken not`,
  },
  import: {
    en: `
      automatically take my marks; copy from the registrar page; typing 40 courses is too long; read pdf of grades;
      load old semesters at once; drag my grade list; bring in past terms; ctrl v my transcript; the file was not understood;
      excel with my courses; paste my transcript instead of typing grades; type all courses by hand, or is there a faster way;
      my courses from the transcript pdf`,
    tr: `
      notları tek seferde almak; ois ten kopyaladım nereye; kırk dersi elle mi gireceğim; geçmiş dönemleri topluca eklemek;
      not dökümünü sürükle bırak; transkripti ctrl v; dosyam tanınmadı; excelden ders çekmek; transkript yukleme;
      eski dönemler otomatik gelsin; transkriptten okut;
      notları tek tek yazmadan transkriptten alsın; derslerimi transkript pdfinden geçirmek`,
  },
  keep: {
    en: `
      the page forgot my terms; reset the calculator; will my terms be here on my other computer; back up; erase all terms;
      I entered wrong credit for a course; is it stored on your servers; share my computation as a file; undo a mistyped letter;
      my terms vanished after I closed the tab`,
    tr: `
      girdiklerim kayboldu; hesaplayıcıyı sıfırla; başka bilgisayarda da çıkar mı dönemlerim; yedek almak; krediyi yanlış yazdım;
      girdiğim dönemleri temizleyip baştan; sunucuda mı duruyor notlarım; json al; sekmeyi kapattım dönemler gitti; hesabı kağıda dökmek;
      her girişte yeniden mi yazacağım`,
  },
  rights: {
    en: `
      remaining withdrawals; have I used up my w; count of nonadmissible; how often did I already repeat;
      satisfactory or not each semester; W rights left; may I still drop this lecture according to my record; repetitions consumed;
      semesters with honour in my record`,
    tr: `
      w hakkım bitti mi; kaç çekilmem kaldı; tekrarları tükettim mi; hangi dönem sınamaya düşmüşüm; çekilme hakkı sayısı;
      bu dersten çekilebiliyor muyum bana göre; başarılı sayıldığım dönemler; onur aldığım dönemler hangileri; hakkım kaldı mı;
      kaç kere tekrarlamışım`,
  },
};
