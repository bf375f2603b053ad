/** Which places of the campus a question means, by their names or by what they are. */
import { configuration } from "~/configuration";
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, formsOf, rawWords } from "~/platform/stems";
import { buildings } from "~/university/buildings";
import { places as campus } from "~/university/places";

type Place = (typeof campus)[number];

/** What all places of a kind are called. */
const KINDS: Readonly<Partial<Record<Place["kind"], string>>> = {
  dorm: "dorm dorms dormitory yurt yurtlar yurdu",
  gate: "gate gates kapı kapısı kapıları",
};
/** Words that name no place by themselves. */
const GENERAL = new Set(
  `building bina binasi campus kampus center centre merkezi office engineering eng muhendisligi muh big near department dept bolumu bolum faculty
  fakultesi fakulte ${configuration.university.shortEn} ${configuration.university.shortTr}`
    .split(/\s+/)
    .map((word) => foldTurkish(word)),
);

const formsIn = (text: string) =>
  rawWords(text)
    .map((raw) => formsOf(raw))
    .filter(([word = ""]) => !EMPTY_WORDS.has(word));
const isGeneral = ([word = ""]: readonly string[]) => GENERAL.has(word);

const known = campus.map((place) => {
  const forms = formsIn(`${place.nameEn} ${place.nameTr} ${place.also ?? ""} ${KINDS[place.kind] ?? ""}`);
  return { place, names: new Set(forms.flat()) };
});
const kinds = Object.entries(KINDS).map(([kind, words]) => ({ kind, names: new Set(formsIn(words).flat()) }));

/** Shorter names begin too many other words. */
const LONG_NAME = 6;
/** Whether a word is a name, or one with an ending that the stemmer doesn't know. */
const isIn = (names: ReadonlySet<string>, forms: readonly string[]) =>
  forms.some((form) => names.has(form)) || [...names].some((name) => name.length >= LONG_NAME && forms[0]?.startsWith(name));

/** How rooms are written: the letters of their building and a number, in one piece or two. */
const ROOM = /^\s*(\p{L}{1,6})[\s-]?\d{1,4}\p{L}?\s*$/u;

/** The place in whose building a room is; null where nothing but a room is named, or no building begins so. */
function buildingOf(name: string): Place | null {
  const [, letters = ""] = ROOM.exec(name) ?? [];
  const id = buildings[letters.toUpperCase()];
  return campus.find((place) => place.id === id) ?? null;
}

export interface NamedPlaces {
  /** Those that fit best, in the order of lists. */
  places: readonly Place[];
  /** The kind of which all are meant. */
  kind: Place["kind"] | null;
  /** Each word of the name is one of theirs. */
  isWhole: boolean;
}

/** Words of a name that no place has: more than half, and something else is meant. */
const MOST_UNKNOWN = 0.5;
const MOST_PLACES = 3;

/** @param name what a question names; null where no place of the campus is called so */
export function placesNamed(name: string): NamedPlaces | null {
  const building = buildingOf(name);
  if (building) return { places: [building], kind: null, isWhole: true };
  const all = formsIn(name);
  const words = all.filter((forms) => !isGeneral(forms));
  const ofKind = kinds.find(({ names }) => words.length > 0 && words.every((forms) => isIn(names, forms)));
  if (ofKind) return { places: [], kind: ofKind.kind as Place["kind"], isWhole: true };
  const scored = known.map(({ place, names }) => ({
    place,
    held: words.filter((forms) => isIn(names, forms)).length,
    general: all.filter((forms) => isGeneral(forms) && isIn(names, forms)).length,
  }));
  const most = Math.max(0, ...scored.map(({ held }) => held));
  if (most === 0 || (words.length - most) / words.length > MOST_UNKNOWN) return null;
  const best = scored.filter(({ held }) => held === most);
  const mostGeneral = Math.max(...best.map(({ general }) => general));
  const places = best.filter(({ general }) => general === mostGeneral).map(({ place }) => place);
  return places.length > MOST_PLACES ? null : { places, kind: null, isWhole: most === words.length };
}
