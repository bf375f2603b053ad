/** How many people ask for the rules of `../grades.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const gradesWays: RuleWays = {
  attendance: {
    en: `
      I skipped most of the lessons am I doomed; is showing up to lectures mandatory; signing the attendance sheet;
      skipping classes how many allowed; I work mornings and can't come to lectures; does hoca check presence;
      how many hours of nonattendance; will I be thrown out of the course for not coming; presence requirement percentage;
      is it a problem if I never go to the lectures but pass the tests; half of the classes missed;
      can I skip lectures, is attendance compulsory; how many hours may I miss; does the hoca have to take attendance`,
    tr: `
      imza atmak şart mı; derse hiç uğramadım; kaç saat gelmeyebilirim; sabah derslerine kalkamıyorum devam şartı;
      okula gitmesem olur mu; çalışıyorum derslere gelemiyorum; imza kağıdı; ders ekme sınırı; devamsızlık yüzünden dersten atılmak;
      hoca imza alıyor mu zorunda mı; derslere hiç gitmeyip sınavları geçsem sorun olur mu; derslerin yarısını kaçırdım;
      derse gitmesem olur mu devam zorunlu mu; kaç saat devamsızlık hakkım var; hoca yoklama almak zorunda mı`,
  },
  syllabus: {
    en: `
      hoca altered the percentages after the midterm is that allowed; course outline first week;
      where do I see what counts for the letter; is instructor bound to the outline; evaluation criteria of a class;
      how much is the final worth; requirements for being admitted to the final`,
    tr: `
      ders izlencesi; hoca yüzdeleri sonradan değiştirdi hakkı var mı; ilk hafta dağıtılan kağıt; değerlendirme kriterleri;
      derste neyin ne kadar sayılacağı; hoca izlenceye uymuyor; finale alınmama şartı; ders planında neler olmalı`,
  },
  "one-midterm": {
    en: `
      a class that has only a term paper; do all lessons hold finals; minimum number of exams per class;
      is it legal to have just one big exam; hoca says there will be no final;
      our teacher holds neither a mid nor a final, is he permitted; one exam the whole term decides all;
      lab course with just reports no exams`,
    tr: `
      sadece ödevle geçilen ders; hoca final yapmayacağım dedi; bir derste en az kaç sınav; sadece bir sınavla not verilir mi;
      vize yapmadan final; sınavsız ders olur mu; hocamız ne ara sınav ne final yapıyor buna hakkı var mı; bütün dönem tek sınava bağlı;
      sadece rapor istenen lab dersi; dönem içinde hiç sınav olmadı`,
  },
  "told-before-withdrawal": {
    en: `
      hoca keeps our scores secret until the last week; need my points to decide on W; results list on the door with student numbers;
      must papers be returned before week ten; right to learn my score;
      I must decide whether to leave the lesson but he hasn't read the papers; everyone can see my score on a public sheet;
      is the teacher obliged to tell how I'm doing`,
    tr: `
      hoca kağıtları okumadı çekilme haftası geldi; çekileyim mi bilmem için notum lazım; kapıya liste asılması; puanımı öğrenme hakkım;
      onuncu haftadan önce puanlar; sınav kağıtları ne zaman okunur; dersi bırakıp bırakmamaya karar vereceğim kağıtlar okunmadı;
      puanım herkesin göreceği listede; hoca durumumu söylemek zorunda mı`,
  },
  "midterm-dates": {
    en: `
      calendar of exams in the first month; who sets exam day; hoca moved the exam day; exam hour fixed by department;
      when will we learn exam days; two of my exams fall on one afternoon in november; teacher told us the day only five days ahead;
      where's the timetable of exams in the term;
      until when must they tell us the midterm days; when are midterm days fixed`,
    tr: `
      sınav günlerini ne zaman öğreniriz; hoca sınav gününü kaydırdı; sınav günlerini bölüm mü koyar; dönem başında sınav programı;
      ara sınav günü duyurusu; kasımda iki sınavım aynı öğleden sonraya düştü; hoca günü beş gün kala söyledi;
      dönem içi sınavların çizelgesi nerede; sınav tarihi geç söylendi;
      vize günleri ne zamana kadar söylenmeli; midterm tarihi en geç ne zaman duyurulur`,
  },
  quizzes: {
    en: `
      teacher gave a little test out of nowhere; is a short exam legal if nobody knew; five minute test at beginning;
      pop tests every week; he handed out a short test today and I was away; may a teacher test us any day he likes;
      test that isn't on the outline`,
    tr: `
      hoca pat diye küçük sınav yaptı; ansızın sınav; haberimiz yoktu quiz oldu; derste beş dakikalık sınav; aniden yapılan quiz;
      bugün küçük bir sınav dağıtmış ben yoktum; hoca istediği gün sınav yapabilir mi; programda olmayan sınav;
      hazırlıksız yakalandım küçük sınava`,
  },
  "final-dates": {
    en: `
      two finals at the same hour; finals week list; registrar publishes finals; want my last exam earlier because of flight;
      schedule of end of term exams; finals on consecutive hours; I fly home before my last exam, could it be earlier;
      who do I ask to shift the exam at the end of term; exam of the closing weeks announced late`,
    tr: `
      uçak biletim var finali öne almak; iki final aynı saatte; final haftası listesi; finaller üst üste; dönem sonu sınavları listesi;
      finalimi erkene aldırmak; peş peşe final; son sınavdan önce memlekete uçuyorum öne alınır mı;
      dönem sonu sınavını kaydırmak için kime; bitiş sınavları ne zaman belli olur; üç sınav üst üste bindi dönem sonunda`,
  },
  "weekend-exams": {
    en: `
      do we have exams on days off; exam at 8 pm; exam on my free day; must I come to the campus on sunday for an exam; late night exam;
      they scheduled us for saturday morning and I work then; religious day and exam on it; are evening hours allowed for tests`,
    tr: `
      gece sekizde sınav; tatil gününde sınav; pazar okula sınava mı gelicez; boş günümde sınav koydular; akşam altıdan sonra ders;
      cumartesi sabahına koydular ben o gün çalışıyorum; pazar sabahı okula çağırdılar; akşam saatinde sınav yapmaları serbest mi;
      tatil günü sınav koyabilirler mi`,
  },
  "missed-exam": {
    en: `
      my bus broke down and I couldn't make it to the exam; hoca refuses another date for me; forgot the day of my exam;
      second chance for a quiz; compensation exam; had a funeral on the exam day; what if I don't show up at a test;
      alarm didn't ring and exam is gone; I overslept my midterm, is there a make-up; missed the exam because of a wedding`,
    tr: `
      otobüs bozuldu yetişemedim sınava; hoca başka gün yapmıyor; sınav gününü unutmuşum; cenazem vardı; quiz kaçtı tekrarı olur mu;
      girmediğim sınav sıfır mı; sınava giremezsem ne yapmalıyım; alarm çalmadı; vizeye uyanamadım telafisi var mı;
      sınavı kaçırdım ne yapabilirim`,
  },
  "who-grades": {
    en: `
      are scores scaled; normal distribution; is 60 always DD; hoca gave me a lower letter than my points; fixed intervals or relative;
      how is my total turned into a letter; class average effect on letters`,
    tr: `
      bağıl değerlendirme; 60 alan hep dd mi; sınıf ortalaması harfi etkiler mi; hoca puanıma göre düşük verdi; sabit aralık mı bağıl mı;
      puan harfe nasıl çevrilir`,
  },
  "exemption-exam": {
    en: `
      waive freshman english; pass without attending by a test; skip english 101; already know programming can I not take it;
      proof of knowledge test; get out of the computer literacy class; I know the stuff already, let me show it and not attend;
      test at the start of the year to get rid of basic english`,
    tr: `
      ingilizce 101 almadan geçmek; zaten biliyorum dersi almasam; sınavla ders geçmek muaf; muaf olmak için sınav;
      bilgisayar dersini atlamak; konuyu biliyorum göstereyim derse girmeyeyim; yıl başında temel ingilizceden kurtulma sınavı;
      bilgisayar okuryazarlığı dersinden kurtulmak`,
  },
  "s-and-u": {
    en: `
      my transcript shows U; what happens if internship gets U; non letter grades; pass fail grade; is S a pass; seminar shows U`,
    tr: `
      karnemde u var; staj u geldi; geçti kaldı notu; s geçmek mi; harf olmayan notlar; seminerden u; u gelince tekrar mı`,
  },
  "ex-grade": {
    en: `
      two letters E X in my record; exempted lesson shows; transcript says EX why; credit of exempted;
      do exempted lessons change my cumulative; next to a lesson stands EX instead of a letter;
      does being excused from a lesson help my cumulative; is EX like passing`,
    tr: `
      karnede e x; muaf tutulduğum dersin notu; ex yazmışlar; muaf ders krediye sayılır mı; muaf dersler agnoyu oynatır mı;
      dersin yanında harf yerine ex var; muaf sayılmak agnoma yarar mı; ex geçmiş demek mi; ex olan ders tekrar alınır mı`,
  },
  "incomplete-deadline": {
    en: `
      hoca gave me I when will it turn into a letter; time to finish the missing project; my I became FF; missing report last day;
      how long can hoca keep my grade open; my report is late and the letter is pending, how many days remain;
      pending letter turned to failing by itself; who lengthens the time of a pending letter;
      what happens to an I grade if I never finish the work; the lecturer put an I because my project was late;
      how long do I have to turn the I into a letter; I got an incomplete, until when can I finish`,
    tr: `
      hoca i verdi ne zaman harf olur; eksik projeyi bitirme süresi; i notum ff ye dönmüş; i verilen derste son gün; notum açık kaldı;
      raporum geç kaldı harf bekliyor kaç gün kaldı; bekleyen harf kendiliğinden ff oldu; bekleyen notun süresini kim uzatır;
      i olan dersimi ne zamana kadar bitirmeliyim; projem geç kaldı hoca I verdi ne kadar sürem var;
      I notum ne zamana kadar harfe döner; eksik aldım ne zamana kadar tamamlarım`,
  },
  "w-grade": {
    en: `
      will employers care about W; two W on my record; do masters applications look at W; is W a failing mark; hide W; W harmful;
      does a W hurt my average; is W visible on the transcript`,
    tr: `
      iş başvurusunda w sorun olur mu; karnemde iki w; w kalmak mı sayılıyor; yüksek lisansta w ye bakarlar mı; w silinir mi;
      w zararlı mı; W transkriptte görünür mü`,
  },
  "grades-announced": {
    en: `
      still no letters; hoca hasn't entered; when will the system open marks; waiting for results of term;
      how long after finals do we learn; last day hoca can submit;
      what day do the letters come out; when will letter grades be out; by when must marks be announced`,
    tr: `
      harfler hâlâ girilmedi; hoca notu girmedi; finallerden kaç gün sonra; sistem notları ne zaman açar; sonuç bekliyorum;
      dönem sonuçları; harf notları hangi gün çıkar`,
  },
  "grade-error": {
    en: `
      my total is wrong they added badly; see my exam paper; hoca typed wrong letter; petition about a letter; unfair mark;
      complaint about marking; want rechecking of the paper; one week to complain;
      hoca entered a wrong mark, until when can it be corrected; my letter is not right, how long do I have to object;
      deadline for correcting a letter; the hoca entered a wrong letter, how long may it be corrected; time to object to a letter grade;
      hoca wrote my grade wrong, how long can it be corrected; I object to my letter grade`,
    tr: `
      toplamam yanlış yapılmış; kağıdımı görmek istiyorum; hoca yanlış harf girmiş; haksız not not için dilekçe; puanlamada hata;
      kağıt inceleme hakkı; harfim hatalı düzelsin; puanım eksik sayılmış; hoca harfi yanlış girmiş ne zamana kadar düzeltilir;
      notum hatalı itiraz süresi; yanlış girilen not için kaç günüm var; hoca harfi yanlış girmiş ne kadar sürede düzelir;
      not düzeltme süresi; hoca notumu yanlış girdi ne kadar sürede düzelir; harf notuma itiraz`,
  },
  sufficient: {
    en: `
      karne says sufficient although I passed; my status after an FF; what are the names for good and bad terms;
      below two this semester only; status on term report; my report card calls me unsuccessful;
      I only failed one and it isn't satisfactory any more; words beside the term in my record`,
    tr: `
      dönem karnesinde yeterli yazıyor; bir ff aldım durumum; başarı durumu isimleri; sadece bu dönem ikinin altı; karnede durum;
      karnem bana başarısız diyor; tek dersten kaldım artık satisfactory değil; dökümde dönemin yanındaki kelime;
      yetersiz yazıyor ne yapmalı`,
  },
};
