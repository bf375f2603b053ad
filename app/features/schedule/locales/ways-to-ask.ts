/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { scheduleGuides } from "./guides";

export const scheduleWays: WaysToAsk<keyof typeof scheduleGuides> = {
  create: {
    en: `
      where do I start to arrange my lectures for the fall; planner for lessons; I have to pick sections and fit them into a week;
      build me a timetable; timetable maker; prepare my courses before add drop; is there a tool that arranges lessons automatically;
      want to try plan b for next semester; weekly planner app for classes; organise lessons of the coming semester;
      i dont know how to lay out my lectures; schedule builder`,
    tr: `
      program yapma sitesi; ders çizelgesi hazırlamak; derslerimi haftaya nasıl dizerim; ders seçimi gelmeden taslak hazırlayayım;
      bi program yapıcam nerden; güz için ders dizmek; otomatik program hazırlayan araç var mı; alacağım dersleri saatlere oturtmak;
      add drop öncesi b planı; ders programi olusturucu; hangi şubeleri seçsem diye deneme yapmak; seneye alacaklarımı dizmek istiyorum;
      program robotu`,
  },
  planB: {
    en: `
      section got full before i could register; quota is full in my lab section; seats ran out; what are my fallback sections;
      sections fill so fast on registration day; spare section list; the section i chose has no place left;
      emergency plan for registration; what if the section I want is full, an alternative timetable; a back-up for registration day;
      second choice in case the quota fills`,
    tr: `
      kayıt olamadan şube doldu; kota doldu napıcam; yedek şube listesi; şubeler saniyesinde doluyor; kontenjan bitti başka şube;
      interaktif kayıtta şube dolarsa; şube kapanmış yerine hangisi; kayıt günü acil durum planı;
      istediğim şube dolarsa yedek program; kayıt günü için b planı; kota dolarsa ikinci seçenek ders`,
  },
  export: {
    en: `
      lectures into outlook; ics file of my lessons; get my lessons into iphone calendar; send picture of my timetable to my mom;
      pdf of weekly lectures; put it on paper and hang on my wall; how can my roommate see my lecture hours;
      can i sync lessons with gcal; my mom wants to know when I am in class; link that shows my lecture hours;
      get my timetable as a picture or file`,
    tr: `
      dersleri outlooka aktarma; ics dosyası; haftalık dersleri kağıda basmak; duvara asmak için çıktı; annem ders saatlerimi görsün link;
      gcal ile eşitleme; programın pdfi var mı; iphone takvimine derslerim gelsin; dersleri takvime atmak;
      ders saatlerimin linkini yollayayım; programı whatsapptan atmak;
      programımı resim ya da dosya olarak almak; ders programımı indirmek`,
  },
  conflicts: {
    en: `
      two lessons collide on tuesday morning; my must course sits on top of the elective; how to get a free day;
      hours coincide what shall I do; i dont want early mornings at 8:40; list alternatives that fit together;
      can I take two courses that meet at the same hour; try other sections so that nothing coincides; all combos; make my fridays empty;
      gaps between lectures too long; which sections fit together without clashing; find a combination of sections by itself;
      my courses overlap, let the site solve it; make all possible timetables for my courses`,
    tr: `
      dersler üst üste biniyor; iki dersin saati tutmuyor birbirini; 8:40 dersi olmasın; boş gün çıkarmak; üst üste binen dersler;
      başka şubelerle denesem oturur mu; olası bütün dizilimler; seçmeliyle zorunlu aynı saate denk geldi; cuma günüm boş kalsın;
      aralarda uzun boşluk kalmasın; aynı saate denk gelen ders; hangi şubeler birbirine uyuyor kendisi bulsun;
      çakışmayan şube kombinasyonu; derslerim üst üste biniyor site çözsün; derslerimle mümkün bütün programları çıkar`,
  },
  own: {
    en: `
      I made three plans which one counts; duplicate my plan and play with it; throw away an old timetable; old term plan still appears;
      give my plan another title; switch to the other plan; all plans that I keep; remove last year's timetable;
      the plan in my week is not the right one; second version of my plan`,
    tr: `
      eski dönemin programı duruyor; üç plan yaptım hangisi geçerli; planın adı yanlış; planı çoğaltmak; geçen senenin çizelgesini sil;
      haftamda öbür plan görünsün; yaptığım planlar nereye gitti; çizelgenin ismini düzeltmek; hazırladığım programları nerde bulurum;
      programın ikinci kopyası`,
  },
  item: {
    en: `
      block out training hours; mark my shift; put lunch break to my plan; reserve an hour for driving lessons;
      something other than a lecture in my week; paint my lab hours another colour; private lesson hours into timetable;
      my rehearsal is every thursday add it; busy hours that are not lectures`,
    tr: `
      antrenman saatimi koymak; vardiyamı haftama işlemek; öğle arası eklemek; ders olmayan bir şeyi çizelgeye koymak;
      sürücü kursu saatimi işleyeyim; her perşembe prova var; çizelgede kendi kutum; dolu saatlerimi işaretlemek;
      programda özel ders saati; kutunun rengini boyamak; fitness saatlerim görünsün`,
  },
  progress: {
    en: `
      what is still missing to finish my degree; how far am I from finishing the department; am I on track must courses I have not taken;
      electives left; does this plan get me to the end of my studies; did I forget an obligatory lecture;
      check my plan against the department's list; how many technical electives remain; remaining credits;
      which of my courses are left until I graduate, a page; how much of the curriculum have I finished; see what I still have to pass`,
    tr: `
      okulun bitmesine ne kaldı; almadığım zorunlular; bölümü bitirmek için eksiklerim; kaç seçmelim kaldı;
      teknik seçmeli sayım yetiyor mu; bu planla biter mi okul; önkoşulları tamam mı planımın; unuttuğum zorunlu var mı;
      kalan dersleri görmek; yolun neresindeyim mezuniyette; toplam kaç kredilik plan yaptım;
      mezun olana kadar hangi derslerim kaldı gösteren sayfa; müfredatın ne kadarını bitirdim; daha neleri geçmem gerekiyor gösteren yer`,
  },
  surname: {
    en: `
      section by last name; my family name is not in the range; letters AA-KZ which section is mine; enter last name;
      hide sections that refuse me; section restricted to another department; section criteria; am i allowed in this section;
      only sections which take my department; alphabetical order of sections; it says my last letter isn't accepted;
      only take groups that accept my major`,
    tr: `
      soyad aralığı; hangi şubeye düşüyorum; soyadım aralıkta değil; section kriteri; alamadığım şubeler görünmesin;
      şube başka bölüme ayrılmış; soyismime göre section; soyismimi gireyim; AA-KZ benim şubem hangisi; bölüm kısıtı olan şubeler;
      alfabetik şube; harfim kabul edilmiyor diyor; bölümümü alan gruplar yalnız; bana kapalı şubeleri gizle`,
  },
  offline: {
    en: `
      lesson hours in the metro where there is no signal; does my timetable open in airplane mode; no wifi on campus where is my class;
      see lecture hours when data is finished; train through the tunnel and I want to know my next room;
      abroad without roaming my lessons; open what I planned with the net cut`,
    tr: `
      metroda çekmiyor ders saatime bakacağım; uçak modunda program açılır mı; wifi yokken dersim nerede;
      internetim bitti dersleri göremiyorum; çekmeyen yerde çizelgem; interneti olmayan telefonda ders saatleri;
      tünelde dersliğime bakacağım; roaming yok derslerim; net kesikken planımı açmak; bağlantı olmayınca ders saatleri`,
  },
  together: {
    en: `
      when can my roommate and I have lunch together; match timetables with someone; gaps that overlap with my girlfriend;
      group project meeting hour; which hours are my friend and I both out of lectures; can two people see their gaps at once;
      find a slot for our project meeting; invite someone to match empty slots; does my friend see all of my lectures when we match;
      share my timetable with a friend; see a friend's timetable next to mine`,
    tr: `
      proje grubuyla toplanacak saat; arkadaşla programları çakıştırıp bakmak; öğle yemeğini beraber yiyebileceğimiz saat;
      sevgilimle boşluklarımız; iki kişinin boşlukları; buluşacak saat bulamıyoruz; arkadaşım derslerimi görür mü eşleşince;
      ikimizin de müsait olduğu zaman; boş saatleri çakıştır; toplantı saati ayarlamak; arkadaşımın programını benimkiyle görmek`,
  },
};
