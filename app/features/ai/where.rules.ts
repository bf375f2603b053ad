/** Questions that ask where something stands, and what they name. */
import type { Intent } from "~/engines/intents";
import { foldTurkish } from "~/platform/folding";
import { rawWords } from "~/platform/stems";
import type { SureFit } from "./sureness.rules";
import { FILLERS } from "./vocabulary";

/** What stands somewhere is asked for so surely. */
export const SURE_OF_WHERE = 0.85;
/** Where not all of its words name a place, a question has to fit so well. */
const LEAST_OF_WHERE = 0.45;

/** Ways to ask where, in folded words with a space around each; the longer ones first. */
const WAYS = [
  "(?:how|which way) (?:do|can|would|should) (?:i|we|you|one) (?:(?:get|go|walk) to|reach|find)",
  "how to (?:(?:get|go) to|reach|find)",
  "where (?:on|in) (?:the )?campus",
  "(?:the )?(?:location|directions|way) (?:of|to)",
  "which (?:way|side|building|stop|subway stop)",
  "(?:can t|cannot|can not|couldn t) find",
  "where(?: s)?|wheres",
  "nasil (?:gid|ulas)[a-z]*",
  "(?:kampus[a-z]* )?(?:nerede[a-z]*|nerde[a-z]*|neresi[a-z]*|nereye)",
  "(?:ne|hangi) (?:taraf|durak|bina|yon)[a-z]*",
  "konumu?|yol tarifi",
];
const ASKED = new RegExp(` (?:${WAYS.join("|")})(?= )`, "gu");

/** What stands beside a name and names nothing: small words, and endings that are typed apart (`KKM ye`). */
const BESIDE = new Set(
  "is are the a an of to on in at for do does can i we you one find get go located stand stands s my campus kampus kampuste kampusun ya ye a e yi yu da de dan den dir kal kaliyor bul bulabilirim bulurum bulunuyor var acaba lutfen please nearest closest en yakin".split(
    " ",
  ),
);

/** The words that a question for a place names, as they were typed; null where it doesn't ask where, empty where it names nothing. */
export function placeAsked(question: string): string | null {
  const raw = rawWords(question.replace(/[’'´`]/gu, " "));
  const folded = raw.map((word) => foldTurkish(word).replaceAll(" ", ""));
  const text = ` ${folded.join(" ")} `;
  const taken = new Set<number>();
  for (const { index, 0: found } of text.matchAll(ASKED)) {
    const first = text.slice(0, index).split(" ").length - 1;
    for (let at = 0; at < found.trim().split(" ").length; at++) taken.add(first + at);
  }
  if (taken.size === 0) return null;
  return raw.filter((_, at) => !(taken.has(at) || BESIDE.has(folded[at] ?? "") || FILLERS.has(folded[at] ?? ""))).join(" ");
}

/** How a question fits what tells where something stands; undefined where it doesn't ask where. @param all what it fits at all */
export function fitOfPlace(intents: readonly Intent[], all: readonly SureFit[], text: string): SureFit | undefined {
  const name = placeAsked(text);
  if (name === null) return;
  const intent = intents.find(({ isWhere }) => isWhere?.(name));
  if (!intent) return all.find((fit) => fit.intent.isWhere && fit.score >= LEAST_OF_WHERE);
  const slots = { courses: [], name, text };
  const sure = { score: SURE_OF_WHERE, sureness: SURE_OF_WHERE, likely: 1 };
  return { ...sure, intent, slots, hasCourse: false, lacksCourse: false, unexplained: [] };
}
