/** What the assistant knows of words in both languages: which ones say nothing, and which ones mean the same on campus. Folded. */

const words = (text: string) => text.trim().split(/\s+/);

/** Words by which a question is told to be in a language. */
export const MARKS_OF = {
  en: new Set(words("the is are what how when where who which can do does my i of to why a an for about you and in it with")),
  tr: new Set(
    words(
      "ne nedir nasil kac mi mu nerede hangi icin ve bir benim ders dersi dersten olur zaman kim peki var nereden neden ile ortalama not notu",
    ),
  ),
} as const;

/** Words that stand for what was asked before. */
export const POINTING_WORDS: ReadonlySet<string> = new Set(
  words("it its that this they them those these one ones bu bunu bunun buna onu onun ona onlar bunlar orada there"),
);

/** Each row means one thing. */
export const SYNONYMS: readonly (readonly string[])[] = [
  "gpa cgpa average averages ortalama ortalamam ortalamasi gno agno",
  "withdraw withdrawal withdrawing cekilme cekilmek cekilebilir cekilebilirim",
  "repeat repeating retake retaking tekrar tekrarlama",
  "credit credits kredi kredisi",
  "ects akts",
  "prerequisite prerequisites prereq onkosul onkosulu kosul",
  "instructor lecturer professor teacher hoca hocasi ogretim",
  "exam exams midterm final sinav sinavi vize",
  "grade grades not notu notlar notum",
  "course courses class ders dersi dersler dersten",
  "semester term donem yariyil",
  "graduate graduation graduated mezun mezuniyet",
  "honor honour onur seref",
  "probation sinamali probasyon",
  "add adding ekle eklemek ekleme",
  "return refund refunds iade iadesi iadeyi",
  "comment comments reply replies yorum yorumu yorumlar yanit yaniti",
  "share sharing upload uploading paylas paylasmak paylasirim yukle yuklemek yuklerim",
  "drop dropping birak birakmak birakma",
  "register registration enroll enrol enrollment kayit kaydol",
  "sign signup register account hesap uye uyelik kaydolmak",
  "password passphrase parola sifre sifremi",
  "delete remove erase sil silmek silebilir kaldir",
  "email mail eposta posta",
  "anonymous anonymity anonim anonimlik",
  "dorm dormitory yurt yurtlar",
  "event events etkinlik etkinlikler",
  "concert konser",
  "club community communities society topluluk topluluklar kulup",
  "department bolum bolumu",
  "summer yaz",
  "load overload yuk yuku",
  "exchange erasmus degisim",
  "internship staj",
  "difficult difficulty hard zor zorluk zorlugu",
  "advisor danisman",
  "cookie cookies cerez cerezler",
  "use used uses using kullan kullanmak kullanilir kullaniliyor kullaniyor",
  "keep kept sakla saklanir saklaniyor tutulur",
  "data veri verim veriler",
  "rejected reject reddedildi red",
  "elective secmeli",
  "lose kaybetmek kaybederim",
  "fail failed failing kalmak kalirsam kaldigim",
].map(words);
