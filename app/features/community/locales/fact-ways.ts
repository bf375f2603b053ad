/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const communityFactWays: WaysToAsk<string> = {
  named: {
    en: `
      which club helps beginners with {name}; I'd like to learn {name}, is there a group; a {name} group for people who never did it;
      who goes {name} on weekends; is there a place for people who love {name}; a club that teaches {name};
      I never did {name} before, will a club take me; people who meet for {name}; society for {name}; when does the {name} society meet;
      how do I contact the {name} club; students who do {name} together; I know nobody here, a group that does {name};
      do I need my own gear for {name}; I want to sing with people, can't read music;
      I never stood on a stage, is there a group that takes me; people who hike and climb, I'm a beginner;
      where do coders hang out on weekends; a group for exchange students who cook together; anyone who {name} together;
      a crew for {name}; I'd like to try {name}, who takes beginners; is there a team for {name}; folks into {name};
      club where people {name}; new here, a group for {name}; who organises {name} here; which club goes {name}`,
    tr: `
      {name} öğrenmek istiyorum topluluk var mı; {name} bilmeden girilecek topluluk; hafta sonu {name} yapanlar;
      {name} sevenlerin toplandığı yer; yeni başlayanlara {name} kulübü; {name} topluluğu ne zaman toplanıyor;
      {name} kulübüne nasıl yazarım; birlikte {name} yapan öğrenciler; hiç {name} yapmadım alırlar mı; {name} grubu;
      {name} ile ilgilenen topluluk; {name} topluluğunda malzeme lazım mı; {name} kulübüne girmek isteyen acemi;
      {name} topluluğuna girmek için deneyim şart mı; birlikte {name} yapanlar var mı; {name} ekibi var mı acemiyim;
      {name} denesem hangi topluluk alır; {name} ile takılmak istiyorum; {name} meraklıları;
      hiç bilmiyorum {name} öğrenmek istiyorum ekip; {name} yapan bir grup vardı neydi; hangi toplulukta {name} yapılıyor;
      {name} takımı var mı okulda; dağa çıkan ekip; sahneye çıkmak istiyorum hiç deneyimim yok; yabancılarla tanışıp yemek yapılan grup;
      {name} kulübü yeni başlayana uygun mu; {name} seven birileri`,
  },
  own: {
    en: `
      am I a member of the {name} club; did {name} take me in; has {name} accepted my request; is my request to join {name} answered;
      which clubs do I belong to; what became of my request to {name}; who wants to join my club;
      who is waiting for my answer in our club; are there join requests in my community; who applied to our {name} club;
      which society am I in charge of; did they let me into {name}; my clubs`,
    tr: `
      {name} topluluğuna üye miyim; {name} isteğim ne oldu; topluluğa attığım istek; üye olduğum kulüpler;
      kulübüme kim katılmak istiyor; topluluğumuza başvuranlar kim; bekleyen katılım isteği var mı kulübümde;
      {name} topluluğuna başvurmuştum sonuç; hangi kulübün yöneticisiyim; {name} kulübüne alındım mı;
      cevap bekleyen başvuru var mı topluluğumda; hangi kulüplerdeyim`,
  },
};
