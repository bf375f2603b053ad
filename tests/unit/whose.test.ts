/** Whose things a question to the assistant asks about. */
import { expect, test } from "vitest";
import { asksOwnFact, isAboutOwn, isOwnWord } from "../../app/features/ai/whose.rules";

test.each([
  "when is my next lecture",
  "did I miss a deadline",
  "which events have I joined",
  "has anybody replied to me",
  "what happened with the post I reported",
  "am I on probation",
  "biletim nerede",
  "notlarimi kac kisi indirmis",
  "hangi odalara katilmistim",
  "yazdigim deneyim ne oldu",
  "bana cevap yazan oldu mu",
  "sınamalı mıyım, vip miyim",
])("%s asks for a fact about the asker", (question) => {
  expect(asksOwnFact(question)).toBe(true);
});

test.each([
  "is CENG140 hard",
  "I need people to study with",
  "who teaches MATH119 this term",
  "hangi bölüm daha iyi",
  "bu dönem hangi yorumlar yazılmış",
  "yazılım seçimi nasıl yapılır",
  "kasımda ne var",
  "ekimde sınav durumu",
])("%s asks about nobody's own", (question) => {
  expect(isAboutOwn(question)).toBe(false);
});

test.each(["how do I change my password", "can I give my ticket to a friend", "hesabımı nasıl silerim", "biletimi devredebilir miyim"])(
  "%s asks how something of one's own is done, which others may have written down",
  (question) => {
    expect(isAboutOwn(question)).toBe(true);
    expect(asksOwnFact(question)).toBe(false);
  },
);

test("what says that something is the asker's is told from verbs and words that only end alike", () => {
  for (const word of ["derslerim", "biletimi", "notumdan", "yazdigim", "katilmistim", "benim"]) expect(isOwnWord(word)).toBe(true);
  for (const word of ["yaparim", "gidiyorum", "alacagim", "bolum", "resim", "kim", "egitim", "secim"]) expect(isOwnWord(word)).toBe(false);
});
