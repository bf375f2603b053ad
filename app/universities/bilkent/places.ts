/** Places of Bilkent's campuses in Ankara. None without a source. */
import type { Place } from "../pack";

type Row = readonly [id: string, kind: Place["kind"], nameEn: string, nameTr: string, lat: number, lng: number, source: string];

/** Points of a map for newcomers that students of CS 102 made in 2020. */
const newcomers = "https://github.com/berkeucar/GE101-An-Android-Application-for-Bilkent-Newcomers";
const encyclopedia = "https://en.wikipedia.org/wiki/Bilkent_University";
const hall = "https://en.wikipedia.org/wiki/Bilkent_Concert_Hall";

/** Event forms offer these. */
const presets: readonly string[] = ["campus", "business", "art", "electrical", "international", "concert-hall"];

const rows: readonly Row[] = [
  ["campus", "campus", "Bilkent Main Campus", "Bilkent Merkez Kampus", 39.868, 32.7487, encyclopedia],
  ["business", "teaching", "M: Faculty of Business Administration", "M: İşletme Fakültesi", 39.867473, 32.750309, newcomers],
  ["art", "teaching", "F: Art, Design and Architecture", "F: Güzel Sanatlar, Tasarım ve Mimarlık", 39.866846, 32.749273, newcomers],
  ["electrical", "teaching", "EE building", "EE binası", 39.8721, 32.750596, newcomers],
  ["international", "service", "International Center", "Uluslararası Merkez", 39.871447, 32.750313, newcomers],
  ["concert-hall", "culture", "Bilkent Concert Hall", "Bilkent Konser Salonu", 39.868924, 32.754968, hall],
  ["b", "teaching", "B building", "B binası", 39.868653, 32.748112, newcomers],
  ["l", "teaching", "L buildings", "L binaları", 39.869304, 32.749873, newcomers],
  ["sa", "teaching", "SA building", "SA binası", 39.867791, 32.748273, newcomers],
  ["sb", "teaching", "SB building", "SB binası", 39.868182, 32.748125, newcomers],
  ["t", "teaching", "T building", "T binası", 39.867339, 32.74943, newcomers],
  ["v", "teaching", "V: lecture halls", "V: amfiler", 39.867073, 32.750264, newcomers],
  ["english", "teaching", "C: School of English Language", "C: İngilizce Hazırlık Programı", 39.870564, 32.764916, newcomers],
  ["health", "service", "Health Center", "Sağlık Merkezi", 39.868244, 32.749063, newcomers],
  ["stadium", "culture", "Stadium", "Stadyum", 39.864366, 32.743395, newcomers],
  ["dorm-50", "dorm", "Dormitory 50", "50. Yurt", 39.865083, 32.749348, newcomers],
  ["dorm-54", "dorm", "Dormitory 54", "54. Yurt", 39.864476, 32.749738, newcomers],
  ["dorm-90", "dorm", "Dormitory 90", "90. Yurt", 39.868697, 32.764198, newcomers],
];

export const places: readonly Place[] = rows.map(([id, kind, nameEn, nameTr, lat, lng, source]) => {
  const isPreset = presets.includes(id);
  return { id, kind, nameEn, nameTr, lat, lng, source, isPreset };
});
