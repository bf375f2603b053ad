/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { receptionGuides } from "./guides";

export const receptionWays: WaysToAsk<keyof typeof receptionGuides> = {
  register: {
    en: `
      join new here how to get in; freshman no metu mail yet; make membership; does it cost to become a member;
      i am exchange student can I enroll here; alumni mail; first time; sign on need invitation;
      I got accepted but don't have a school address yet; is there a charge for having an account; my brother at another uni wants in;
      do I need a metu mail to sign up; I have no metu mail yet`,
    tr: `
      aramıza katılmak; yeni öğrenciyim mailim yok henüz; üyelik ücretli mi; kayıt olcam; exchange öğrencisi üye olur mu;
      hangi bilgiler isteniyor; ilk kez giriyorum; üye ol; kayıt formu; hesabım yok davetiye lazım mı; hazırlıktayım üye olabilir miyim;
      kazandım ama okul adresim yok daha; hesap açmak paralı mı; başka üniversitedeki kardeşim girebilir mi; ilk defa geliyorum ne yapayım;
      buraya kimler üye olabilir; kaydolmak için metu maili şart mı; metu mailim henüz yok`,
  },
  login: {
    en: `
      entrance page; get in sign me in; locked out after many tries; keeps throwing me out; wrong credentials; stay signed; use my google;
      doesn't accept my mail; session ends all the time; my account is locked;
      the site doesn't let me through although I type everything right; I'm asked to enter again every day; too many tries it says`,
    tr: `
      içeri giremiyorum; sürekli atıyor; kilitlendi çok denedim; oturum aç; hatalı şifre ya da mail; mailimi kabul etmiyor;
      hep çıkış yapıyor; googleyla gir; giriş ekranı; girmeme izin vermiyor; her şeyi doğru yazıyorum almıyor;
      her gün yeniden giriş istiyor; çok denedin diyor bekliyorum; hesabıma ulaşamıyorum açılmıyor`,
  },
  "confirm-address": {
    en: `
      nothing in inbox; the verify button; activate not verified; code to confirm mail; second confirmation; link is dead;
      mail never arrives to metu; junk folder; send again the activation;
      I wrote my address and you said look at your inbox but it's empty; clicked the link a day later and it was old`,
    tr: `
      mail düşmedi; aktive et; tekrar gönder onay; link ölmüş; metu mailime bir şey gelmedi; hesabım aktif değil; doğrulanmamış diyor;
      onaylama linki; hesap aktifleştirme; kaydoldum mail yok; posta kutuna bak dediniz bomboş; linke ertesi gün bastım eskimiş;
      adresimi onaylatamadım; doğrulama postası nereye gitti`,
  },
  "forgotten-password": {
    en: `
      can't recall; blank mind password; reset recover; link expired for new one; password wrong again and again; recover access;
      restore my login; didn't get reset mail; how do i get back in without password; it's been a year and nothing comes to mind;
      I can't get inside because the secret word left my head; I asked for a reset but no letter;
      I don't remember my pass and I can't enter; locked out, lost my password; need a new password since the old one left my mind;
      my login doesn't work anymore, forgot it; which link sends a reset mail; password gone from my head;
      how can I get back in without the password`,
    tr: `
      aklıma gelmiyor şifre; hesabı kurtarmak; yenileme linki; şifreyi hatırlamıyom; link geçersiz şifre; sıfırlama maili düşmedi;
      yeniden şifre almak; hangi şifreyi koymuştum; unuttum şifreyi; erişimi geri kazanmak; bir yıl oldu aklımda yok;
      şifre aklımdan uçtu giremiyorum; sıfırla dedim posta gelmedi; eski şifremi bilmiyorum yenisini ver;
      şifrem aklımdan çıkmış giremiyorum; şifreyi unuttum kapıda kaldım; parola neydi hatırlamıyorum ne yapayım;
      eski şifremi bilmiyorum yenisini nasıl alırım; sıfırlama maili nereden geliyor; şifresiz nasıl geri girerim;
      girişte şifremi kabul etmiyor unutmuşum galiba`,
  },
  "change-password": {
    en: `
      renew replace; someone watched me typing it; same as my other sites; leaked shorter one; make it stronger; swap secret;
      roommate knows it; my ex knows the word I use here; I'd like a longer one; I used the same on a hacked site`,
    tr: `
      oda arkadaşım öğrendi şifreyi; sızmış şifrem; her yerde aynı kullanıyorum; başka şifre koymak; yazarken gördüler; eskisini yenile;
      güçlendirmek şifre; şifre güncelleme; şifre yenile; eski sevgilim şifremi biliyor; daha uzun şifre istiyorum;
      aynı şifreyi kullandığım site hacklendi; parolamı başkasıyla değiştireyim`,
  },
};
