/** The countries of the world: their names in a language, and which of them a written name means. */
import { byName } from "./order";

/** ISO 3166-1. */
export const countryCodes: readonly string[] =
  "AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW".split(
    " ",
  );

function namesIn(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (code) => names.of(code) ?? code;
}

/** A country's name in a language, by its code. */
export const countryNameIn = (language: string, code: string): string => namesIn(language)(code);

/** All of them, in the order of the language. */
export const countryNames = (language: string): string[] => countryCodes.map(namesIn(language)).sort(byName);

/** Names that the languages' own lists don't have. */
const OTHERS: Record<string, string> = {
  "czech republic": "CZ",
  "çek cumhuriyeti": "CZ",
  turkey: "TR",
  uk: "GB",
  england: "GB",
  i̇ngiltere: "GB",
  ingiltere: "GB",
  scotland: "GB",
  i̇skoçya: "GB",
  usa: "US",
  abd: "US",
  "the netherlands": "NL",
};

const fold = (name: string) => name.trim().toLocaleLowerCase("tr").replaceAll("ı", "i");

let codes: Map<string, string> | null = null;

function codesByName(): Map<string, string> {
  if (codes) return codes;
  const named = ["en", "tr"].flatMap((language) => {
    const nameOf = namesIn(language);
    return countryCodes.map((code) => [fold(nameOf(code)), code] as const);
  });
  codes = new Map([...named, ...Object.entries(OTHERS).map(([name, code]) => [fold(name), code] as const)]);
  return codes;
}

/** The names of each country in the site's languages, and others that it goes by. */
export function namesOfCountries(): string[][] {
  const [english, turkish] = [namesIn("en"), namesIn("tr")];
  const others = Object.entries(OTHERS);
  return countryCodes.map((code) => [english(code), turkish(code), ...others.filter(([, of]) => of === code).map(([name]) => name)]);
}

/** As on the stickers of cars, which every device can draw, unlike flags; null for a name that isn't known. */
export const countryCode = (country: string): string | null => codesByName().get(fold(country)) ?? null;
