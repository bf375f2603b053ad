/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { profileGuides } from "./guides";

export const profileWays: WaysToAsk<keyof typeof profileGuides> = {
  consents: {
    en: `
      explicit consent revoked; opt out of what I accepted; undo agreeing; which version did I accept; consent history list;
      I ticked a box and changed my mind; stop using my transcript for marks`,
    tr: `
      açık rıza geri çekme; kabul ettiğimden vazgeçtim; onay geçmişi; hangi sürümü kabul etmiştim; kutuyu işaretledim pişman oldum;
      transkriptim işaretler için kullanılmasın; rıza iptali`,
  },
  account: {
    en: `
      my surname is misspelled; personal details; nickname biography; entrance year wrong; instagram link; switch major field;
      personal information; username already taken; I got married new surname; my first name appears with a typo;
      I transferred to another faculty and the site still shows the old one; may I use a nickname instead of my real name;
      put a sentence on my page about me`,
    tr: `
      rumuz değişimi; soyadım yanlış yazılmış; giriş yılım hatalı; kişisel bilgiler; instagram hesabımı eklemek;
      bölüm değiştirdim güncellenmemiş; biyografi nick; kullanıcı adı alınmış; profil bilgisi düzeltme; yatay geçişle bölümüm değişti;
      evlendim soyadım değişti; ismim hatalı görünüyor; başka fakülteye geçtim site eskisini gösteriyor;
      gerçek adım yerine takma ad kullanabilir miyim; sayfama kendimle ilgili cümle; linkedinimi ekleyeyim`,
  },
  photo: {
    en: `
      put my face; selfie pp; default letters instead of picture; too big file; crop portrait; people shouldn't see my face;
      icon next to my name; replace old picture; the picture I picked is rejected because it is large; can I be here without a face;
      does my picture show when I write secretly; put my face on my account; upload a selfie as my profile picture;
      my account has no picture, add one; change the picture next to my name; avatar`,
    tr: `
      pp değiştirme; yüzüm görünmesin; selfie koymak; baş harflerim çıkıyor; dosya çok büyük diyor; pp koycam; eski resim duruyor;
      ikonumu değiştirmek; fotomu kimse görmesin; seçtiğim resim büyük diye olmuyor; yüzsüz takılmak istiyorum;
      gizli yazınca resmim çıkar mı; yeni vesikalığımı koyayım; hesabıma yüzümü koymak; profile selfie yüklemek;
      adımın yanındaki resmi değiştirmek; hesabımda resim yok ekleyeyim; vesikalık yüklemek; avatar koymak`,
  },
  theme: {
    en: `
      sun icon; too bright moon; colours inverted; eyes tired; white screen disturbs; low light; dim appearance; automatic with system;
      night reading; it hurts to read this at midnight in bed; the page turned black and I want white again; follow my phone's appearance;
      too bright at night; my eyes burn at night, make it black; the white background hurts; night colours`,
    tr: `
      ekran çok parlak; güneş simgesi; ay simgesi; görünüm ayarı; gözümü yakıyor beyaz; telefonla aynı olsun görünüm; renkleri karart;
      beyaz ekran rahatsız ediyor; siyah mod; gece yatakta okurken gözüm acıyor; sayfa siyah oldu beyaza dönsün;
      telefonumun görünümüne uysun; aydınlık görünüm;
      geceleri çok parlak; beyaz ekran gözümü yakıyor; gece renkleri; koyu görünüm`,
  },
  language: {
    en: `
      switch locale; I am an exchange student and can't read turkish; mails are in turkish; tr button; english interface;
      translate this website; mixed languages; prefer english; german available; menus in turkish;
      my exchange friend cannot read a word here; the letters you send me are turkish though I'm foreign;
      suddenly everything turned to another tongue; everything is in Turkish, I want English; the site talks turkish to me;
      switch it to english for my exchange friend; menus in english please; I don't speak turkish, is there an english version`,
    tr: `
      tr en düğmesi; yabancı arkadaşım okuyamıyor; arayüz ingilizce; menüler ingilizce olmuş; ingilizceye nasıl döndürürüm; mailin dili;
      sayfa yabancı dilde; almanca var mı çeviri; ingilizce istemiyorum; yabancı öğrenciyim hiçbir şey anlamıyorum;
      postalarınız yabancı dilde geliyor; birden sayfa ingilizceye döndü; arayüzü türkçeye al;
      site ingilizce açıldı türkçe olsun; menüleri türkçeye çevirmek; erasmuslu arkadaşım için ingilizce yapmak; dil seçeneği nerede;
      yazılar ingilizce geliyor`,
  },
  "second-step": {
    en: `
      sms code; extra protection; someone might guess my password; otp authenticator; verification at login; hacked before; six digits;
      code keeps coming each time; security settings; I'm afraid that somebody breaks into my account;
      every time six numbers are asked, can that stop; is there protection beyond a password;
      an extra code besides my password when I log in; make it harder for others to get into my account;
      I want my phone to confirm every login; protect my account more than a password; somebody guessed my password, add another lock;
      authenticator app for signing in; two factor login on; ask for a code from my phone at login;
      my account should need more than the password`,
    tr: `
      sms kodu; ekstra koruma; şifremi tahmin ederler diye; altı haneli kod; her girişte kod istiyor bıktım; çift doğrulama;
      güvenlik ayarı; hacklenmesin mfa; biri hesabımı kırar diye korkuyorum; her seferinde altı rakam soruyor bitsin;
      şifreden başka koruma var mı; giriş koduna geçmek; şifrenin yanında bir de kod istesin; hesabımı daha zor girilir yapmak;
      her girişte telefonumdan onay olsun; şifre yetmiyor ek güvenlik; biri şifremi bulmuş bir kilit daha koysam;
      girişte doğrulama uygulaması; iki aşamalı giriş açmak; hesabım için ekstra koruma; girerken telefonuma kod sorsun`,
  },
  devices: {
    en: `
      sign off; kick out other computers; library pc still logged; left my laptop with a friend; end session; sessions exit;
      which phones are connected; remote logout; get out of my profile; I used the computer in the lab and walked away;
      there is an entry from a city I've never been to; throw everyone else out of my account; I left my account open on a lab computer;
      somebody else may be inside my account, throw them out; I see a login that wasn't me`,
    tr: `
      kütüphanedeki bilgisayarda açık bırakmışım; bağlı telefonlar; başka şehirden giriş görünüyor; uzaktan çıkış; oturumu sonlandır;
      çıkış logout; laptopu arkadaşta unuttum; şüpheli giriş; hesaptan çık; hangi cihazlar bağlı; labda bilgisayarı kullanıp kalktım;
      hiç gitmediğim şehirden giriş var; hesabımdan herkesi at; telefonumu sattım hesap açıktı;
      laboratuvar bilgisayarında hesabım açık kaldı; hesabıma başkası girmiş olabilir çıkarayım; her yerden çıkış yapmak;
      bana ait olmayan bir giriş görüyorum; hangi cihazlarda açığım`,
  },
  "own-data": {
    en: `
      zip of everything; right of access; archive of me takeout; backup of my profile; kvkk copy; personal file; see all records;
      what do your databases hold; I have a right to see what is kept about me, give it; everything about me as a file before I leave;
      a copy of everything you hold on me; download all my data`,
    tr: `
      her şeyimi tek dosyada; bilgi edinme hakkı; yedek profil; kayıtlarımın dökümü; hakkımdaki bilgileri dışa al; kvkk kapsamında kopya;
      veritabanınızda ne var benle ilgili; json dosyam; hakkımda tutulanı görme hakkım var verin;
      gitmeden önce bana ait her şeyi dosya olarak; bilgilerimin tamamını bilgisayarıma; kayıtlı verilerimin nüshası;
      benimle ilgili tuttuğunuz her şeyin kopyası; bütün verimi indirmek`,
  },
  leaving: {
    en: `
      unsubscribe completely; erase my profile; stop being a member; bye terminate; destroy my account; how long until it is gone;
      changed my mind about closing; remove all traces; done with this website; I don't want to be here anymore, take everything with you;
      what remains of my comments when I go; I pressed close yesterday but I'd rather stay; wipe everything and go;
      close my account forever; erase me from this site; remove everything about me and close my profile; I'm leaving, wipe my account;
      get rid of my account for good; how can I vanish from here with all I wrote; close my membership;
      I don't want to be on hocam anymore`,
    tr: `
      üyelikten çıkmak; tamamen kaldırın beni; artık kullanmıyorum kapatayım; kaç günde silinir; silmekten döndüm; izlerimi yok et;
      hesabı feshetmek; askıya almak; bitti gidiyorum; üyelik sonlandırma; burada olmak istemiyorum her şeyimi kaldırın;
      gidersem yorumlarım kalır mı; dün kapat dedim ama kalmak istiyorum; kaydımı sitenizden düşürün;
      her şeyimi silip gitmek; hesabı temelli kapatmak;
      beni siteden tamamen silin; hesabımı ve hakkımdaki her şeyi yok etmek; ayrılıyorum üyeliğimi kapatın; hesabı kalıcı kapatmak;
      yazdıklarımla birlikte buradan gitmek istiyorum; hocamda kalmak istemiyorum; üyeliğime son vermek`,
  },
  "change-email": {
    en: `
      metu.edu.tr expires; personal gmail instead; switch mail; I typed my mail wrong at sign up; new inbox; alternative address;
      my university account is disabled; student mail is gone; move my profile to gmail;
      I finish school in june and they shut down my address; I signed up with a misspelled address;
      my inbox at the university doesn't open any more`,
    tr: `
      metu uzantılı mailim gidiyor; gmaile geçirmek; kaydolurken maili yanlış yazdım; okul hesabım kapandı; yeni mail kutum;
      profilimi gmaile taşımak; öğrenci maili silindi; farklı adrese geçmek; kişisel mailimi kullanayım;
      haziranda mezunum adresimi kapatıyorlar; adresi harf hatasıyla yazmışım üye olurken; okulun kutusu artık açılmıyor;
      postamı başka yere alın`,
  },
  install: {
    en: `
      shortcut on desktop; mobile version; apk appstore; want icon on phone; pin to taskbar; progressive web app; is it on google play;
      smartphone version; I looked in the store of my phone and found nothing; can this page sit among my apps;
      open without typing the address each time; is there an app for this; can I have an icon of it on my phone; is it in the app store;
      get it on my iphone like an app; do I have to download something`,
    tr: `
      masaüstüne kısayol; mobil sürüm; apk ios için; ikon telefonda dursun; google playde yok; mobil uygulama; appstoredan indir;
      telefona kurulur mu; ana ekranda simge; telefonun mağazasına baktım yok; uygulamalarımın arasında dursun;
      her seferinde adres yazmadan açmak;
      bunun uygulaması var mı; telefonuma simge olarak eklemek; telefona indirsem olur mu; play storeda bulamadım`,
  },
};
