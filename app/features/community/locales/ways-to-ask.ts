/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { communityGuides } from "./guides";

export const communityWays: WaysToAsk<keyof typeof communityGuides> = {
  browse: {
    en: `
      make friends; what do people do after lectures; volunteer groups; communities for freshmen; social life; activities groups;
      which societies organise trips; I'm shy and new, where do people with the same hobby come together`,
    tr: `
      arkadaş edinmek; sosyal hayat; gönüllülük hangi gruplar; ders dışında ne yapılır; topluluk önerisi; spor grubu;
      birinci sınıf için topluluk; gezi düzenleyen topluluk hangisi; boş zamanımda gireceğim bir grup;
      çekingenim yeniyim aynı hobiyi sevenler nerede toplanıyor; geziye giden gruplar; ders dışında neyle uğraşılıyor`,
  },
  join: {
    en: `
      membership form; apply to be member; they haven't answered; cancel application; requirements to be a member; pending application;
      I pressed to become a member and nobody replied for a week; I changed my mind about entering; enter one of the student groups;
      how to sign up for the group I liked;
      how does one get into a club here; I want to be in a society, where do I ask; which button lets me into a club`,
    tr: `
      üyelik formu; kabul etmediler mi; başvurum ne durumda kulüp; üyelik şartı; isteğimi iptal; başvurdum ses yok; topluluk kaydı;
      kulübe gir; aralarına katılmak; üye olmaya bastım bir haftadır ses yok; girmekten vazgeçtim; kulübe alınmak için ne yapılır;
      beğendiğim gruba yazılmak; öğrenci gruplarından birine girmek; kulübe alınmak için tecrübe gerekli mi;
      burada kulübe nasıl girilir; topluluğa girmek istiyorum ne yapmalıyım; kulüplere üye olma yolu`,
  },
  mine: {
    en: `
      groups I belong to; get out resign; no longer interested in the club; what am I part of unjoin; membership list;
      I no longer go to the meetings and want out; groups with my name in them; stop being part of a group that I signed up for`,
    tr: `
      içinde olduğum gruplar; ilgim kalmadı topluluğa; üyesi miyim neyin; kulüp üyeliği bırak; çıkış topluluk; artık gitmiyorum kulübe;
      üyelik sonlandır; parçası olduğum; toplantılara gitmiyorum artık çıkayım; adımın olduğu gruplar; kulüple ilişiğimi keseyim;
      yazıldığım gruptan ayrılayım; hâlâ üye görünüyor muyum kulüpte`,
  },
  found: {
    en: `
      our society absent; register a society; we want to establish become captain; get admin for our page; introduce our team;
      how do I get organiser rights; we are new launch; I lead a group that exists but isn't shown;
      who gives the right to post for a club; ten of us share a hobby and want a page for our group`,
    tr: `
      biz yeni bir grubuz; kulübü buraya ekletmek; kaptan olmak; yetki almak topluluk sayfası; organizatörlük nasıl verilir;
      topluluğumuz eksik; kurucu sayfamız yok; tanıtmak istiyoruz ekibimizi; oluşum kurmak; yürüttüğüm grup görünmüyor;
      kulüp adına yazma hakkını kim veriyor; takım kurduk buraya girelim; on kişiyiz aynı hobiyi seviyoruz grubumuzun sayfası olsun`,
  },
  manage: {
    en: `
      admin of society; kick member; approve newcomers; transfer presidency; board who wants in; upload pictures of society; new chairman;
      remove an inactive member; give role appoint; our former chairman graduated and I take over;
      twenty people want in, how do I let them; somebody disturbs the group, put out;
      people want to join our club, where do I approve them; accept members of our society; who may post for our community;
      make somebody a moderator of our club; requests to our community`,
    tr: `
      üye atmak; yeni gelenleri onayla; yönetim kurulu; rol vermek; topluluk fotoğrafı; yeni başkan seçildi; pasif üyeyi çıkarmak;
      istek kutusu kulüp; başkan değişti; üyeleri düzenle; bekleyen üyelik; eski başkan mezun oldu ben devralıyorum;
      yirmi kişi girmek istiyor nasıl alırım; grubu rahatsız edeni çıkarmak; kulüpte yetki dağıtmak;
      topluluğumuza girmek isteyenleri nereden onaylarım; kulübe üye kabul etmek; topluluk adına kim yazabilir;
      kulüpte birini yetkili yapmak; topluluğa gelen istekler`,
  },
};
