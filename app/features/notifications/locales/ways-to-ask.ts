/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { notificationGuides } from "./guides";

export const notificationWays: WaysToAsk<keyof typeof notificationGuides> = {
  inbox: {
    en: `
      red badge; alerts who mentioned me; pings list; clear the bell; something new came; alert vanished; catch up on alerts;
      how to get rid of number; history of alerts; empty the bell; the bell shows a number that won't go away;
      I clicked a notice too fast and want to read it again; messages that came while I was on holiday`,
    tr: `
      kırmızı rozet; biri benden bahsetmiş mi; uyarılar zil; zildeki sayıyı sıfırla; yeni bi şey gelmiş; kaçırdığım uyarılar;
      bildirim geçmişi; hepsini okundu say; bildirim kutusu; gelen uyarı silindi mi; zilin üstündeki sayı gitmiyor;
      bir bildirimi hızlı geçtim yine okuyayım; tatildeyken gelenler; bana ne gelmiş bakayım`,
  },
  mail: {
    en: `
      inbox flooded; weekly newsletter; bulletins too much spam; opt out; one summary each morning; mailing frequency;
      receive alerts in gmail; don't write to my metu mail; never mail me again; each morning my inbox is full because of you;
      I'd like one letter a day at most; can I get these by post to my mailbox as well;
      stop the emails; my inbox is full of your mails; I don't want mail from hocam, only on the phone`,
    tr: `
      kutum doldu; spam yağıyor; sabah tek özet; sıklığını ayarlamak; üyelikten değil sadece mailden çıkmak; gereksiz e-posta;
      gmaile uyarı gelsin; metu mailime yazmayın; abonelikten çık; mail istemiyorum; her sabah kutum sizin yüzünüzden dolu;
      günde en fazla bir posta istiyorum; haberler posta kutuma da düşsün; bana yazmayı kesin;
      mail gelmesin artık; posta kutum sizin maillerle doldu; mail istemiyorum sadece telefona`,
  },
  push: {
    en: `
      android doesn't ring; pop up; allow alerts; locked screen; nothing shows on my lock screen; safari sound; blocked alerts in firefox;
      ring even when closed; new phone silent; desktop alerts; my phone stays silent when my turn for a ticket comes;
      I pressed don't allow and regret it; the tablet should ring too`,
    tr: `
      kilit ekranında çıkmıyor; izin ver demedim; safaride uyarı; android çalmıyor; ses gelmiyor; site kapalıyken de haber;
      firefox engelledi; masaüstü uyarısı; yeni telefonda sessiz; popup push; bilet sıram gelince telefonum sessiz kalıyor;
      izin verme demiştim pişmanım; tablet de çalsın; ekranda belirmiyor haberler`,
  },
  quiet: {
    en: `
      11pm to 7am; sleep dnd; phone buzzes at midnight; during exams silent; silent hours; not after ten; evening mute;
      no alerts in the morning; your site woke me up at three; from eleven till morning leave me alone; do alarms break the silence;
      it keeps buzzing, make it silent; no messages from the site at night; stop everything that pops up on my phone;
      shut all of it up during exams; too many pings; don't disturb me after eleven`,
    tr: `
      gece onbirden sonra; telefon gece titriyor; sınav haftası susturmak; sabah rahatsız etmesin; uykumdan uyandırıyor;
      akşamdan sonra sessiz; belirli saatlerde sussun; sessize alma saatleri; dnd uyandırmasın; siteniz beni üçte uyandırdı;
      on birden sabaha kadar rahat bırakın; sessizken alarm çalar mı; geceleri susun; sürekli bir şey geliyor hepsini sustur;
      gece siteden ses gelmesin; telefona düşenleri kapat; sınav haftası rahatsız etmesin; çok fazla uyarı geliyor;
      on birden sonra ses istemiyorum`,
  },
  topics: {
    en: `
      disable alerts about posts; only grades of tickets; pick what I hear about; mute categories; likes are annoying; fewer alerts;
      don't tell me about follows; unwanted alerts; just reminders preferences; I only care about tickets, the rest annoys me;
      likes and follows needn't reach me; too much noise about discussions`,
    tr: `
      beğeni bildirimi gelmesin; sadece hatırlatmalar; neyden haber alayım; kategori kapat; konu bildirimi istemiyorum; uyarıları azalt;
      gereksiz bildirim; sadece bilet haberleri; hangi şeylerden bildirim; seçerek kapatmak; yalnızca biletler umrumda gerisi sıkıyor;
      beğeniler bana gelmesin; konulardan gürültü çok; neye bildirim alacağımı belirlemek`,
  },
  announce: {
    en: `
      inform all freshmen; mass message; notify my class; push to whole campus; want to tell all students; group mail;
      can a student publish notice; lost cat on campus everybody should hear; we as a club must tell everyone;
      I'd like to inform my faculty`,
    tr: `
      toplu mesaj; sınıfa haber salmak; bütün kampüse haber; toplu bildirim; bölümdekilere duyurmak; herkes bilsin istiyorum;
      duyuru hakkı kimde; öğrenci duyuru geçebilir mi; okula ilan etmek; tüm birinci sınıflara yazmak;
      kampüste kedi kayboldu herkes duymalı; kulüp olarak herkese haber vermeliyiz; fakülteme bildirmek istediğim bir şey;
      herkese seslenme yetkisi`,
  },
};
