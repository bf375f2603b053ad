/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { coursesGuides } from "./guides";

export const coursesWays: WaysToAsk<keyof typeof coursesGuides> = {
  browse: {
    en: `
      read what former takers felt; opinions before choosing; is there something like ratemyprofessor; stars of lectures;
      gossip about classes; which lecture gets best points; ekşi for lectures; ratings how was it for others; honest thoughts on lessons;
      my friend told me there are honest comments about hocas on here where; I want to learn how a lesson is before I put it on my list;
      which professor do people complain about; can I see points students gave;
      where do I read what students say about lectures; reviews of courses`,
    tr: `
      alanlar ne demiş; derslerin yıldızı; ekşi gibi ders yorumu; önceden alanların düşüncesi; en çok yorum alan; ders puanlama sitesi;
      seçmeden önce okumak; dersi almış olanların fikirleri; hoca nasıl yorumlar; arkadaşım burada hocalar hakkında yorum var dedi nerde;
      listeme koymadan önce dersin nasıl olduğunu öğrenmek istiyorum; başkalarının verdiği puanları görebilir miyim;
      öğrencilerin dersler için dediklerini nerede okurum; ders yorumları nerede`,
  },
  add: {
    en: `
      share thoughts about last semester's lecture; I suffered in this class let others know; warn others about a lecture;
      praise a professor; say how the exams were; give feedback on lecture publicly; my two cents; submit rating; evaluate lecture;
      I finished the semester and want to say what I lived in that lesson; am I allowed to write about a hoca;
      the exams were unfair and I'd like people to know;
      write about a course I took; rate my course`,
    tr: `
      çok çektim bu dersten millet bilsin; dersi övmek; hocayı puanlamak; uyarayım alacak olanları; geçen dönem aldığımı anlatayım;
      puan vercem; sınavları nasıldı yazayım; düşüncemi paylaşmak ders için; yorum gönder; dersi kötülemek; yorum bırakcam;
      dönem bitti o derste yaşadıklarımı yazmak istiyorum; hoca hakkında yazmama izin var mı;
      sınavlar adaletsizdi insanlar bilsin istiyorum; derse puan nerden veriliyor;
      aldığım dersi anlatmak; dersime puan vermek`,
  },
  mine: {
    en: `
      why did moderators refuse my comment; typo in my comment about a lecture; take down what I said of a lecture; pending comments;
      I regret what I wrote about the professor; fix stars I gave; when does my rating go live; all ratings I gave;
      I wrote it in anger and want to soften the sentence about the lesson; they didn't let my course comment pass what was wrong;
      can I take back stars that I gave a lecture; I want my old course review gone; take back what I wrote about a course last year;
      correct a mistake in my review; I was too harsh about a course and regret it; take back what I wrote of a course;
      I wrote about a course and it still doesn't show; my course review still isn't visible after two days;
      I wrote about a course and it doesn't show up; where do I see whether my experience got approved;
      take back the review I sent about a course; how many days until my experience appears; is what I wrote about calculus published yet`,
    tr: `
      yorumumda yazım yanlışı var; hoca için yazdığıma pişmanım; yorumum yayında mı; verdiğim yıldızı düzeltmek;
      ders yorumum onaydan geçmedi; bekleyen yorumlarım; yorumu geri çekmek; puanımı değiştiricem; yazdığım ders yorumu çıkmamış;
      sinirle yazmıştım ders yorumumu yumuşatayım; yorumumu geçirmemişler sebebi neymiş; verdiğim puanı sonradan oynatabilir miyim;
      hocaya yazdıklarımı toptan kaldırayım;
      geçen yılki ders yorumumu kaldırmak; ders için yazdığımı geri almak; yorumumdaki hatayı düzeltmek;
      ders için ağır yazmıştım geri çekmek; yazdığım yorumdan pişmanım; ders hakkında yazdığım hâlâ çıkmadı;
      ders için yazdığım iki gündür görünmüyor; derse yorum yaptım yayınlanmadı hâlâ; yazdığım deneyim onaylandı mı nereden bakarım;
      ders hakkında yazdığımı değiştirmek; gönderdiğim ders yorumunu geri çekmek; deneyimim kaç günde görünür; yorumum ne zaman çıkar`,
  },
  anonymous: {
    en: `
      does hoca learn my identity; afraid the professor finds out; name hidden; secret do you tell lecturers; trace back to me;
      will it hurt my grade if I criticise; safe to criticise; can moderators identify me;
      I still have lessons with this hoca so he must not learn it was me; is there any way that a professor identifies the author;
      do you pass my identity on to the department; can my professor find out it was me who wrote;
      will the hoca see my name on the review; do teachers know who criticised them here; can anybody trace what I wrote back to me;
      is my name under my course experience`,
    tr: `
      hocaya gider mi ismim; korkuyorum hoca öğrenirse; kimliğim ortaya çıkar mı; eleştirirsem notum kırılır mı; gizli mi yorumlar;
      moderatör beni tanır mı; hocalar kim yazdı görüyo mu; güvenle eleştirebilir miyim; ismim çıkmasın;
      bu hocadan daha ders alacağım ben olduğumu anlamasın; yazanı bölüm öğrenebilir mi; hoca kim olduğumu çıkarabilir mi;
      adım gözükmeden hoca eleştirilir mi; hoca yazdığımı benim yazdığımı anlar mı; yorumumda adım çıkar mı hocaya;
      hocalar kimin eleştirdiğini görüyor mu; yazdığım bana kadar izlenir mi; deneyimimin altında ismim yazar mı`,
  },
  helpful: {
    en: `
      this comment saved me; agree with someone; like button unlike; plus one a comment about a lecture; appreciate whoever wrote;
      did it help counter; somebody's comment decided my semester, can I thank them; I pressed the thumb by accident under a comment;
      who can see that I liked a comment`,
    tr: `
      beğen butonu; çok işime yaradı teşekkür; katılıyorum demek yoruma; kalp atmak; beğeniyi geri çek; artı vermek;
      yazana teşekkür etmek; yorum tuttum; işe yaradı sayacı; birinin yorumu sayesinde dersi seçtim teşekkür etsem;
      yanlışlıkla faydalıya bastım; yoruma beğeni koyulur mu; iyi yorumu öne çıkarmak`,
  },
  suggest: {
    en: `
      new lecture opened this semester not listed; code doesn't exist; request to add lecture; special topics course absent;
      can't find ES 4xx; database lacks my class; add course code; department opened a new elective;
      there is a class that my department opened this fall and your list lacks it; wanted to comment but the code isn't recognised;
      who adds new lessons here; our department's course isn't on the site, how is it put in; the course I take isn't in your list;
      my course is missing from the catalogue; add a class that doesn't exist here; couldn't find my course in the search`,
    tr: `
      yeni açılan ders yok; kodu yazıyorum çıkmıyor; özel konular dersi bulunmuyor; listede olmayan dersi bildirmek;
      bölüm yeni seçmeli açtı; ders eklensin; kodu tanımıyor; böyle ders yok diyor; yeni ders talebi;
      bölüm bu güz yeni ders açtı sizde yok; yorum yazacaktım kod tanınmadı; yeni dersleri kim giriyor buraya; ders listenizde eksik var;
      bölümümüzün dersi sitede yok ekletmek;
      aldığım ders listenizde yok; dersim katalogda eksik; burada olmayan bir dersi eklemek; aramada dersim çıkmıyor`,
  },
};
