/** How many people ask for the rules of `../programmes.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const programmesWays: RuleWays = {
  "summer-probation": {
    en: `
      cumulative 1.7 can I attend summer; new lesson in july with low average; leave bad standing through summer;
      low cumulative summer limits; my cgpa is 1.75 and I'd like new subjects in july; could the summer lift me out of trouble;
      low cgpa, which lessons in july`,
    tr: `
      agno 1.7 yaz okulu; sınamadayım yazın ne alırım; yazın düşük ortalamayla; yazın sınamadan kurtulma; yazın w dersini almak;
      agnom 1.75 temmuzda yeni konu almak istiyorum; yaz okulu beni düzlüğe çıkarır mı; düşük ortalamayla temmuzda hangi dersler;
      yazın ikinin üstüne çıkarsam sınama biter mi`,
  },
  "summer-no-withdrawal": {
    en: `
      leave a lesson in august; change mind after summer registration; W right in july; dropped summer lesson;
      I started a summer lesson and can't follow; may I change what I took in july; job offer came and I'm in a summer lesson`,
    tr: `
      yaz dersinden vazgeçtim; ağustosta ders bırakmak; yazın w hakkı; yaz kaydından sonra değişiklik; yaz dersi silmek;
      yaz dersine başladım yetişemiyorum; temmuzda aldığımı değiştirsem; iş teklifi geldi yaz dersindeyim; yaz dersinden çıkış var mı`,
  },
  "summer-opens": {
    en: `
      lessons in july; not enough people for summer lesson; length of july term; ask hoca to open in summer;
      until when do summer lessons last; do the summer eat from my seven years; we are fifteen people who want a lesson in july`,
    tr: `
      temmuzda ders; yeterli kişi yok yaz dersi; yaz dönemi uzunluğu; hocadan yazın açmasını istemek; yirmi kişi;
      yaz dersleri ne zamana kadar; yaz ayları yedi yılımdan yer mi; yazın istediğim ders verilecek mi;
      on beş kişi temmuzda bir ders istiyoruz`,
  },
  "summer-graduate": {
    en: `
      finish in august; diploma after summer lessons; summer marks included; graduate without waiting fall;
      one lesson left and it's given in july, is that the end; when is my degree if I end in august; my cgpa after july`,
    tr: `
      ağustosta bitirmek; yazla birlikte mezuniyet; yaz harfleri karnede; güzü beklemeden mezun; yaz notları sayılıyor mu;
      bir ders kaldı temmuzda veriliyor biter mi; ağustosta bitirirsem diplomam; yaz okulundan sonra agnom; yazın son dersimi verip çıkmak`,
  },
  "double-major-apply": {
    en: `
      form for second bachelor; rank my wishes for second programme; apply more than one second programme; documents for çap;
      apply online second major day; which desk takes the wish for a second degree; can I name three second majors;
      does my july letter help the wish for a second degree`,
    tr: `
      çap formu; çapta birden çok tercih; çap evrak; çap online başvuru; çap başvuru yeri; ikinci lisansa başvurma; çap kayıt;
      çap dilekçesini nereye veriyoruz; üç ikinci bölüm yazabilir miyim; yaz okulu notum çap başvuruma yarar mı;
      çap için ne zaman nereye gidilir`,
  },
  "double-major-size": {
    en: `
      number of extra lessons in second bachelor; shared lessons; how much bigger with second programme; both minor and second bachelor;
      how much more is it with a second degree; are there lessons that serve both degrees; minor plus second degree`,
    tr: `
      çapta fazladan ders sayısı; ortak sayılan dersler çap; çap ne kadar yük; yandal çap beraber; ikinci bölüm kaç ders;
      çap yapınca ders ne kadar artar; iki diplomaya da yarayan dersler; yandal artı çap; çapta toplam kaç ders bitirilir`,
  },
  "double-major-load": {
    en: `
      more lessons per term for two programmes; second programme W; seven lessons with two majors; limit for two programme students;
      may somebody with two majors take eight subjects; leave a subject of the second major in mid term; my cgpa is 2.6 with two majors`,
    tr: `
      iki bölüm okuyan kaç ders; çapta yedi ders; çap w hakkı; çap yapanın sınırı; çap üst limit; iki bölüm okuyan sekiz ders alır mı;
      ikinci bölümün dersini ortada bırakmak; iki bölümle agnom 2.6; çapta bir dönemde ders sınırı`,
  },
  "double-major-average": {
    en: `
      cumulative of main dropped second programme; expelled from second bachelor; 2.4 and second major; leave forced because average;
      my first major went under two, what about the second; do they take my second major away; second time under the limit;
      my first department's average fell while I do two; is my second major taken away for a low average;
      what average do they want for a second bachelor; is 2.8 enough for a double major; gpa needed for çap`,
    tr: `
      ana dal düştü çap gider mi; çapta 2.4 oldum; çap sınırı altı; çapım yanar mı; çap izinli sayılma;
      ana bölümüm ikinin altına indi ikincisi ne olur; ikinci bölümümü alırlar mı; ikinci kez sınırın altı;
      çapım iptal olur mu ortalamadan; asıl bölümde ortalamam düştü çap ne olur; ikinin altına inince çapım gider mi;
      çap için ortalama kaç olmalı; ikinci lisans için hangi ortalama istiyorlar; 2.8 çapa yeter mi`,
  },
  "double-major-leave": {
    en: `
      give up second programme; first diploma earlier; failed lessons of second programme vanish; stop second bachelor;
      second diploma later; I don't want the second major any more, what about its FF;
      I'm done with my first major but not with the second; two terms without enrolling in the second major`,
    tr: `
      çapı bıraksam kalan ders; ikinci diploma sonra; çaptan vazgeçmek; önce ana dal diploması; çap bırakınca ff ler;
      ikinci bölümü istemiyorum ff leri ne olacak; ana bölümüm bitti ikincisi bitmedi; çapa iki dönem kayıt olmadım; çap yarım kalırsa`,
  },
  "minor-apply": {
    en: `
      want to add a small programme; average for minor; which semester for minor; entry to minor; 2.5 minor;
      can somebody in the second semester get a minor; how good must my average be for it;
      I'd like to learn a bit of another field beside my major; is my average enough for a minor;
      in which semester can one begin a minor; I am in seventh semester, can I still start a minor`,
    tr: `
      yandala girmek 2.5; küçük program eklemek; yandal kayıt dönemi; yandal düşünüyorum; yandala alınma;
      ikinci dönemdeki biri yandal alır mı; yandal için not bunun için ortalamam ne olmalı; yandala kimler kabul;
      bölümümün yanında başka alandan da biraz öğrensem; ortalamam yandala yeter mi; yandala kaçıncı dönemde başlanır;
      yedinci dönemdeyim hâlâ yandala başlayabilir miyim`,
  },
  "minor-size": {
    en: `
      lessons needed for minor; do overlapping lessons help minor; minor how heavy; credits for minor; will six lessons do for the minor;
      shared ones in the minor; how heavy is a minor`,
    tr: `
      yandal yükü; yandalda ortaklar; yandal toplam ders; yandal ağır mı kaç ders; yandal 18 kredi; yandala altı ders yeter mi;
      yandalda ortak olanlar; yandal ne kadar ağır; yandalda alacağım ders adedi`,
  },
  "minor-finish": {
    en: `
      does minor appear on diploma; paper of minor; leave minor; minor unfinished at graduation; time for minor;
      what sheet do I get for my minor; it isn't done and my degree is near; I'm bored of the minor`,
    tr: `
      yandal diplomada yazar mı; yandal belgesi; yandaldan vazgeçtim; yandal yetişmedi mezuniyete; yandal bırakma;
      yandal için hangi kağıt; bitmedi diplomam yaklaştı; yandaldan sıkıldım; yandal bitince ne veriyorlar`,
  },
  "transfer-internal": {
    en: `
      hate my field want another at metu; switch faculties; average for switching; interview for switching;
      after first year change field; one FF and switching; get from an engineering I don't like to a different one;
      I hate my department, how do I move to another one here; switch departments without leaving the university;
      from civil to computer engineering after the first year; switching from chem eng to another department here;
      what do they want from me to move to ee`,
    tr: `
      bölümümü sevmiyorum başka bölüm; birinci sınıftan sonra geçiş; geçişte mülakat; fakülte değiştirmek; bölüm değişikliği ortalama;
      içten geçiş; ff varken geçiş; sevmediğim mühendislikten başka mühendisliğe; bölümümü sevmiyorum okul içinde başka bölüme geçmek;
      aynı üniversitede bölüm değiştirme şartı; inşaattan bilgisayara geçmek; makineden endüstriye geçme şartları;
      birinci sınıftan sonra başka bölüme geçsem ne isterler`,
  },
  "transfer-external": {
    en: `
      I'm unhappy at my uni and want metu; come from foreign uni; transfer quota from outside; english proof when coming;
      join metu in second year; which month do outsiders come in; I study in another city and dream of being here;
      come here after a year abroad`,
    tr: `
      okulumdan memnun değilim odtüye gelsem; yabancı üniversiteden gelmek; dışarıdan kontenjan; ikinci sınıftan odtüye;
      geçişte ingilizce belgesi; başka okuldan buraya; dışarıdan gelenler hangi ayda; odtüye sonradan girmek;
      başka şehirde okuyorum burayı hayal ediyorum; yurt dışında bir yıldan sonra buraya`,
  },
  "transfer-by-score": {
    en: `
      my yks points enough for other department; points of my entry year; transfer by points not grades; ek madde; base points;
      does it work without a good average; the article for moving by entry points; transfer with my university entrance score`,
    tr: `
      yks puanım başka bölüme yetiyor; ek madde 1; o yılın taban puanı; notsuz geçiş; puanım tutuyor; merkezi yerleştirme puanı geçiş;
      ek madde başvurusu; iyi ortalama olmadan olur mu; giriş puanıyla taşınma maddesi; sıralamam yüksekti bölüm değiştireyim;
      üniversite sınavı puanıyla geçiş; ek madde 1 geçişi`,
  },
  "transfer-when": {
    en: `
      change field during first semester; third year switch; prep student switching; which classes accept transfers;
      later years switching; I'm in the first year and already want elsewhere; is it too late in the fourth;
      can one move from the english year`,
    tr: `
      ilk dönemde geçiş; üçüncü sınıfta bölüm değişir mi; hazırlıkta geçiş; hangi sınıfa yatay; dördüncü sınıfta geçiş;
      birinci yıldayım şimdiden başka yer istiyorum; dördüncüde geç mi; ingilizce yılından taşınılır mı; hangi yarıyıllarda geçilir`,
  },
  "transfer-adaptation": {
    en: `
      lose a year after switching; old lessons after switching; recognised half; year level after moving; appeal lessons recognition;
      I moved and they recognised few lessons, can I complain; in which year do I land after moving; do my former years count`,
    tr: `
      geçince yılım yanar mı; geçişte derslerim gider mi; geçtikten sonra kaçıncı sınıf; geçiş ders eşleme itirazı; yatay sonrası süre;
      taşındım az ders saydılar itiraz edeyim mi; taşınınca hangi sınıfa düşerim; önceki yıllarım sayılır mı;
      geçişten sonra derslerim ne olacak`,
  },
};
