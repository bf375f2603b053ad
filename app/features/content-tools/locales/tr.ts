/** Words of the database tools. */
import type { Translation } from "../../../platform/i18n/types";
import type { contentTools as english } from "./en";

export const contentTools: Translation<typeof english> = {
  pages: {
    "find-one": "Kayıt bul",
    "update-one": "Kayıt güncelle",
    both: "Veritabanı araçları",
    unset: "Alanları boşalt",
    "delete-one": "Kayıt sil",
    paths: "Veritabanı aracı sayfaları",
  },
  lead: {
    find: "Kişinin kimliğini, e-postasını ya da kullanıcı adını gir. Deneyim ve etkinliklerde en yenisi gelir.",
    update: "Düzenleme formlarındaki kurallar burada da geçerli. Kimlik, rol ve gizli bilgiler değiştirilemez.",
    unset: "Boşaltılan alan boş kalır ya da varsayılan değerine döner.",
    delete: "Silinen deneyim ve etkinlikler geri getirilebilir. Hesaplar on dört gün sonra silinir.",
  },
  fields: {
    db_name: "Veritabanı",
    collection_name: "Koleksiyon",
    key: "Anahtar",
    value: "Değer",
    changes: "Alanlar",
    fields: "Alanlar",
    field: "Alan",
    new_value: "Yeni değer",
    dry_run: "Deneme: sonucu kaydetmeden göster",
    update_data: "Alanlar",
    unset_fields: "Alanlar",
  },
  form: { find: "Bul", update: "Güncelle", answer: "Sonuç", addField: "Alan ekle", tooMany: "En fazla 50 alan gir." },
  act: { find: "Kaydı bul", update: "Kaydı güncelle", unset: "Alanları boşalt", delete: "Kaydı sil" },
  none: {
    find: "Kayıt bulunamadı.",
    update: "Güncelleme yapılmadı.",
    unset: "Güncelleme yapılmadı.",
    delete: "Silme yapılmadı.",
  },
  errors: {
    noFields: "En az bir alan adı gir.",
    noValue: "“{{name}}” için yeni bir değer gir. Boşaltmak için “Alanları boşalt” sayfasını kullan.",
    lockedField: "“{{name}}” buradan değiştirilemez.",
    badValue: "Bu değer “{{name}}” alanına uymuyor.",
  },
};
