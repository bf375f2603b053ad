/** Transkript yapıştırılırken söylenenler. */
import type { Translation } from "../../../../platform/i18n/types";
import type { transcriptImport as original } from "./en";

export const transcriptImport: Translation<typeof original> = {
  paste: {
    read_one: "{{count}} ders okundu",
    read_other: "{{count}} ders okundu",
    refused_one: "{{count}} satır atlandı",
    refused_other: "{{count}} satır atlandı",
    nothing: "Ders bulunamadı. Her satırda kod, kredi ve not olmalı.",
    line: "{{number}}. satır",
    columns: "sütun adları",
    unsure_one: "{{count}} ders kontrol edilecek",
    unsure_other: "{{count}} ders kontrol edilecek",
  },
  refusals: {
    notCourse: "ders değil",
    noCredits: "kredi yok",
    credits: "kredi 0–40 arası, tam ya da buçuklu olmalı",
    grade: "[[shortTr]] notları arasında yok",
    term: "dönemin yılı yok",
    tooLong: "500 karakterden uzun",
    tooMuch: "Bu metin çok uzun. En fazla 1,5 milyon karakter yapıştır.",
    tooManyLines: "En fazla 10.000 ders yapıştır.",
    json: "Bu JSON bu hesaplayıcının transkripti değil.",
  },
  doubts: {
    title: "Bu dersleri kontrol et",
    credits: "Hangi sayı kredi, belli değil. Kontrol et.",
    date: "Tablo programı bu krediyi tarihe çevirmiş. Kontrol et.",
    ects: "Burada yalnızca AKTS yazıyor. [[shortTr]] kredisini kontrol et.",
    grade: "Notun hangisi olduğu belli değil. Kontrol et.",
    term: "Dönemi belli değil, {{term}} dönemine yazıldı.",
    mark: "Koddaki işaret NI sayıldı. Başka bir anlamı varsa NI'yı kaldır.",
    catalog: "Transkriptte kredi yok, katalogdaki yazıldı. Kontrol et.",
    code: "Burada ders kodu yok. Ders olup olmadığını kontrol et.",
  },
  differences: {
    title: "Katalogda kredisi farklı",
    hint: "Transkriptin katalogdan eski olabilir. Sen seçmedikçe transkriptteki kalır.",
    own: "transkript: {{credits}}",
    catalog: "katalog: {{credits}}",
    all: { own: "Hepsinde transkripttekini bırak", catalog: "Hepsinde katalogdakini al" },
  },
};
