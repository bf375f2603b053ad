/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { reportingGuides } from "./guides";

export const reportingWays: WaysToAsk<keyof typeof reportingGuides> = {
  report: {
    en: `
      racist comment; fake profile; spam post; someone uses my photo; hate speech; bullying by a member; swearing flag;
      he posted my phone number; sexual comment; misleading info in a note; lies about me impersonation; copyrighted file here;
      scam listing; a stranger pretends to be me here; in the comments they make fun of a student by name;
      an ad takes money and sends nothing; something illegal was posted;
      somebody swears about a teacher, whom do I tell; nasty words under a post;
      somebody wrote disgusting things about a teacher, who do I tell; a comment insults me; this post is offensive, get it removed;
      someone swears in a discussion; there's hate in a reply, where do I complain`,
    tr: `
      ırkçı yorum; sahte profil; küfür spam; fotoğrafımı kullanmışlar; nefret söylemi; numaramı yazmışlar; hakkımda yalan;
      cinsel içerikli; dolandırıcı ilan; taklit hesap; telifli dosya; şikayet butonu; birini ihbar etmek; zorbalık uygunsuz;
      biri benmişim gibi yazıyor; yorumlarda adıyla bir öğrenciyle dalga geçiyorlar; ilan para alıp yollamıyor;
      yasa dışı bir şey paylaşılmış; rahatsız edici gönderiyi haber vereyim;
      biri hocaya küfretmiş kime söylerim; hakaret eden gönderi;
      biri hoca hakkında iğrenç şeyler yazmış kime söyleyeyim; bir yorum bana hakaret ediyor; bu gönderi çok çirkin kaldırılsın;
      tartışmada küfür eden var; yanıtta nefret söylemi var nereye şikayet ederim`,
  },
  transparency: {
    en: `
      percentage of removed; how many complaints arrive; data on complaints per month; average time of a decision;
      are you deleting criticism; open figures; do moderators treat everyone alike, is there proof;
      how quickly do you remove bad posts on average; how often were people right who objected`,
    tr: `
      aylık şikayet verisi; eleştiriyi siliyor musunuz; karar süresi ortalaması; kaç şikayet geliyor; silinme oranı; açık rakamlar;
      moderasyon raporu; kaç içerik silinmiş; moderatörler herkese eşit mi kanıtı var mı; kötü yazıyı ortalama kaç günde kaldırıyorsunuz;
      itiraz edenler ne kadar haklı çıkmış; silinenlerin sayısı açık mı`,
  },
  own: {
    en: `
      case number; I flagged a post last week; follow up complaint; nobody answered my flag; appeal result; the code you gave me;
      any result of complaint; I told you about an insult and would like to know how it ended; I kept a code after complaining as a guest;
      did you read my complaint`,
    tr: `
      takip numarası; geçen hafta ihbar ettim; şikayetime dönüş yok; verdiğiniz kod; bildirimim incelendi mi; itiraz sonucu;
      ihbarım ne durumda; şikayet takibi; şikayetlere cevap; hakareti bildirmiştim nasıl bitti; misafir olarak şikayet edip kod almıştım;
      şikayetimi okudunuz mu; bildirdiğim kişi ceza aldı mı`,
  },
};
