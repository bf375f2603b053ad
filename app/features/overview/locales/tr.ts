/** Kişisel alanın ve herkese açık profillerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { elsewhere as englishElsewhere, overview as original } from "./en";

export const overview: Translation<typeof original> = {
  pages: {
    private: "Özet",
    public: "Profil",
    edit: "Herkese açık profil ayarları",
    "my-space": "Alanım",
    "my-space-public": "Profil",
    calendar: "Takvimin",
  },
  fields: {
    public_parts: "Başkalarına görünenler",
    photo: "Fotoğraf",
    bio: "Hakkımda",
    links: "Bağlantılar",
    url: "Bağlantı",
    department: "Bölüm",
    entrance_year: "Giriş yılı",
    joined: "Üyelik tarihi",
    act: "İşlem",
    kinds: "Takviminde görünenler",
  },
  hints: {
    public_parts: "Adın ve kullanıcı adın her zaman görünür. Dersler hakkında yazdıkların asla profiline bağlanmaz.",
  },
  errors: {
    notFound: "Kullanıcı bulunamadı.",
    calendarNotFound: "Bu takvim bağlantısı çalışmıyor. Alanından yenisini oluştur.",
  },
  space: {
    tabs: "Alanımın görünümleri",
    private: "Gizli",
    public: "Herkese açık",
    publicLead: "Giriş yapan herkes bunu görür.",
    choose: "Görünenleri seç",
    open: "Sayfayı aç",
    hidden: "Profilini şu an kimse görmüyor",
    hiddenText: "Hesabın silinmek üzere. Vazgeçersen profilin yeniden görünür.",
  },
  planner: {
    title: "Haftan",
    today: "Bugün",
    tomorrow: "Yarın",
    nothingToday: "Bugün için bir şey yok",
    allDay: "Gün boyu",
    overdue: "Önceki günlerden",
    calendar: "Takvim bağlantısı",
  },
  calendar: {
    lead: "Bağlantıyı Google Takvim, Apple Takvim ya da Outlook'a ekle, her şeyi tek takvimde gör. Bağlantıyı bilen herkes takvimini görebilir, kimseyle paylaşma.",
    name: "Takvimim",
    span: "Geçen haftayı ve önümüzdeki 60 günü gösterir.",
    chooseOne: "En az birini seç",
    made: "Takvim bağlantın",
    once: "Şimdi kopyala: bir daha gösterilmeyecek. İstediğin zaman yenisiyle değiştirebilirsin.",
    subscribe: "Abone ol",
    since: "Bağlantının oluşturulduğu tarih:",
    make: "Takvim bağlantısı oluştur",
    renew: "Yeni bağlantıyla değiştir",
    save: "Kaydet",
    saved: "Takvim kaydedildi",
    revoke: "Bağlantıyı iptal et",
    revoked: "Bağlantı iptal edildi",
    revokeTitle: "Takvim bağlantısı iptal edilsin mi?",
    revokeText: "Bu bağlantıyı kullanan takvimler artık güncellenmez.",
  },
  dashboard: {
    lead: "Bu sayfayı yalnızca sen görürsün.",
    contributions: "Yazdıkların",
    untouched: "Henüz yazmadıkların:",
    work: "Son katkıların",
    kept: "Katıldıkların ve kaydettiklerin",
    favorites: "Kaydedilen dersler",
    noFavorites: "Bir dersi sayfasından kaydet, burada görünsün.",
    browse: "Kataloğa göz at",
    allFavorites: "Tüm kaydedilenler",
    followed: "Takip ettiğin konularda yeni yanıtlar",
    allFollowed: "Takip ettiğin konular",
  },
  edit: {
    lead: "Herkese açık sayfanda ne görüneceğini seç.",
    toProfile: "Adını, hakkındaki yazıyı ve bağlantılarını düzenle",
    save: "Kaydet",
    saved: "Kaydedildi. Başkaları profilini artık böyle görüyor.",
    preview: "Başkalarının gördüğü",
    previewLead: "Son kaydettiğin hâli.",
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { mySpace: "Alanım" } },
  search: { sources: { people: "Kişiler" } },
};
