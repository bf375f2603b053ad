/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { advertGuides } from "./guides";

export const advertWays: WaysToAsk<keyof typeof advertGuides> = {
  browse: {
    en: `
      second hand; cheap fridge; flatmate sublet; lift to istanbul; private tutor; used bicycle; calculator for sale; room near a1;
      looking for furniture; tickets of people; notice board of students; my lease ends and I need a bed near the campus soon;
      does anyone sell the calculus book cheaply; somebody going to izmir by car on the holiday; who teaches piano for a fee`,
    tr: `
      ikinci el; buzdolabı ucuz; ev arkadaşı; istanbula araba; özel ders hocası; bisiklet arıyorum; hesap makinesi satan; eşyalı oda;
      100. yılda ev; mobilya bakıyorum; sahibinden gibi letgo gibi; devren ev; kitap satan; kontratım bitiyor acil kalacak yer;
      calculus kitabını ucuza veren; bayramda izmire arabayla giden; ücretli piyano dersi veren biri; öğrenciden ikinci el telefon`,
  },
  add: {
    en: `
      give away stuff; sell my lamp; car to istanbul with empty seats; tutor maths for money; sell graphing calculator;
      renting my flat in summer; announce that I sell; put my bike on sale; lost wallet notice; found keys;
      I graduate and must empty my room by june; there's an empty seat in my car on fridays;
      I could teach physics to first years for money; who wants my old desk`,
    tr: `
      lambamı satıcam; boş koltuk var istanbula; matematik dersi veriyorum; yazın evimi devretmek; hesap makinesi satıyorum;
      ev arkadaşı lazım; bulunan anahtar; cüzdan kaybettim ilan; bedavaya veriyorum; eşya satma; elden çıkarıcam;
      mezun oluyorum odamı boşaltacağım; cumaları arabamda boş yer var; birinci sınıflara parayla fizik anlatırım; eski masamı isteyen;
      evde bir oda boşaldı`,
  },
  mine: {
    en: `
      it is gone take off; expired listing; lower the price; wrong phone on listing; add photo to listing; renew listing;
      people still call me; somebody bought my bike and the notice is still there; I'd go down fifty liras in my notice;
      put a photo on my sale`,
    tr: `
      hâlâ arıyorlar sattım; fiyatı düşür; numarayı yanlış yazdım ilanda; süresi bitti ilan; foto ekle ilana; ilanı kaldırmak;
      ilan hâlâ yayında; bisikletimi aldılar ilan hâlâ orada; ilanda elli lira inmek istiyorum; satışıma fotoğraf;
      ilanımdaki telefonu düzelteyim; verdiğim ilanı bulamıyorum`,
  },
};
