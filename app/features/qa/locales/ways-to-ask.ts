/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { qaGuides } from "./guides";

export const qaWays: WaysToAsk<keyof typeof qaGuides> = {
  ask: {
    en: `
      nobody knows this; question box; can I throw a question; put question into pool; want reply from experienced ones;
      I couldn't find answer here; without name ask the pool; submit a question; I searched everywhere and no one explains it;
      let those in upper years tell me something; I'm embarrassed to ask hoca, where else;
      ask a question about university life and get an answer; who answers my questions here`,
    tr: `
      soru kutusu; bilen biri yanıtlasa; tecrübeliler cevaplasın; havuza soru atmak; kimse bilmiyor sorayım; merak ettiğim bir şey var;
      soru gönder; adımı vermeden havuza; birine danışmak; soru bırakmak; her yere baktım açıklayan yok;
      üst sınıflar bana bir şey söylesin; hocaya sormaya utanıyorum başka nereye; kafama takılan bir şey var;
      okul hayatıyla ilgili soru sorup yanıt almak; sorularımı burada kim yanıtlıyor`,
  },
  browse: {
    en: `
      knowledge base; look if it was answered; previously asked; popular questions; sort by group; wiki of questions; solved doubts;
      common things people wonder; surely somebody wondered the same before me; is there a list of what everyone asks about campus;
      look through what was answered by group`,
    tr: `
      bilgi bankası; cevaplanmış mı bakayım; daha önce soran; popüler sorular; merak edilenler; çözülmüş sorular; gruba göre sorular;
      herkesin sorduğu; soru arşivi; benden önce biri aynısını merak etmiştir; kampüs hakkında herkesin sorduğu liste;
      gruplara göre yanıtlananlara göz atmak; hazır cevaplar var mı`,
  },
  display: {
    en: `
      long page; entire archive of replies; one big list; share link to a specific reply; scroll through everything;
      full q and a document; I want to read it all like a book; give everything at once without clicking;
      send one reply's link to a friend`,
    tr: `
      uzun sayfa; bütün arşiv; tek liste; belli bir yanıtın linki; kaydırarak hepsini okumak; soru cevap dökümü; tamamını görmek;
      kitap gibi baştan sona okumak; tıklamadan hepsini ver; tek cevabın linkini arkadaşa yollamak; cevapların tamamı`,
  },
  answer: {
    en: `
      I know things and can help; be a helper which ones are open; share expertise; contribute replies; reply to newbies;
      whoever asks doesn't get replies; I know dorm life well and could reply to newcomers; where are those nobody replied to;
      let me help first years with what I know`,
    tr: `
      bildiklerimle yardım; açık sorular; cevapsız kalanlar; yeni gelenlere yanıt; bilgimi aktarmak; soru cevaplamak istiyorum;
      havuzda bekleyen; yardımcı olmak; yanıtlayayım birilerini; yurt hayatını iyi bilirim yenilere yanıt yazarım;
      kimsenin cevap vermediği sorular; birinci sınıflara bildiğimle yardım; birine açıklama yapmak istiyorum`,
  },
};
