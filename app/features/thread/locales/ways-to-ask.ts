/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { threadGuides } from "./guides";

export const threadWays: WaysToAsk<keyof typeof threadGuides> = {
  start: {
    en: `
      post something to everybody; begin a topic; need opinions from people; forum post; share a thought; ask the crowd;
      write to students; new post; want advice from others; open a title;
      something bothers me about the cafeteria and I want to hear others; where do people write when they look for advice on life here;
      let me ask the whole campus; ask a general thing to everybody on campus; I want advice from other students`,
    tr: `
      bir şey paylaşmak herkese; başlık aç; insanların fikrini almak; yazı paylaşmak; millete danışmak; post atmak; muhabbet açmak;
      tartışmaya sunmak; forumda soru sormak; bir derdim var yazıcam; yemekhane hakkında dertliyim başkalarını dinlemek istiyorum;
      millet akıl danışırken nereye yazıyor; bütün kampüse seslenmek; bir konuda fikir toplamak istiyorum;
      kampüstekilere genel bir şey sormak; sohbet başlatmak; diğer öğrencilerden tavsiye almak`,
  },
  anonymous: {
    en: `
      without nickname; don't want my classmates recognise me; secret post; number instead of name; ashamed to ask;
      hide identity when replying; can staff see who posted; shy to write; incognito reveal;
      my roommate uses this site too and shouldn't know that it's me writing; will my number be the same in every topic;
      can people click through to my profile from a hidden post`,
    tr: `
      gizlice yazmak; sınıftakiler tanımasın; utanıyorum sormaya; takma isimle; kimliğimi saklayarak konu; numara çıkıyor isim yerine;
      gizli post; çekiniyorum adımla yazmaya; adsız cevap; oda arkadaşım da burada ben olduğumu bilmesin; numaram her konuda aynı mı;
      gizli yazdığımdan profilime ulaşılır mı; kimse bilmeden dert anlatmak`,
  },
  format: {
    en: `
      bullet points; put a link in my post; strikethrough latex; code block; @ sign headings; quote someone's words;
      preview before posting; how to notify a person in my post; my code looks ugly in the post; how do I make a list with dots;
      I want my friend to get notified by writing his name`,
    tr: `
      madde madde yazmak; link koymak yazıya; kod bloğu; başlık kalınlaştır; at işareti alıntı yapmak; etiketlersem haber gider mi;
      yazıya link eklemek; birinden bahsetmek konuda; tırnak içine almak; kodum postta çirkin çıkıyor; noktalı liste yapmak;
      adını yazınca arkadaşım görsün; yazının nasıl görüneceğine bakmak`,
  },
  find: {
    en: `
      hot topics; what is everybody talking about; gossip board; dorm advice posts; answer somebody's post; newest posts;
      threads without solution; browse posts; is there a forum like ekşi; what did people say about dorm internet;
      I saw a discussion yesterday and can't find it; topics sorted by newest; who talks about the festival`,
    tr: `
      millet ne diyor; gündem dedikodu; ekşi gibi bi yer; son postlar; etiketle süzmek; gönderileri gezmek; çözülmemiş konular;
      yurt önerisi konuları; birinin postuna yazmak; tartışmalara bakayım; yeni gönderiler; yurt interneti için ne demişler;
      dün bir tartışma görmüştüm bulamıyorum; şenlik muhabbeti nerde; en yeni yazılanlar`,
  },
  follow: {
    en: `
      subscribe to a post; mute this topic; keep an eye on; no more pings from that post; star a topic; notify me on new comments;
      watch a topic; come back to it later; I don't want to miss what people reply to this discussion;
      too many alerts from one topic I once wrote in; list of topics I watch`,
    tr: `
      bu konudan ping gelmesin; gözüm üstünde olsun; sonra dönüp okuyacağım konu; yeni yorum olunca dürt; gönderiyi izlemek;
      konu bildirimi sustur; takipten çık; bu tartışmaya yazılanları kaçırmayayım; bir kere yazdım her yorumda uyarı geliyor;
      izlediğim başlıklar; konu hareketlenince duyayım`,
  },
  own: {
    en: `
      everything I ever replied; posts by me my comments; where did my post go; look up what I asked last month; history of my posts;
      which topics did I take part in; I asked about internships some weeks ago where is it; everything that I typed in the forum;
      did somebody respond under my post`,
    tr: `
      geçen ay ne sormuştum; attığım gönderi kayboldu; yorum yaptığım konular; katıldığım tartışmalar; kendi gönderilerim;
      eski postlarıma bakmak; postlarım ben ne yazmışım; haftalar önce staj sormuştum o yazı nerede; forumda yazdığım ne varsa;
      gönderime biri karşılık vermiş mi; başlattığım muhabbetler`,
  },
  edit: {
    en: `
      typo in my post; lock my topic; take down my comment; wrong title; delete post; previous wording; nobody should reply anymore;
      correct a sentence; undo my comment; I gave too much information about myself in a post;
      people are fighting under my topic and I want to end it; wrong word in a reply`,
    tr: `
      yazım hatası var postta; konuyu kilitlemek; yorumumu yok et; fazla şey anlatmışım kaldırayım; başlığı yanlış yazdım; eski hali;
      artık kimse yazmasın altına; cümleyi düzeltmek; postu geri çek; yazımda kendimle ilgili çok şey söyledim;
      konumun altında kavga çıktı bitireyim; cevabımdaki kelimeyi düzelteyim; başlattığım tartışmayı sonlandır`,
  },
  accept: {
    en: `
      tick the best reply; green tick; choose the winner; thanks it worked close it; best comment; mark helpful reply as solution;
      I picked the wrong solution; one of the replies solved it, how do I show that; I clicked the tick at the wrong person's reply;
      close a question because I got what I needed`,
    tr: `
      en iyi cevabı seçmek; yeşil tik; işe yaradı bunu seçeyim; çözüm diye belirlemek; yanlış cevabı seçmişim; doğru yanıtı işaretle;
      sorum halloldu; tik atmak cevaba; cevaplardan biri çözdü nasıl belli ederim; tiki yanlış kişiye verdim;
      istediğimi öğrendim soruyu çözülmüş yap; en doğru yanıtı belirle`,
  },
  demo: {
    en: `
      peek at forum before joining; guest reading posts; do I need membership to read posts; trial posts; public posts; look around first;
      I'm not a member yet and want to see what is talked about; show parents the forum without registering`,
    tr: `
      üye olmadan forum; misafir olarak post okumak; kaydolmadan göz gezdirmek; deneme gönderileri; forumu önce bi göreyim;
      üyeliksiz okunur mu konular; henüz üye değilim neler yazılmış göreyim; üye olmayan forumu okuyabilir mi;
      kayıt olmadan önce tartışma örneği`,
  },
  display: {
    en: `
      teaser of posts; what's hot for visitors; quick impression; few headlines; sneak peek; give me three titles that people argue on;
      visitors get which topics; tiny look at talks before joining`,
    tr: `
      birkaç başlık; ziyaretçiye vitrin; öne çıkan başlıklar; hızlıca bir göz; kısa tanıtım postlar;
      insanların tartıştığı birkaç başlık ver; katılmadan konuşulanlara ufak bakış; ziyaretçi hangi başlıkları görür`,
  },
};
