/** Nereye yüklenirse yüklensin, resimlerle ilgili sözler. */
import type { Translation } from "../../i18n/types";
import type { media as original } from "./en";

export const media: Translation<typeof original> = {
  errors: {
    noFile: "Bir resim seç.",
    tooLarge: "Resim çok büyük: en fazla {{megabytes}} MB olabilir.",
    wrongType: "Bu bir JPEG, PNG ya da WebP resmi değil.",
    animated: "Hareketli resimler kabul edilmiyor.",
    tooManyPixels: "Resim {{megapixels}} megapiksel; en fazla {{most}} megapiksel olabilir.",
    broken: "Resim bozuk ya da yarım kalmış.",
    notFound: "Resim yok.",
    notFailed: "Bu resim yeniden denenmeyi beklemiyor.",
    unreadable: "Resim okunamadı. Başka bir resim seç ya da bunu JPEG veya PNG olarak yeniden kaydet.",
    missing: "Yüklenen dosya bulunamadı. Resmi yeniden seç.",
    abandoned: "Resim birkaç denemede de hazırlanamadı. Yeniden dene.",
  },
  crop: {
    title: "Görünecek kısmı seç",
    hint: "Resmi parmağınla, fareyle ya da ok tuşlarıyla kaydır.",
    zoom: "Yakınlaştır",
    rotate: "Döndür",
    failed: "Kırpılan resim işlenemedi",
  },
  upload: {
    formats: "JPEG, PNG ya da WebP; en fazla 5 MB ve 25 megapiksel.",
  },
};
