/** How the maps are used, for the assistant. */
import type { Guide } from "~/engines/intents";

export const mapsGuides = {
  campus: {
    to: "/map/all",
    title: { en: "Campus map", tr: "Kampüs haritası" },
    text: {
      en: "Campus places and the events of this week. Search for a place or choose a Type such as Dormitories or Gates; each can be opened in your Maps app.",
      tr: "Kampüsteki yerler ve bu haftanın etkinlikleri. Yer ara ya da Yurtlar, Kapılar gibi bir Tür seç; her birini Harita uygulaması'nda açabilirsin.",
    },
    needs: {
      en: "I cannot find the building; where on campus is a place",
      tr: "binayı bulamıyorum; kampüste bir yer nerede",
    },
    asked: {
      en: [
        "campus map",
        "show the campus on a map",
        "find a building on campus",
        "where is the library building",
        "directions to a gate",
        "locate a dormitory on the map",
        "where is a building on the campus",
        "find a gate on the campus map",
        "how do I find my way on campus",
      ],
      tr: [
        "kampüs haritası",
        "kampüsü haritada göster",
        "kampüste bina bulmak",
        "kütüphane binası nerede",
        "kapılara yol tarifi",
        "yurdun haritadaki yeri",
        "kampüste bir bina nerede",
        "kampüs haritasında kapı bulmak",
        "kampüste yolumu nasıl bulurum",
      ],
    },
  },
  point: {
    to: "/google-try",
    title: { en: "Map", tr: "Harita" },
    text: {
      en: "Search for a place or click on the map: its coordinates and address appear below, and you can open them in Google Maps.",
      tr: "Bir yer ara ya da haritaya tıkla; koordinatları ve adresi aşağıda görünür, Google Haritalar'da açabilirsin.",
    },
    asked: {
      en: [
        "get the coordinates of a place",
        "find latitude and longitude",
        "address of a point on the map",
        "google map of any place",
        "pick a point and see its address",
        "search an address in google maps",
        "coordinates of a point on the map",
        "search for an address on the map",
      ],
      tr: [
        "bir yerin koordinatlarını almak",
        "enlem ve boylam bulmak",
        "haritadaki noktanın adresi",
        "herhangi bir yerin google haritası",
        "nokta seçip adresini görmek",
        "google haritalarda adres aramak",
        "haritadaki noktanın koordinatları",
        "haritada adres aramak",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
