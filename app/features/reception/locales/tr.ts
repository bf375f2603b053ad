/** Kayıt ve giriş sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { elsewhere as englishElsewhere, reception as original } from "./en";

export const reception: Translation<typeof original> = {
  pages: {
    login: "Giriş yap",
    register: "Kaydol",
    "verify-email": "Adresini doğrula",
    "password-forgot": "Şifreni mi unuttun?",
    "password-reset": "Yeni şifre belirle",
    "password-change": "Şifreni değiştir",
    otp: "Kodu gir",
    "google-callback": "Google ile giriş",
  },
  fields: {
    user_email: "E-posta",
    user_password: "Şifre",
    password_confirmation: "Şifre (tekrar)",
    current_password: "Şu anki şifre",
    remember_me: "Beni 30 gün hatırla",
    name: "Ad soyad",
    user_name: "Kullanıcı adı",
    department_id: "Bölüm",
    entrance_year: "Giriş yılı",
    token: "Bağlantı",
    code: "Kod",
    login_token: "Kod",
  },
  hints: {
    user_email: "Üniversite adresin, örneğin e123456@metu.edu.tr.",
    user_name: "3–30 karakter: a–z arası harf, rakam, nokta, alt çizgi. Başkaları görür; deneyimlerinde asla görünmez.",
    user_password: "En az 10 karakter. Bir cümleyi akılda tutmak daha kolaydır.",
  },
  form: {
    passwordsDiffer: "Şifreler aynı değil.",
    code: "Altı rakam yaz.",
  },
  errors: {
    googleFormat: "Google ile giriş yapılamadı: yanıtın biçimi geçersiz.",
    loginFailed: "Giriş sırasında bir hata oluştu.",
    registrationFailed: "Kayıt sırasında bilinmeyen bir hata oluştu.",
    invalidCredentials: "E-posta veya şifre yanlış.",
    notVerified: "Adresin henüz doğrulanmadı. E-postamızdaki bağlantıyı aç ya da aşağıdan yenisini iste.",
    blocked: "Bu hesap engellendi. Yanlışlık olduğunu düşünüyorsan bize yaz.",
    domainNotAllowed: "Üniversite adresini kullan: {{domains}}.",
    userNameTaken: "Bu kullanıcı adı alınmış.",
    linkInvalid: "Bu bağlantı kullanılmış ya da süresi dolmuş. Yenisini iste.",
    wrongPassword: "Şu anki şifren bu değil. Yeniden dene.",
    weakPassword: "Bu şifreyi tahmin etmek kolay. Başka bir tane seç.",
    unknownDepartment: "Listeden bir bölüm seç.",
    codeWrong: "Kod yanlış. Kalan deneme: {{left}}.",
    codeOver: "Bu kodun süresi doldu. Yenisi için yeniden giriş yap.",
    codeTooSoon: "{{seconds}} saniye sonra yeni kod isteyebilirsin.",
    google: "Google ile giriş yapılamadı.",
  },
  login: {
    goal: "“{{page}}” sayfasına devam etmek için giriş yap.",
    lead: "Tekrar hoş geldin.",
    submit: "Giriş yap",
    forgot: "Şifreni mi unuttun?",
    noAccount: "Hesabın yok mu?",
    register: "Kaydol",
    graduate: "Mezun musun?",
    verified: "Adresin doğrulandı. Artık giriş yapabilirsin.",
    reset: "Yeni şifren kaydedildi. Artık giriş yapabilirsin.",
    resend: "Yeni e-posta gönder",
  },
  google: {
    login: "Google ile devam et",
    lead: "Üniversitenin Google hesabıyla giriş yapılıp yapılamadığı.",
    state: "Durum",
    works: "Çalışıyor",
    unreachable: "Google yanıt vermiyor",
    off: "Kurulmamış",
    setUp: "Sunmak için GOOGLE_CLIENT_ID değişkenini ve GOOGLE_CLIENT_SECRET gizli değerini tanımla.",
    issuer: "Sağlayıcı",
    clientId: "İstemci kimliği",
    callback: "Dönüş adresi (Google'a kaydedilmeli)",
    linked: "Bağlı hesaplar",
  },
  otp: {
    lead: "{{email}} adresine altı haneli bir kod gönderdik. On dakika geçerli.",
    submit: "Giriş yap",
    resend: "Yeni kod gönder",
    resent: "Yeni kod yolda",
    over: "Bu kodun süresi doldu. Yenisi için yeniden giriş yap.",
    again: "Baştan başla",
  },
  register: {
    lead: "Üniversite adresinle kaydol. Dersler hakkında yazdıkların her zaman adın olmadan görünür.",
    submit: "Kaydol",
    hasAccount: "Hesabın var mı?",
    noDepartment: "Seçilmedi",
    terms: "Kaydolarak kullanım koşullarını kabul etmiş ve gizlilik bildirimini okumuş olursun.",
    termsLink: "Koşullar",
    privacyLink: "Gizlilik",
    sentTitle: "E-postanı kontrol et",
    sent: "{{email}} adresine bir bağlantı gönderdik. 24 saat geçerli. Gelmediyse spam klasörüne de bak.",
  },
  verify: {
    lead: "Tek dokunuşla hesabın hazır.",
    submit: "Adresimi doğrula",
    resendTitle: "Yeni e-posta iste",
    resendSubmit: "Yeni e-posta gönder",
    resent: "Bu adres doğrulanmayı bekliyorsa yeni bir e-posta yolda.",
  },
  forgot: {
    lead: "Yeni şifre belirlemen için sana bir bağlantı gönderelim.",
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
    lead: "Diğer cihazlarında oturum kapanacak.",
    submit: "Şifreyi değiştir",
    done: "Şifre değiştirildi",
  },
  mail: {
    "login-code": {
      subject: "Kodun: {{code}}",
      text: "Merhaba {{name}},\n\nkodun {{code}}. On dakika geçerli ve bir kez kullanılabilir.\n\nŞu anda giriş yapan sen değilsen şifreni bilen biri var: şifreni değiştir.",
    },
    guesses: {
      subject: "Hesabına girmeye çalışan biri var",
      text: "Merhaba {{name}},\n\nbiri hesabın için defalarca yanlış şifre ya da kod girdi. Bunu bir süreliğine engelledik. Hesabın şimdilik güvende.\n\nSen istediğin an girebilirsin: aşağıdaki bağlantıyla yeni bir şifre belirlersin, kilit de kalkar. Bağlantı bir saat geçerli ve bir kez kullanılabilir:\n\n{{url}}\n\nDeneyen sen miydin? Yine aynı bağlantıyı kullan.",
    },
    "verify-email": {
      subject: "Adresini doğrula",
      text: "Merhaba,\n\nadresini doğrulayıp hesabını açmak için bu bağlantıyı aç. Bağlantı 24 saat geçerli ve bir kez kullanılabilir:\n\n{{url}}\n\nKaydolan sen değilsen bağlantıyı açma: o hesabın şifresini başkası seçti. Bağlantı açılmadıkça hesap da oluşmaz.",
    },
    "password-reset": {
      subject: "Yeni şifre belirle",
      text: "Merhaba {{name}},\n\nyeni şifre belirlemek için bu bağlantıyı aç. Bağlantı bir saat geçerli ve bir kez kullanılabilir:\n\n{{url}}\n\nİsteyen sen değilsen bu e-postayı yok say: şifren aynı kalır.",
    },
    "register-again": {
      subject: "Adresini doğrulamak için yeniden kaydol",
      text: "Merhaba,\n\nadresini doğrulamak için yeni bağlantı istedin. Bu adresle birden fazla kayıt beklediği için hangisinin senin olduğunu bilemiyoruz. Yeniden kaydol ve yalnızca ondan sonra gelen e-postadaki bağlantıyı aç:\n\n{{url}}\n\nİsteyen sen değilsen bu e-postayı yok say: hiçbir şey olmaz.",
    },
    "password-was-reset": {
      subject: "Şifren sıfırlandı",
      text: "Merhaba {{name}},\n\nsana gönderdiğimiz bağlantıyla yeni bir şifre belirlendi. Bütün cihazlarında oturum kapandı, eski bağlantılar artık geçersiz.\n\nBunu yapan sen değilsen e-postanı okuyabilen biri var: önce e-posta şifreni değiştir, sonra buradan yeni bir şifre belirle:\n\n{{url}}",
    },
    "password-changed": {
      subject: "Şifren değişti",
      text: "Merhaba {{name}},\n\nşifren değiştirildi. Diğer cihazlarında oturum kapandı, eski bağlantılar artık geçersiz.\n\nBunu yapan sen değilsen buradan yeni bir şifre belirle:\n\n{{url}}",
    },
    "new-device": {
      subject: "Ekip hesabına yeni giriş",
      text: "Merhaba {{name}},\n\nhesabına yeni bir cihazdan, şifren ve gönderdiğimiz kodla giriş yapıldı.\n\nGiriş yapan sen değilsen buradan yeni bir şifre belirle; bütün cihazlarda oturum kapanır:\n\n{{url}}",
    },
    "already-registered": {
      subject: "Zaten bir hesabın var",
      text: "Merhaba,\n\nbiri senin adresinle kaydolmak istedi. Zaten bir hesabın var. Şifreni unuttuysan buradan yenisini belirle:\n\n{{url}}\n\nSen değilsen bir şey yapman gerekmiyor.",
    },
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { passwordChange: "Şifre değiştir" } },
};
