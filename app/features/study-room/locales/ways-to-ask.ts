/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { studyRoomGuides } from "./guides";

export const studyRoomWays: WaysToAsk<keyof typeof studyRoomGuides> = {
  what: {
    en: `
      explain rooms are these physical; library booking; video call; meet online; what happens inside who can hear;
      how long do messages stay; virtual library; I see rooms here, do I have to walk somewhere; does anyone watch me in the room;
      what's the point of rooms`,
    tr: `
      kamera açılıyor mu; kütüphane rezervasyonu mu; sanal kütüphane; içerde ne oluyor zoom gibi mi; mesajlar ne kadar kalıyor;
      online buluşma; mantığı ne bu odaların; odalar yazıyor bir yere mi gidiliyor; odada beni izleyen olur mu; bu odaların olayı ne;
      odada ne yapılıyor anlamadım`,
  },
  join: {
    en: `
      sit with others; room full; enter only with link; take part in session; can't see the location; accept invitation;
      get a seat in a group; I found a room for tomorrow, how do I get a chair; the room says closed to me;
      sit together with others who take my lesson; find a group for my midterm;
      people to study with tonight; join others who work on the same course; somebody to sit and write with`,
    tr: `
      gruba girmek; dolu diyor; linkle girilen oda; birileriyle oturmak; seansa dahil olmak; davet linki açılmıyor; konumu çıkmıyor;
      kilitli oda; odaya gir; çalışma grubuna katılmak; yarına oda buldum nasıl yer alırım; oda bana kapalı görünüyor;
      açık odalardan birine gireyim; aynı dersi alanların yanına oturayım; vizem için grup bulmak;
      bu akşam birlikte çalışacak insanlar; aynı derse çalışanlara katılmak; birlikte oturup yazacak biri`,
  },
  open: {
    en: `
      set up a group; gather people for the midterm; schedule a meetup; private with link; form a team to revise; call people to library;
      max number of people; nobody I know takes this lesson, I want to gather strangers to revise;
      make a room only my three friends can enter; say where we meet and how many fit; gather a group for my final;
      meet at the library with others to revise;
      get some people together to practise tonight with a timer; start a session for a few friends; can I open a room for calc practice;
      how many fit into a session that I open; place to work together, most people;
      open a room so that we study together; how many people fit in a study room; make a place to work with friends`,
    tr: `
      grup kurmak; vizeye toplanalım; kütüphanede buluşma ayarla; sadece benim bölüm; linkli özel oda; kişi sınırı;
      insan toplamak ders çalışmaya; beraber çalışmaya çağırmak; buluşma düzenlemek; final çalışma grubu;
      bu dersi alan tanıdığım yok yabancılarla tekrar yapalım; yalnız üç arkadaşımın girebildiği oda;
      nerede buluşacağımızı yazıp kaç kişi; finale birlikte hazırlanalım diye çağrı; finalim için grup toplamak;
      kütüphanede başkalarıyla buluşup tekrar yapmak;
      bu akşam birkaç kişiyle süre tutarak çalışmak için oda; arkadaşlarla çalışma oturumu başlatmak; soru çözmek için oda açmak;
      bir çalışma odası en fazla kaç kişilik olur; birlikte çalışmalık yer açmak;
      birlikte çalışmak için oda açmak; çalışma odası en fazla kaç kişi; arkadaşlarla çalışacak yer açmak`,
  },
  leave: {
    en: `
      bail out; I can't host tonight; kick a member; give host to other; cancel the session; pass hosting; finish early;
      postpone session an hour; troublemaker in room; I can't make it tonight although I promised in the room;
      the person who opened it left, who leads; someone writes rubbish in our room, throw out`,
    tr: `
      çıkayım odadan; bu akşam yapamıyorum iptal; birini atmak; ev sahipliğini vermek; seansı bitir; saati kaydır;
      rahatsız eden var çıkar; vazgeçtim katılmıyorum; odayı kapat; hostluğu bırakmak; odaya söz verdim ama gelemiyorum;
      açan gitti kim yönetecek; odamızda saçmalayan var atalım; buluşma saatini ileri alalım`,
  },
  timer: {
    en: `
      25 minutes; focus clock; break length; talk with members; messages in room; bell rings; synchronised timer; stop the clock;
      write to others while studying; how do we all start working at the same second; where can members type to each other;
      ring after fifty minutes`,
    tr: `
      25 dakika; geri sayım; mola uzunluğu; saat başlat; odadakilere yazmak; zil çalıyor; ortak sayaç; odaklanma saati; süreyi durdur;
      mesajlaşma odada; pomodoro süresi; hepimiz aynı anda nasıl başlarız; üyeler birbirine nereye yazar; elli dakika sonra çalsın;
      mola ne zaman bitiyor`,
  },
};
