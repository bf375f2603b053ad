/** Bütün koleksiyonların paylaştığı sözler. */
import type { Translation } from "../../i18n/types";
import type { posts as original } from "./en";

export const posts: Translation<typeof original> = {
  fields: {
    act: "İşlem",
    id: "Yazı",
  },
  errors: {
    notFound: "Bu yazı yok ya da kaldırıldı.",
    notYours: "Bunu değiştirme yetkin yok.",
    notAWriter: "Buraya yalnızca ekip yazar.",
    closed: "Bu kapandı.",
  },
  form: {
    add: "Yayımla",
    save: "Kaydet",
    added: "Yayımlandı.",
    saved: "Değişikliğin kaydedildi.",
    day: "Bir gün seç.",
    link: "https:// ile başlayan tam bir adres yaz.",
    anonymous: "Adım görünmesin",
  },
  list: {
    pinned: "Sabitlenmiş",
    replies: "Yanıt",
    search: "Ara",
    sort: "Sıralama",
    new: "Önce en yeni",
    liked: "Önce en yararlı",
    none: "Henüz bir şey yok",
    noneText: "İlk yazan sen ol; birilerinin işine yarar.",
    noneTextRead: "Daha sonra yine bak.",
    noneOwn: "Buraya henüz bir şey yazmadın",
  },
  one: {
    unnamed: "İsimsiz",
    edited: "düzenlendi",
    closed: "Kapandı",
    helpful: "Yararlı",
    helpfulCount: "{{count}} kişi yararlı buldu",
    hidden: "Ekip bunu gizledi. Başkaları görmüyor.",
    waiting: "İncelenmeyi bekliyor. Başkaları görmüyor.",
    yes: "Evet",
    no: "Hayır",
    report: "Bildir",
  },
  acts: {
    like: "Yararlı",
    close: "Kapat",
    closeTitle: "Kapatılsın mı?",
    remove: "Sil",
    removeTitle: "Silinsin mi?",
    removeText: "Başkaları artık görmeyecek.",
    done: "Teşekkürler.",
    closed: "Kapatıldı.",
    removed: "Silindi.",
  },
  demo: {
    lead: "Gerçek yazılardan birkaçı. Hepsini okumak ve yazmak için giriş yap.",
    login: "Giriş yap",
  },
  admin: {
    lead: "Burada yazılanlar. Gizlemek için bir neden gerekir; yazarı onu okur.",
    usersLead: "Buraya kim ne kadar yazmış.",
    search: "Yazılarda ara",
  },
};
