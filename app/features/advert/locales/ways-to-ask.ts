/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { advertGuides } from "./guides";

export const advertWays: WaysToAsk<keyof typeof advertGuides> = {
  browse: {
    en: `
      second hand; flatmate sublet; private tutor; used bicycle; calculator for sale; room near a1; looking for furniture;
      tickets of people; notice board of students; my lease ends and I need a bed near the campus soon;
      somebody who drives home on the holiday and takes others; student who teaches for a fee; used household things`,
    tr: `
      ikinci el; ev arkadaşı; özel ders hocası; bisiklet arıyorum; hesap makinesi satan; eşyalı oda; 100. yılda ev; mobilya bakıyorum;
      sahibinden gibi letgo gibi; devren ev; kitap satan; kontratım bitiyor acil kalacak yer; öğrenciden ikinci el telefon;
      bayramda memlekete arabayla giden biri; parayla ders anlatan öğrenci; kullanılmış ev eşyası`,
  },
  add: {
    en: `
      give away stuff; sell graphing calculator; renting my flat in summer; announce that I sell; put my bike on sale; lost wallet notice;
      found keys; I graduate and must empty my room by june; there's an empty seat in my car on fridays; who wants my old desk;
      I could teach first years for money; there are empty seats in my car at the weekend;
      where do I put something that I want to sell; get rid of my old books for money`,
    tr: `
      yazın evimi devretmek; hesap makinesi satıyorum; ev arkadaşı lazım; bulunan anahtar; cüzdan kaybettim ilan; bedavaya veriyorum;
      eşya satma; elden çıkarıcam; mezun oluyorum odamı boşaltacağım; cumaları arabamda boş yer var; eski masamı isteyen;
      evde bir oda boşaldı; birinci sınıflara parayla ders anlatırım; hafta sonu arabamda boş koltuk var;
      kullanmadığım eşyayı nereye koyup satarım; eşyamı satışa çıkarmak`,
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
