/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { contactsGuides } from "./guides";

export const contactsWays: WaysToAsk<keyof typeof contactsGuides> = {
  write: {
    en: `
      talk to founders; customer service; suggestion box; feedback hotline; business inquiry; sponsor press; partnership human please;
      reach admin; instagram of hocam; phone of hocam; I want to thank the people who made this; can somebody real call me;
      our company would like to work with you; you should add a bus timetable`,
    tr: `
      öneri kutusu; müşteri hizmetleri; kurucularla konuşmak; sponsorluk iş birliği; canlı destek; insanla görüşmek; yöneticiye yaz;
      geri bildirim; basın iletişim; hocamın instagramı; bunu yapanlara teşekkür etmek istiyorum; gerçek biri dönüş yapsın;
      şirket olarak sizinle çalışmak isteriz; otobüs saatlerini de ekleyin; sizinle görüşmek`,
  },
  problem: {
    en: `
      bug freezes; white page; broken link; 500 slow; doesn't respond; nothing happens on click; buttons dead; crashed error id;
      loading forever; I press send and it only spins; the letters overlap on my phone; pictures don't appear;
      it threw me a number with an error; the calendar shows the wrong hour`,
    tr: `
      bug donuyor; beyaz sayfa; kırık link; tepki vermiyor; yavaş çöktü; tıklıyorum olmuyor; hata kodu; yükleniyor diye kaldı;
      sayfa bozuldu; 500 hatası; gönder diyorum dönüp duruyor; telefonda yazılar birbirine girmiş; resimler görünmüyor;
      bana numaralı hata verdi; takvim saati yanlış gösteriyor; tuş basmıyor`,
  },
};
