/** Instagram gönderilerinin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { instagram as original } from "./en";

export const instagram: Translation<typeof original> = {
  pages: {
    all: "Instagram gönderileri",
    one: "Instagram gönderisi",
    "admin-all": "Instagram gönderilerini yönet",
    paths: "Instagram sayfaları",
  },
  fields: {
    shortcode: "Kısa kod ya da bağlantı",
    caption: "Açıklama",
    posted_on: "Paylaşıldığı gün",
    version: "Sürüm",
    post_id: "Gönderi",
    act: "İşlem",
  },
  hints: { shortcode: "Gönderinin adresinde /p/ kısmından sonra gelen kod. Adresin tamamını da yapıştırabilirsin." },
  errors: {
    notFound: "Bu gönderi artık yok.",
    shortcodeTaken: "Bu gönderi zaten listede.",
    editConflict: "Bu arada başka biri bu gönderiyi değiştirdi. Sayfayı yenileyip değişikliğini yeniden gir.",
  },
  form: { shortcode: "Kısa kodu yaz ya da gönderinin adresini yapıştır", day: "Geçerli bir tarih gir" },
  list: {
    lead: "Instagram hesabımızda paylaştıklarımız. Görseller ve açıklamalar bu sitede durur; Instagram'dan hiçbir şey yüklenmez.",
    search: "Açıklamalarda ara",
    none: "Henüz gönderi yok",
    noHits: "Bu arama için sonuç yok",
    manage: "Gönderileri yönet",
  },
  one: { open: "Instagram'da aç", posted: "Paylaşıldığı gün:" },
  board: {
    lead: "Instagram hesabımızdaki gönderileri kısa kodu, açıklaması ve görseliyle ekle.",
    add: "Gönderi ekle",
    edit: "Gönderiyi düzenle",
    posts: "Gönderiler",
    pictureLead: "Görseli kendin yükle: Instagram'dan değil, bu siteden gösterilir.",
    deleteTitle: "Bu gönderi silinsin mi?",
    deleteText: "Gönderi ve görseli bu siteden kaldırılır. Instagram'daki gönderiye bir şey olmaz.",
  },
  toasts: { added: "Gönderi eklendi", saved: "Gönderi kaydedildi", deleted: "Gönderi silindi" },
};
