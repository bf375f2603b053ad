/** Which places of the campus a question means, by their names or by what they are. */
import { EMPTY_WORDS, formsOf, rawWords } from "~/platform/stems";
import { places as metuPlaces } from "~/university/places";

type Place = (typeof metuPlaces)[number];

/** What people call places beside their names, in both languages. */
const ALSO: Readonly<Record<string, string>> = {
  health: "doctor infirmary clinic hospital mediko revir doktor hastane medico",
  cafeteria: "canteen dining lunch kafeterya yemek",
  "new-cafeteria": "canteen dining lunch kafeterya yemek",
  gymnasium: "gym fitness spor sports",
  baraka: "gym spor sports",
  "odtukent-sports": "gym fitness spor sports",
  "indoor-pool": "pool swim yüzmek havuz",
  "outdoor-pool": "pool swim yüzmek havuz",
  registrar: "student affairs işleri registration oidb",
  metro: "subway underground stop durak metroya",
  shops: "shopping market mall alışveriş",
  convention: "kkm culture congress hall kongre",
  engineering: "mm",
  rectorate: "rector president",
  library: "librarian",
  post: "cargo mail posta",
  "computer-center": "bidb",
};
/** What all places of a kind are called. */
const KINDS: Readonly<Record<string, string>> = {
  dorm: "dorm dorms dormitory yurt yurtlar yurdu",
  gate: "gate gates kapı kapısı kapıları",
};
/** Words that name no place by themselves. */
const GENERAL = new Set(
  "building bina binasi campus kampus center centre merkezi metu odtu office engineering muhendisligi big near".split(" "),
);

const keysOf = (text: string) =>
  rawWords(text).flatMap((raw) => {
    const forms = formsOf(raw);
    return EMPTY_WORDS.has(forms[0] ?? "") || GENERAL.has(forms[0] ?? "") ? [] : [forms];
  });

const known = metuPlaces.map((place) => ({
  place,
  names: new Set(keysOf(`${place.nameEn} ${place.nameTr} ${ALSO[place.id] ?? ""} ${KINDS[place.kind] ?? ""}`).flat()),
}));

export interface NamedPlaces {
  /** Those that fit best, in the order of lists. */
  places: readonly Place[];
  /** The kind of which all are meant. */
  kind: Place["kind"] | null;
}

/** Words of a name that no place has: more than half, and something else is meant. */
const MOST_UNKNOWN = 0.5;
const MOST_PLACES = 3;

/** @param name what a question names; null where no place of the campus is called so */
export function placesNamed(name: string): NamedPlaces | null {
  const words = keysOf(name);
  const scored = known.map(({ place, names }) => ({ place, held: words.filter((forms) => forms.some((form) => names.has(form))).length }));
  const most = Math.max(0, ...scored.map(({ held }) => held));
  if (most === 0 || (words.length - most) / words.length > MOST_UNKNOWN) return null;
  const places = scored.filter(({ held }) => held === most).map(({ place }) => place);
  const [first] = places;
  const isKind = first && places.length > MOST_PLACES && places.every(({ kind }) => kind === first.kind);
  if (isKind) return { places: [], kind: first.kind };
  return places.length > MOST_PLACES ? null : { places, kind: null };
}
