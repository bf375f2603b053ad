/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { aiGuides } from "./guides";

export const aiWays: WaysToAsk<keyof typeof aiGuides> = {
  ask: {
    en: `
      are you gpt chatgpt; bot capabilities; human or machine; trustworthy whom am I speaking to; sources can I rely on you;
      hello topics you know; is a person typing to me; what sort of things can I throw at you; are you allowed to be wrong;
      are you an official voice of the university`,
    tr: `
      chatgpt misin bot; güvenilir mi cevaplar; makine misin insan mı; kiminle konuşuyorum; kaynak merhaba; ne bilirsin neler biliyorsun;
      yapay zeka; konular selam; bana yazan insan mı; söylediklerini nereden alıyorsun; sana neleri sorayım;
      üniversitenin resmi sesi misin; yanılır mısın ne işe yararsın`,
  },
  chats: {
    en: `
      previous questions; history with bot; erase what I asked bot; delete talks; old answers; start over; fresh talk;
      who reads my questions; private retitle; I don't want anybody to read what I asked you; forget what I said before;
      find the answer you gave me last week; change the name of this talk`,
    tr: `
      bota sorduklarım; eski sorularım; konuşma geçmişi; baştan başla; okuyan var mı sorularımı; konuşmaları yok et; önceki yanıtların;
      temiz sayfa; yeni konuşma; gizli mi bot; sana sorduklarımı kimse okumasın; önceki dediklerimi unut sil;
      geçen hafta verdiğin cevabı bulayım; bu konuşmanın ismini değiştir; konuşmalarımı temizle`,
  },
  rate: {
    en: `
      thumbs down; you are wrong nonsense; bad reply of bot; try again; feedback on bot; that's not what I asked;
      incorrect like your reply; what you said isn't true, whom do I tell; your reply helped, how do I show it; give me another version;
      rephrase you misunderstood me`,
    tr: `
      yanlış söylüyorsun; olmadı tekrar dene; bota geri bildirim; saçmaladın başparmak; hatalı cevap bot; beğendim cevabını;
      baştan yanıtla; alakasız cevap; dediğin doğru değil kime söylerim; cevabın işime yaradı nasıl belirtirim; başka türlü cevapla;
      beni yanlış anladın; cevap eksikti`,
  },
  examples: {
    en: `
      guest bot; sample prompts; showcase trial; without membership bot; what do people ask you; prompt ideas;
      let me see what it answers before I register; which questions could one try; show the bot to a visitor`,
    tr: `
      misafir bot; örnek sorular; üyeliksiz bot; millet sana ne soruyor; soru fikirleri; deneme gösterim;
      üye olmadan ne cevapladığını göreyim; hangi soruları denesem; botu ziyaretçiye göster; asistana ne sorulur örnek`,
  },
};
