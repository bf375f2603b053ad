/** What cities and countries are called in other languages: who looks for Prag means Praha as well. */
import { namesOfCountries } from "./countries";
import { foldTurkish } from "./folding";

/** Cities that students go to, folded: Turkish, English and own names of one in each part. */
const CITIES =
  "prag prague praha|brno brunn|viyana vienna wien|munih munich munchen|koln cologne|nurnberg nuremberg|hannover hanover|" +
  "varsova warsaw warszawa|krakov krakow cracow|vroclav wroclaw breslau|poznan posen|gdansk danzig|budapeste budapest|" +
  "bukres bucharest bucuresti|kolozsvar cluj|kisinev chisinau|sofya sofia|belgrad belgrade beograd|saraybosna sarajevo|" +
  "uskup skopje|tiran tirane tirana|zagreb agram|lubliyana ljubljana|bratislava pressburg|kosice kassa|atina athens athina|" +
  "selanik thessaloniki saloniki|patras patra|rodos rhodes|roma rome|milano milan|torino turin|napoli naples|floransa florence firenze|" +
  "venedik venice venezia|cenova genoa genova|bolonya bologna|padova padua|sirakuza siracusa syracuse|lizbon lisbon lisboa|porto oporto|" +
  "barselona barcelona|sevilla seville|valensiya valencia|bruksel brussels bruxelles brussel|anvers antwerp antwerpen|gent ghent|" +
  "leuven louvain|liege luttich|lahey hague|kopenhag copenhagen kobenhavn|goteborg gothenburg|helsinki helsingfors|" +
  "tallin tallinn|vilnus vilnius|cenevre geneva geneve|zurih zurich|basel basle|bern berne|lozan lausanne|londra london|" +
  "edinburg edinburgh|marsilya marseille marseilles|strazburg strasbourg|moskova moscow moskva|kiev kyiv|lviv lvov|" +
  "tiflis tbilisi|kahire cairo|iskenderiye alexandria|kudus jerusalem|beyrut beirut|bagdat baghdad|tahran tehran|" +
  "seul seoul|pekin beijing|sanghay shanghai|tokyo tokio|singapur singapore";

let byName: Map<string, readonly string[]> | null = null;

function placesByName(): Map<string, readonly string[]> {
  if (byName) return byName;
  const cities = CITIES.split("|").map((names) => names.split(" "));
  const all = [...cities, ...namesOfCountries()].map((names) => [...new Set(names.map(foldTurkish))]).filter(({ length }) => length > 1);
  byName = new Map(all.flatMap((names) => names.map((name) => [name, names.filter((each) => each !== name)] as const)));
  return byName;
}

/** The other names of a place, folded; none for what isn't one. @param name folded */
export const otherNamesOf = (name: string): readonly string[] => placesByName().get(name) ?? [];
