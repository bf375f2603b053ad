/** Whose things a question asks about: `my notes`, `notlarım`, `did I`. What says so is never a name of something. */
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, rawWords } from "~/platform/stems";

/** `my`, and whoever asks what they did or are; `how do I` and `can I` ask how something is done. */
const OWN_ENGLISH =
  /\b(?:my|mine)\b|\b(?:did|have|am|was|had)\b(?: \w+)? i\b|\b(?:did|has) (?:any|some)(?:body|one)\b.* me\b|\bi(?:'ve| have| was| had)? (?:(?!need)\w+ed|sent|wrote|written|made|paid|bought|put|set|got|said)\b/i;
const OWN_TURKISH = new Set("benim bana bende benden beni basvurum basvurumu basvurumun".split(" "));
/** `miyim`, `katıldığım`, `katılmıştım`, `göndermedim`, folded. */
const SAYS_I = /^m[iu]y[iu]m$|^.{2,}[dt][iu][gk][iu]m|^.{2,}m[iu]st[iu]m$|^.{3,}[dt][iu]m$/;
/** A noun that is one's own, with what stands behind it: `biletim`, `notlarımı`, `derslerimden`. */
const MINE = /^(.{2,}l[ae]r|.{3,})[iu]m(?:[iuae]|[iu]n|d[ae]n?|l[ae])?$/;
/** Verbs that end alike: `yaparım`, `bulurum`, `gidiyorum`, `alacağım`, `yapayım`. */
const VERB = /(?:(?<!l)[aeiu]r|yor|[ae]ca[gk]|[ae]ce[gk]|[ae]y|l[iu]y)[iu]m$/;
/** Words that only end so. */
const NO_MINE = new Set(
  `kim kime kimi kimin kimde hangim bolum bolumu bolumde bolumun bolume bolumden resim resmi egitim egitimi egitimde yazilim yazilimi degisim degisimi
  iletisim ulasim ekim ekimde kasim kasimda bilim bilimi bilimleri secim secimi katilim tanitim toplum uygulama yardim yardimi isim cekim
  islemim durum duruma durumda durumu kurum kuruma yorum yorumu yoruma yorumlar oturum oturumu etkilesim gelisim donusum dagilim dagilimi
  acilim donanim konum konumu kimden kimle kimya kimse kimlik sinirim urum program programi forum album tasarim tasarimi ogretim ogretimi yonetim
  yonetimi kullanim kullanimi basarim calisim uretim uretimi bakim bakimi odemem rakim takim takimi takima takimda akim akimi ticim isletim tatlim
  devrim devrimde devrimden devrimi devrimin stadyum stadyumu stadyumda sempozyum sempozyumu eskrim adim yarim kilim victim interim album albumu
  hocam hocama hocamin canim arkadasim arkadasima arkadasimin arkadasimla altim basima deneyimim`.split(/\s+/),
);

/** English words that end so: `maximum`, `museum`, `claim`. */
const ENGLISH = /(?:i|e|im|ent|ul|ct)um$|(?:la|sw)im$/;

/** Whether a folded word says that something is the asker's, or that the asker did it. */
export const isOwnWord = (word: string): boolean =>
  !NO_MINE.has(word) &&
  (OWN_TURKISH.has(word) || SAYS_I.test(word) || (MINE.test(word) && !ENGLISH.test(word) && !VERB.test(word) && !EMPTY_WORDS.has(word)));

/** Whether a question asks about something of the asker's. */
export const isAboutOwn = (text: string): boolean =>
  OWN_ENGLISH.test(text) || rawWords(text).some((raw) => isOwnWord(foldTurkish(raw).replaceAll(" ", "")));

/** Whoever asks how, whether one may, or what would be, asks about everybody's, as does who wishes for something; folded. */
const HOW =
  /\bhow (?:do|can|to|does|would|should)\b|\b(?:can|could|may|should|must) (?:i|my)\b|\b(?:if|will|does) (?:i|my)\b|\bnasil\b|[ae]bilir ?(?:mi|miyim)|bilirim\b|[iuae]rs[ae]m?\b|[ae]cak\b|istiyo|ariyo|\b(?:want|need) to\b|\blooking for\b/;

/** Whether a question asks for a fact about the asker, which nothing that others wrote can tell. */
export const asksOwnFact = (text: string): boolean => isAboutOwn(text) && !HOW.test(foldTurkish(text));
