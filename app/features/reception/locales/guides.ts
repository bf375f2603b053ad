/** How people sign up, log in and get back in, for the assistant. */
import type { Guide } from "~/engines/intents";

export const receptionGuides = {
  register: {
    to: "/reception/register",
    title: { en: "Sign up", tr: "Kaydol" },
    text: {
      en: "Fill in the form on Sign up with your university address, then open the link in our email: it works for 24 hours. What you write about courses is always shown without your name.",
      tr: "Kaydol sayfasındaki formu üniversite adresinle doldur, sonra e-postana gelen bağlantıyı aç; bağlantı 24 saat geçerli. Dersler hakkında yazdıkların her zaman adın olmadan görünür.",
    },
    asked: {
      en: [
        "how do I sign up",
        "create an account on hocam",
        "I want to become a member",
        "register with my metu mail",
        "can I sign up with gmail",
        "who can open an account here",
        "new user sign up",
        "do I need a university address to sign up",
      ],
      tr: [
        "hocama nasıl kaydolurum",
        "siteye nasıl üye olurum",
        "hesap açmak istiyorum",
        "uyelik acma",
        "gmail ile kaydolabilir miyim",
        "üye olmak için odtü maili şart mı",
        "yeni hesap oluşturma",
        "kimler hesap açabilir",
      ],
    },
  },
  login: {
    to: "/reception/login",
    title: { en: "Log in", tr: "Giriş yap" },
    text: {
      en: "Log in with your email and password, or with “Continue with Google” where it is offered. Tick “Remember me for 30 days” to stay logged in on your own device.",
      tr: "E-postan ve şifrenle ya da varsa “Google ile devam et” ile giriş yap. Kendi cihazında oturumun açık kalsın istiyorsan “Beni 30 gün hatırla” kutusunu işaretle.",
    },
    asked: {
      en: [
        "how do I log in",
        "login page",
        "I can't log in",
        "sign in with google",
        "stay logged in",
        "remember me on this computer",
        "too many attempts when I try to log in",
        "invalid email or password",
      ],
      tr: [
        "nasıl giriş yaparım",
        "giriş sayfası",
        "giremiyorum hesabıma",
        "google ile giriş",
        "giris yapamiyorum",
        "beni hatırla",
        "oturumum hep açık kalsın",
        "çok fazla deneme yapıldı diyor",
      ],
    },
  },
  "confirm-address": {
    to: "/reception/login",
    title: { en: "Log in", tr: "Giriş yap" },
    text: {
      en: "Check your spam folder first. Then log in with your address and password: if it isn't confirmed yet, press “Send a new email”.",
      tr: "Önce spam klasörüne bak. Sonra adresin ve şifrenle giriş yapmayı dene; adresin doğrulanmadıysa “Yeni e-posta gönder”e bas.",
    },
    asked: {
      en: [
        "I didn't get the confirmation email",
        "verification mail didn't arrive",
        "confirm my address again",
        "the activation link expired",
        "resend verification",
        "my address isn't confirmed yet",
        "nothing in my spam folder",
      ],
      tr: [
        "doğrulama maili gelmedi",
        "onay e-postası gelmiyor",
        "aktivasyon bağlantısının süresi dolmuş",
        "dogrulama linki gelmedi",
        "adresimi yeniden doğrulamak",
        "adresin doğrulanmadı diyor",
        "spam klasöründe de mail yok",
      ],
    },
  },
  "forgotten-password": {
    to: "/reception/password-forgot",
    title: { en: "Forgot your password?", tr: "Şifreni mi unuttun?" },
    text: {
      en: "Enter your address and press “Send link”. The email has a link that works for one hour and sets a new password; all devices are logged out then.",
      tr: "Adresini yazıp “Bağlantıyı gönder”e bas. E-postadaki bağlantı bir saat geçerli; onunla yeni şifre belirlersin ve bütün cihazlarında oturum kapanır.",
    },
    asked: {
      en: [
        "I forgot my password",
        "forgot password",
        "reset my password",
        "I don't remember my password",
        "lost my password",
        "password reset link didn't come",
        "recover my account",
        "send me a reset link",
      ],
      tr: [
        "şifremi unuttum",
        "sifremi unuttum ne yapmaliyim",
        "şifre sıfırlama",
        "parolamı hatırlamıyorum",
        "şifremi kaybettim",
        "hesabımı kurtarmak",
        "sıfırlama bağlantısı gelmedi",
        "parola sıfırlamak istiyorum",
      ],
    },
  },
  "change-password": {
    to: "/reception/password-change",
    title: { en: "Change your password", tr: "Şifreni değiştir" },
    text: {
      en: "Enter your current password and the new one, then press “Change password”: your other devices are logged out. If you don't know the current one, log out and use “Forgot your password?” on the login page.",
      tr: "Şu anki şifreni ve yenisini yazıp “Şifreyi değiştir”e bas; diğer cihazlarında oturum kapanır. Şu anki şifreni bilmiyorsan çıkış yapıp giriş sayfasındaki “Şifreni mi unuttun?” bağlantısını kullan.",
    },
    asked: {
      en: [
        "change my password",
        "how can I change my password",
        "set a new password",
        "update my password",
        "someone knows my password",
        "I want a stronger password",
        "my password is too weak",
        "forgot my current password while logged in",
      ],
      tr: [
        "şifremi değiştirmek istiyorum",
        "sifre degistirme",
        "yeni şifre belirlemek",
        "parola nasıl değiştirilir",
        "şifremi biri öğrendi",
        "daha güçlü bir şifre koymak",
        "şifremi güncelle",
        "giriş yapmışken şu anki şifremi unuttum",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
