/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const studyRoomFactWays: WaysToAsk<string> = {
  open: {
    en: `
      is anybody working together online now; where can I sit and work with others for an hour;
      is a study session open at the moment; people who study {name} together; who wants to study {name} with me tonight;
      I can't focus alone, is somebody studying; a room where others work too; which study rooms may I join;
      is there a group for {name} exam prep; two hours until class, with whom can I study`,
    tr: `
      şu an birlikte çalışan var mı; iki saat boşluğum var birileriyle çalışayım; {name} çalışan bir grup;
      tek başıma odaklanamıyorum çalışan var mı; {name} sınavına birlikte hazırlanan; hangi çalışma odalarına girebilirim;
      bu akşam ders çalışan oda; online ders çalışan kimse; {name} için çalışma arkadaşı`,
  },
  own: {
    en: `
      when does my study room begin; which session did I sign up for; the room I opened, at what time is it;
      who is in the room I host; how many joined my study room`,
    tr: `
      açtığım çalışma odası kaçta; hangi çalışma odasına katılmıştım; benim odam ne zaman başlıyor; kurduğum odaya kaç kişi geldi;
      katıldığım oda saat kaçta`,
  },
};
