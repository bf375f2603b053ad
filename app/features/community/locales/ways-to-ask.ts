/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { communityGuides } from "./guides";

export const communityWays: WaysToAsk<keyof typeof communityGuides> = {
  browse: {
    en: `
      make friends; hobby dance; chess groups; what do people do after lectures; theatre troupe; sports mountaineering; volunteer groups;
      communities for freshmen; music band; social life; activities groups; I'm shy and new, where can I meet people who like astronomy;
      is there a group that climbs; which societies organise trips`,
    tr: `
      arkadaş edinmek; dans satranç; dağcılık tiyatro; sosyal hayat; müzik grubu; gönüllülük hangi gruplar; ders dışında ne yapılır;
      topluluk önerisi; spor grubu; birinci sınıf için topluluk; çekingenim yeniyim gökyüzü seven insanlar nerede;
      tırmanan bir grup var mı; gezi düzenleyen topluluk hangisi; boş zamanımda gireceğim bir grup`,
  },
  join: {
    en: `
      membership form; sign up for dance club; enter theatre group; apply to be member; they haven't answered; cancel application;
      requirements to be a member; pending application; become part of become dancer;
      I pressed to become a member and nobody replied for a week; do I have to be talented to enter the theatre people;
      I changed my mind about entering`,
    tr: `
      üyelik formu; dansa yazılmak; kabul etmediler mi; başvurum ne durumda kulüp; üyelik şartı; tiyatroya girmek; isteğimi iptal;
      başvurdum ses yok; topluluk kaydı; kulübe gir; aralarına katılmak; üye olmaya bastım bir haftadır ses yok;
      tiyatroculara girmek için yetenek şart mı; girmekten vazgeçtim; kulübe alınmak için ne yapılır`,
  },
  mine: {
    en: `
      groups I belong to; get out resign; no longer interested in the club; what am I part of unjoin; membership list;
      stop being in dance club; I no longer go to the meetings and want out; am I still counted in the mountaineers;
      groups with my name in them`,
    tr: `
      içinde olduğum gruplar; ilgim kalmadı topluluğa; üyesi miyim neyin; kulüp üyeliği bırak; çıkış topluluk; artık gitmiyorum kulübe;
      üyelik sonlandır; parçası olduğum; toplantılara gitmiyorum artık çıkayım; dağcılarda hâlâ sayılıyor muyum; adımın olduğu gruplar;
      kulüple ilişiğimi keseyim`,
  },
  found: {
    en: `
      our society absent; register a society; we want to establish become captain; get admin for our page; introduce our team;
      how do I get organiser rights; we are new launch; ten of us love board games and want a page here;
      I lead a group that exists but isn't shown; who gives the right to post for a club`,
    tr: `
      biz yeni bir grubuz; kulübü buraya ekletmek; kaptan olmak; yetki almak topluluk sayfası; organizatörlük nasıl verilir;
      topluluğumuz eksik; kurucu sayfamız yok; tanıtmak istiyoruz ekibimizi; oluşum kurmak;
      on kişiyiz kutu oyunu seviyoruz sayfamız olsun; yürüttüğüm grup görünmüyor; kulüp adına yazma hakkını kim veriyor;
      takım kurduk buraya girelim`,
  },
  manage: {
    en: `
      admin of society; kick member; approve newcomers; transfer presidency; board who wants in; upload pictures of society; new chairman;
      remove an inactive member; give role appoint; our former chairman graduated and I take over;
      twenty people want in, how do I let them; somebody disturbs the group, put out`,
    tr: `
      üye atmak; yeni gelenleri onayla; yönetim kurulu; rol vermek; topluluk fotoğrafı; yeni başkan seçildi; pasif üyeyi çıkarmak;
      istek kutusu kulüp; başkan değişti; üyeleri düzenle; bekleyen üyelik; eski başkan mezun oldu ben devralıyorum;
      yirmi kişi girmek istiyor nasıl alırım; grubu rahatsız edeni çıkarmak; kulüpte yetki dağıtmak`,
  },
};
