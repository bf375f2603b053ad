/** Kayıt ve giriş sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { reception as original } from "./en";

export const reception: Translation<typeof original> = {
  pages: {
    login: "Giriş yap",
    register: "Hesap aç",
    "verify-email": "Adresini doğrula",
    "password-forgot": "Şifreni mi unuttun?",
    "password-reset": "Yeni şifre belirle",
    "password-change": "Şifreni değiştir",
  },
  fields: {
    user_email: "E-posta",
    user_password: "Şifre",
    current_password: "Şu anki şifre",
    remember_me: "Beni 30 gün hatırla",
    name: "Ad soyad",
    user_name: "Kullanıcı adı",
    department_id: "Bölüm",
    entrance_year: "Giriş yılı",
    token: "Bağlantı",
  },
  hints: {
    user_email: "Üniversite adresin, örneğin e123456@metu.edu.tr.",
    user_name: "3–30 karakter: harf, rakam, nokta, alt çizgi. Başkaları görür; deneyimlerinde asla görünmez.",
    user_password: "En az 10 karakter. Bir cümleyi akılda tutmak bir bilmeceden kolaydır.",
  },
  form: {
    userName: "Kullanıcı adında yalnızca harf, rakam, nokta ve alt çizgi olabilir.",
  },
  errors: {
    invalidCredentials: "E-posta veya şifre yanlış.",
    notVerified: "Adresin henüz doğrulanmadı. E-postamızdaki bağlantıyı aç ya da aşağıdan yenisini iste.",
    blocked: "Bu hesap engellendi. Bir yanlışlık olduğunu düşünüyorsan bize yaz.",
    domainNotAllowed: "Üniversite adresini kullan: {{domains}}.",
    userNameTaken: "Bu kullanıcı adı alınmış.",
    linkInvalid: "Bu bağlantı kullanılmış ya da süresi dolmuş. Yenisini iste.",
    wrongPassword: "Şu anki şifren bu değil.",
    weakPassword: "Bu şifre kolay tahmin edilir. Başka bir tane seç.",
    unknownDepartment: "Listeden bir bölüm seç.",
  },
  login: {
    lead: "Tekrar hoş geldin.",
    submit: "Giriş yap",
    forgot: "Şifreni mi unuttun?",
    noAccount: "Hesabın yok mu?",
    register: "Hesap aç",
    graduate: "Mezun musun?",
    verified: "Adresin doğrulandı. Artık giriş yapabilirsin.",
    reset: "Yeni şifren kaydedildi. Artık giriş yapabilirsin.",
    resend: "Yeni e-posta gönder",
  },
  register: {
    lead: "Üniversite adresinle. Dersler hakkında yazdıkların her zaman adın olmadan görünür.",
    submit: "Hesap aç",
    hasAccount: "Hesabın var mı?",
    noDepartment: "Seçilmedi",
    terms: "Kayıt olarak kullanım koşullarını kabul eder, gizlilik bildirimini okumuş olursun.",
    termsLink: "Koşullar",
    privacyLink: "Gizlilik",
    sentTitle: "E-postana bak",
    sent: "{{email}} adresine bir bağlantı gönderdik. 24 saat geçerli. Gelmediyse istenmeyen kutusuna da bak.",
  },
  verify: {
    lead: "Tek dokunuşla hesabın hazır.",
    submit: "Adresimi doğrula",
    resendTitle: "Yeni e-posta iste",
    resendSubmit: "Yeni e-posta gönder",
    resent: "Bu adres doğrulanmayı bekliyorsa yeni bir e-posta yolda.",
  },
  forgot: {
    lead: "Yeni şifre belirlemen için bir bağlantı gönderelim.",
    submit: "Bağlantıyı gönder",
    sent: "Bu adresle bir hesap varsa e-posta yolda. Bağlantı bir saat geçerli.",
    back: "Girişe dön",
  },
  resetPage: {
    lead: "Bütün cihazlarında oturum kapanacak.",
    submit: "Şifreyi kaydet",
    over: "Bu bağlantı kullanılmış ya da süresi dolmuş.",
    again: "Yeni bağlantı iste",
  },
  change: {
    lead: "Öteki cihazlarında oturum kapanacak.",
    submit: "Şifreyi değiştir",
    done: "Şifren değişti.",
  },
  mail: {
    "verify-email": {
      subject: "Adresini doğrula",
      text: "Merhaba {{name}},\n\nadresini doğrulamak için bu bağlantıyı aç. 24 saat ve bir kez geçerli:\n\n{{url}}\n\nKaydolan sen değilsen bu e-postayı yok say: hiçbir şey olmaz.",
    },
    "password-reset": {
      subject: "Yeni şifre belirle",
      text: "Merhaba {{name}},\n\nyeni şifre belirlemek için bu bağlantıyı aç. Bir saat ve bir kez geçerli:\n\n{{url}}\n\nİsteyen sen değilsen bu e-postayı yok say: şifren olduğu gibi kalır.",
    },
    "already-registered": {
      subject: "Zaten bir hesabın var",
      text: "Merhaba {{name}},\n\nbiri senin adresinle kaydolmak istedi. Zaten bir hesabın var. Şifreni unuttuysan buradan yenisini belirle:\n\n{{url}}\n\nSen değilsen yapman gereken bir şey yok.",
    },
  },
};
