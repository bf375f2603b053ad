/** Kişisel alanın ve herkese açık profillerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { overview as original } from "./en";

export const overview: Translation<typeof original> = {
  pages: {
    private: "Sana özet",
    public: "Profil",
    edit: "Başkaları ne görüyor",
    "my-space": "Alanım",
    "my-space-public": "Profil",
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
  },
  hints: {
    public_parts: "Adın ve kullanıcı adın her zaman görünür. Dersler hakkında yazdıkların asla buraya çıkmaz.",
  },
  errors: {
    notFound: "Bu adda kimse yok.",
  },
  space: {
    tabs: "Alanının görünümleri",
    private: "Sana özel",
    public: "Başkalarına açık",
    publicLead: "Giriş yapan herkes bunu görür.",
    choose: "Görünenleri seç",
    open: "Sayfayı aç",
    hidden: "Profilini şu an kimse görmüyor",
    hiddenText: "Hesabın silinmek üzere. Vazgeçersen profilin yeniden görünür.",
  },
  dashboard: {
    lead: "Bu sayfayı yalnızca sen görürsün.",
    contributions: "Katkıların",
    nothingYet: "Henüz yok. İlkini yaz.",
    waiting: "İnceleme bekleyenler",
    waitingLead: "Sırada moderatörler okuyacak; en yenisi en üstte.",
    favorites: "Kaydedilen dersler",
    noFavorites: "Bir dersi sayfasından kaydet, burada görünsün.",
    browse: "Kataloğa bak",
    allFavorites: "Tüm kaydedilenler",
    followed: "Takip ettiğin konularda yeni",
    allFollowed: "Tüm takip ettiklerin",
  },
  collections: {
    experiences: "Ders deneyimleri",
    databank_entries: "Veri bankası kayıtları",
    course_submissions: "Önerilen dersler",
    one: {
      experiences: "Deneyim",
      databank_entries: "Veri bankası kaydı",
      course_submissions: "Önerilen ders",
    },
  },
  edit: {
    lead: "Herkese açık sayfanda ne olacağını sen seçersin.",
    toProfile: "Adını, yazını ve bağlantılarını değiştir",
    save: "Kaydet",
    saved: "Kaydedildi. Başkaları artık böyle görüyor.",
    preview: "Başkalarının gördüğü",
    previewLead: "Son kaydettiğin hali.",
  },
};
