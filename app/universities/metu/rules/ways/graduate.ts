/** How many people ask for the rules of `../graduate.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const graduateWays: RuleWays = {
  "graduate-admission": {
    en: `
      start master's here; documents for master; ales minimum; gre accepted; apply in last semester for master; interview for master;
      enter doctorate; I finish in june and want to stay for a master; do I need an entrance exam for it;
      which papers does the institute ask`,
    tr: `
      mastera girmek; gre kabul; son dönem mastera başvursam; mülakat yüksek lisans; doktoraya girmek; lisansüstü başvuru;
      master için evrak; haziranda bitiyor masterla devam edeyim; bunun için giriş sınavı lazım mı; enstitü hangi kağıtları ister;
      ales olmadan master`,
  },
  "graduate-english": {
    en: `
      ielts for master; minimum english doctorate; english certificate validity master; language score for graduate school;
      how much english for a master; is my old language result good for the institute; which language exam does a doctorate want`,
    tr: `
      masterda ielts; doktorada ingilizce; dil belgesi lisansüstü; yüksek lisans dil şartı; master için ne kadar ingilizce;
      eski dil sonucum enstitüye geçer mi; doktora hangi dil sınavını ister; yüksek lisansa yds ile`,
  },
  "scientific-preparation": {
    en: `
      come from other field deficiency; extra lessons before master; missing background; preparation year master;
      lessons of bachelor level at the start of a master; how long do these additional lessons last;
      my bachelor is in another field than the master, what first`,
    tr: `
      alan dışından geldim master; eksik dersler master; bilimsel hazırlık; masterdan önce lisans dersi; hazırlık dersi lisansüstü;
      masterın başında lisans dersleri; bu ek dersler ne kadar; hazırlıkta kaç almam gerek masterda;
      lisansım masterdan farklı alanda önce ne yapıyorum`,
  },
  "two-graduate": {
    en: `
      enrol in two masters; move master to metu; change field in master; doctorate plus master; move my master from another school;
      is a second master without thesis fine; can I be in two different institutes' masters`,
    tr: `
      iki yüksek lisansa kayıt; masterı odtüye taşımak; masterda alan değişikliği; doktora artı master; masterımı başka okuldan taşımak;
      tezsiz ikinci master olur mu; iki enstitüye kayıt; iki ayrı enstitüde masterda olabilir miyim`,
  },
  "graduate-no-withdrawal": {
    en: `
      quit lesson in master late; W right for graduates; drop lesson as doctoral student;
      I regret a lesson in my master, may I get out in week nine; is there a W for those in the institute;
      leave a doctorate lesson midway; I do my master here, is a W possible in the middle;
      can a graduate student give up a lesson mid term; as a master student, can I withdraw; W for graduate students;
      can a master student withdraw from a course; W in graduate school`,
    tr: `
      masterda ders bırakma; lisansüstü w; doktora öğrencisi dersten vazgeçme; masterda çekilme;
      masterda bir derse pişmanım dokuzuncu haftada çıkabilir miyim; enstitüdekiler için w var mı; doktora dersini yarıda bırakmak;
      yüksek lisansta withdraw yok mu; yüksek lisanstayım dönem ortası ders bırakılır mı; masterda w alınır mı;
      yüksek lisans öğrencisi w ile çekilebilir mi; master öğrencisi w alır mı; yüksek lisansta dersten çekilme var mı;
      masterda W alınır mı`,
  },
  "graduate-pass": {
    en: `
      CB in doctorate; got DC in master; redo lesson in master; pass limit graduate; minimum letter graduate school;
      I got CC in a doctorate lesson, is it over; which letter is enough in a master; failed one in the institute, when again`,
    tr: `
      doktorada cb; masterda dc aldım; masterda dersi tekrar; lisansüstü geçer not; yüksek lisansta bb altı;
      doktora dersinden cc aldım bitti mi; masterda hangi harf yeter; enstitüde birinden kaldım ne zaman yine;
      masterda düşük dersi yükseltmek`,
  },
  "p-grade": {
    en: `
      thesis lesson shows P; letter P; P forever; is P bad; beside my thesis stands a P; does the letter for continuing work count;
      why isn't there an S for my thesis yet`,
    tr: `
      tez dersi p; harf p; p kötü mü; p hep mi; p gelirse; tezimin yanında p duruyor; süren işin harfi sayılır mı;
      tezimde niye henüz s yok; p ortalamayı bozar mı`,
  },
  "graduate-missed": {
    en: `
      couldn't present in master seminar; master exam missed; compensation in graduate lesson;
      I had a good reason not to present in my master class; couldn't attend an exam of the institute; hand in late in a doctorate class`,
    tr: `
      masterda sunuma gidemedim; master sınavına giremedim; lisansüstü mazeret; masterda telafi;
      master dersinde sunmamak için sebebim vardı; enstitünün sınavına gidemedim; doktora dersinde geç teslim;
      yüksek lisans sınavında hastaydım`,
  },
  "graduate-count": {
    en: `
      my old master's lessons reuse; half can be recognised; recognise graduate lessons; transfer lessons to doctorate;
      I left another master, may its lessons live on here; how much of my master goes into the doctorate;
      lessons taken as a special student counted in the master`,
    tr: `
      eski masterın derslerini kullanmak; masterda intibak; doktoraya ders taşımak; lisansüstü ders tanıma;
      başka masterı bıraktım dersleri burada yaşar mı; masterımın ne kadarı doktoraya girer; özel öğrenciyken aldığım ders mastera;
      lisansüstünde yarısı sayılır mı`,
  },
  "graduate-dismissal": {
    en: `
      fail out of master; master average 2.8; U in thesis; expelled doctorate; when master ends by force;
      my master number is 2.7 after all lessons; second bad mark for the thesis in a row; what makes the institute send me away`,
    tr: `
      masterda 2.8; masterdan atarlar mı; tezden u; doktora atılma; yüksek lisans biter mi zorla; masterda başarısız;
      dersler bitti masterım 2.7; tezde üst üste ikinci kötü; enstitü beni neden gönderir; yüksek lisanstan atılma sebepleri`,
  },
  "master-courses": {
    en: `
      lessons in master; how many before thesis; senior level lesson in master; seminar needed;
      how many subjects before I write the thesis; may I take a 4xx subject for my master; is a seminar part of it`,
    tr: `
      masterda kaç ders; tezden önce ders; masterda lisans dersi; seminer şart mı; yüksek lisans ders yükü; tez yazmadan önce kaç ders;
      masterıma 4xx ders alabilir miyim; seminer bunun parçası mı; tezli masterda alınacaklar`,
  },
  "master-duration": {
    en: `
      semesters for master; longest master; extension of thesis; finish master in one year; I'm in my fifth term of the master;
      can I get more time for my thesis; in what time should lessons be over;
      msc with thesis, at most how many semesters; how long may a master take`,
    tr: `
      master kaç dönem; masterda süre; tez uzatma; bir yılda master; master azami; masterın beşinci dönemindeyim; tezime daha süre;
      dersler ne zamana bitmeli; tezlinin süresi; yüksek lisans uzarsa;
      tezli master en çok kaç dönem; yüksek lisans ne kadar uzar`,
  },
  "thesis-advisor": {
    en: `
      find supervisor; switch supervisor; second supervisor; supervisor left university; no supervisor yet;
      my professor retired during my thesis; I don't get along with who guides my thesis; until when must I have someone for my thesis;
      when do I have to choose a thesis advisor; change my advisor for the thesis`,
    tr: `
      tez hocası; danışman hocam gitti; ikinci danışman; tez hocası değişimi; danışmanım yok masterda; tez sırasında hocam emekli oldu;
      tezimi yönetenle anlaşamıyorum; ne zamana kadar tez için biri bulmalıyım; iki hocayla tez; tez danışmanı ne zaman seçilir;
      tez danışmanımı değiştirmek`,
  },
  "master-defence": {
    en: `
      present my master thesis; rejected by jury; corrections after presentation; audience at defence;
      who sits before me when I present the thesis; must I speak english there; they asked for corrections, how long`,
    tr: `
      master savunması; jüri reddetti; düzeltme aldım tez; savunmaya izleyici; tez sunumu; tezi sunarken karşımda kimler oturur;
      orada ingilizce mi konuşmalıyım; düzeltme istediler ne kadar; annem tez sunumuma gelebilir mi`,
  },
  "thesis-submit": {
    en: `
      similarity percent; hand bound copy; late thesis copy; after defence days; upload thesis; how much similarity is tolerated;
      how long after the jury must I bring the copies; the bound book of my thesis`,
    tr: `
      benzerlik yüzdesi; cilt tez; savunma sonrası kaç gün; tez yükleme; turnitin sınırı; tez nüshası; ne kadar benzerlik hoş görülür;
      jüriden ne kadar sonra kopyalar; tezimin ciltli kitabı; tez teslimini uzatmak`,
  },
  "non-thesis": {
    en: `
      master without writing; evening master; project instead of thesis; professional master; a master that one does after work;
      is ten lessons right for the one without writing; go over to the one with writing`,
    tr: `
      tez yazmadan master; akşam master; proje ile master; tezsiz ders; ücretli master; işten sonra yapılan master;
      yazmadan olana on ders doğru mu; yazmalıya geçmek; tezsiz master projesi; tezsiz bitirme süresi`,
  },
  "phd-duration": {
    en: `
      years for doctorate; longest doctorate; doctorate straight after bachelor; time limit phd;
      how old will I be when the doctorate ends; straight from bachelor to doctor, years; the limit for a doctorate student`,
    tr: `
      lisanstan doktora süre; doktora uzarsa; phd kaç sene; doktora sınırı; doktora bitince kaç yaşımda olurum;
      lisanstan doğrudan doktora kaç yıl; doktora öğrencisine sınır; doktorada dönem sayısı`,
  },
  "phd-courses": {
    en: `
      lessons in doctorate; doctorate seminar; phd lesson number; after bachelor phd lessons; subjects for the doctor title;
      does the doctorate have a seminar; more subjects when coming from bachelor`,
    tr: `
      doktorada dersler; phd ders sayısı; doktora semineri; lisanstan doktora ders; doktorada alınacak dersler; doktorada seminer var mı;
      lisanstan gelince daha fazla ders; doktora ders aşaması`,
  },
  "qualifying-exam": {
    en: `
      big exam of doctorate; fail qualifier; oral part; second try qualifier; the big phd exam after doctorate lessons;
      I failed its oral, again when; in which months is the big phd exam; failed the phd qualifying exam twice;
      how many chances in the qualifying exam`,
    tr: `
      doktora büyük sınav; yeterlikte kaldım; sözlü yeterlik; ikinci hak yeterlik; yeterliğe girme şartı;
      doktora derslerinden sonraki büyük sınav; sözlüsünden kaldım yine ne zaman; yeterlik hangi aylarda; yeterliğe kaç kere girilir;
      doktora yeterlilikten iki kere kalan atılır mı; yeterlikte kaç hak var`,
  },
  "thesis-proposal": {
    en: `
      propose topic doctorate; topic rejected; present proposal; after qualifier topic; months for topic;
      how soon after the big phd exam do I show my topic; my topic wasn't accepted, when again; report before I show the topic`,
    tr: `
      konu önerisi doktora; tez konum reddedildi; öneri savunması; yeterlik sonrası konu; öneri için süre;
      yeterlik sınavından ne kadar sonra konumu gösteririm; konum kabul edilmedi yine ne zaman; konuyu göstermeden önceki rapor;
      doktorada öneri sunumu`,
  },
  "monitoring-committee": {
    en: `
      progress meetings; yearly committee; progress report doctorate; committee gave U; three people watch my doctorate, how often;
      I didn't meet the three this half year; they gave me a U for progress`,
    tr: `
      izleme toplantısı; gelişme raporu doktora; komite u verdi; tik kaç kere; tik üyeleri; üç kişi doktoramı izliyor ne sıklıkta;
      bu yarıyıl üçüyle görüşmedim; ilerlemeye u verdiler; tik tarihleri`,
  },
  "phd-defence": {
    en: `
      doctorate defence; article needed; outside members; final oral of doctorate; publication before defence;
      five people at the end of my doctorate; must I publish before I end; the last talk of the doctorate`,
    tr: `
      doktora bitirme; makale şart mı; dışarıdan üye; doktora son savunma; yayın şartı; sci makale; doktoramın sonunda beş kişi;
      bitirmeden yayın yapmalı mıyım; doktoranın son konuşması; doktora tezimi savunmak`,
  },
  "ethics-course": {
    en: `
      ethics lesson; methods lesson; obligatory lesson in master; research ethics;
      is a class about honest research needed in the institute; which class must all master students take; class on how to do research`,
    tr: `
      etik dersi; yöntem dersi; masterda zorunlu; araştırma etiği; bilim etiği; enstitüde dürüst araştırma dersi gerekli mi;
      bütün masterlar hangi dersi almalı; nasıl araştırma yapılır dersi; etik almadan mezun olunur mu`,
  },
  "graduate-leave": {
    en: `
      suspend master; pause doctorate; erase master record; return to master; gap in master; I got a job abroad and pause my master;
      stop the doctorate for a year because of a baby; come again after leaving the institute`,
    tr: `
      masterda ara; doktoraya ara; masterı sildir; mastera dönmek; master dondur; doktorayı bırak;
      yurt dışında iş buldum masterımı durdurayım; bebek için doktoraya bir yıl; enstitüden çıkıp yine gelmek; yüksek lisansa ara vermek`,
  },
};
