/** Haritaların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { maps as original } from "./en";

export const maps: Translation<typeof original> = {
  pages: { all: "Kampüs haritası", bare: "Harita" },
  descriptions: {
    all: "Kampüsteki yerler ve bu haftanın etkinlikleri.",
    bare: "Sade harita: yer ara, bir noktaya tıkla, koordinatlarını gör.",
  },
  lead: "Kampüsteki yerler ve bu haftanın etkinlikleri. Haritadaki her şey listelerde de var.",
  bareLead: "Bir yer ara ya da haritaya tıkla; koordinatları ve adresi aşağıda görünür.",
  show: "Haritayı göster",
  consent: "Harita Google'dan gelir. Düğmeye bastığında Google, IP adresini ve burada bir haritaya baktığını öğrenir.",
  needsScripts: "Harita için JavaScript gerekiyor; bu tarayıcıda kapalı.",
  loading: "Google Haritalar yükleniyor...",
  problems: {
    noKey: "Google Haritalar API anahtarı eksik...",
    couldNotLoad: "Google Maps JavaScript API yüklenemedi.",
    otherOptions: "Harita yükleyicisi farklı seçeneklerle yeniden çağrılamaz",
  },
  tryAgain: "Yeniden dene",
  reload: "Sayfayı yenile",
  search: "Yer ara",
  takeCentre: "Haritanın ortasını seç",
  coordinates: "Koordinatlar: {{latitude}}, {{longitude}}",
  field: {
    chosen: "Nokta seçildi",
    clear: "Seçimi kaldır",
    title: "Haritadaki nokta",
    map: "Nokta seçme haritası",
    presets: "Sık kullanılan yerler",
    withoutMap: "Yerlerden birini seç ya da koordinatları yaz.",
  },
  list: {
    search: "Yer ya da etkinlik",
    kind: "Tür",
    places: "Kampüsteki yerler",
    events: "Bu haftanın etkinlikleri",
    noEvents: "Bu hafta haritada etkinlik yok.",
    nothing: "Bu filtreler için sonuç yok",
    agenda: "Tüm etkinlikler",
    withoutMap: "Bütün yerler ve etkinlikler, harita bağlantılarıyla birlikte aşağıda.",
    openInMaps: "Google Haritalar'da aç",
    openPlace: "Google Haritalar'da aç: {{name}}",
  },
  kinds: {
    event: "Etkinlikler",
    campus: "Kampüs",
    teaching: "Akademik",
    service: "Hizmetler",
    culture: "Kültür ve spor",
    gate: "Kapılar",
  },
  chosen: { none: "Henüz bir nokta seçilmedi.", point: "Seçilen nokta", address: "Adres" },
};
