/** Whether a question is about another university of the country: what is said here of this one answers nothing there. */
import { foldTurkish } from "~/platform/folding";
import { rawWords } from "~/platform/stems";

/** Names that mean nothing else. */
const NAMES = "bilkent|bogazici|boun|hacettepe|sabanci|baskent|itu|ytu|tobb|yeditepe|bahcesehir|ozyegin|iyte|gtu|ktu|medipol";
const ALONE = new RegExp(`^(?:${NAMES})(?:[dt][ae]n?|n[dt][ae]n?|n?[iu]n|[ny]?[aei]|y?l[ae]|l[iu])?$`);
/** Names that mean a place, a surname or a word as well: another university's where one says so. */
const AMBIGUOUS =
  "koc|gazi|ege|ankara|istanbul|izmir|marmara|anadolu|akdeniz|cankaya|ted|yildiz|cukurova|galatasaray|selcuk|erciyes|uludag|eylul|has|isik|maltepe|sinan|kocaeli|sakarya|atilim|bilgi|dogus|karadeniz|sanat";
const SAID_SO = new RegExp(`(?<![a-z])(?:${AMBIGUOUS})(?: teknik| technical)? (?:universit[a-z]*|universitesi[a-z]*|uni)(?![a-z])`);
/** `at Koç`, `does Koç`, `Koç'ta`, and no surname. */
const KOC = /(?:^|(?<![a-z])(?:at|does|do|in|is|to|how|about) )koc(?![a-z])|(?:^|(?<=[a-z ]))koc(?:ta|tan|un|lular)(?![a-z])/;
const SURNAME = /\p{Lu}\p{Ll}+ Koç/u;

/** Whoever comes from there asks about here. */
const COMES_FROM = new RegExp(`(?<![a-z])from (?:the )?(?:${NAMES}|${AMBIGUOUS})|metu|odtu|[dt][ae]n (?:buraya|gel|gec)`);
/** Which of two is better, nothing here says. */
const COMPARES = /\bbetter\b|\bworse\b|\bvs\b|\bversus\b|daha (?:iyi|kotu|zor|kolay)|\b(?:or|yoksa)\b/;

/** Whether it asks about another university, rather than for whoever comes from one. */
export function asksElsewhere(text: string): boolean {
  const folded = foldTurkish(text);
  const isNamed =
    rawWords(text).some((raw) => ALONE.test(foldTurkish(raw).replaceAll(" ", ""))) ||
    SAID_SO.test(folded) ||
    (KOC.test(folded) && !SURNAME.test(text));
  return isNamed && (!COMES_FROM.test(folded) || COMPARES.test(folded));
}
