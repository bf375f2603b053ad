/** How a question about courses is understood, word by word. */
import { expect, test } from "vitest";
import { lexiconWords, openLexicon } from "../../app/features/catalog/search-lexicon.rules";
import { planSearch } from "../../app/features/catalog/search-plan.rules";
import { stemsOf } from "../../app/features/catalog/search-stems.rules";
import { folded, readingsOf, tellingTokens, tokensOf } from "../../app/features/catalog/search-tokens.rules";
import { foldTurkish, isSigned } from "../../app/platform/folding";
import { markWords } from "../../app/platform/search";
import { allowedMistakes, typingDistance } from "../../app/platform/typing-distance";

const lexicon = openLexicon({
  words: lexiconWords(
    [
      "ceng140 ceng 140 5710140 / c programming / c programlama /",
      "ceng213 ceng 213 5710213 / data structures / veri yapilari /",
      "math260 math 260 2360260 / basic linear algebra / temel dogrusal cebir /",
      "stat311 stat 311 2460311 / modern database systems / modern veritabani sistemleri /",
      "econ101 econ 101 3110101 / introduction to economics / iktisada giris /",
    ],
    ["ayse ogretmen"],
  ),
  nicknames: [
    ["lin alg", "linear algebra"],
    ["ds", "data structures"],
  ],
  codes: ["ceng", "econ", "math", "stat"],
});

const readings = (text: string) => readingsOf(tellingTokens(tokensOf(text), lexicon), lexicon, () => true).map(folded);

test.each([
  ["linear", "linear", 0],
  ["linaer", "linear", 1],
  ["liner", "linear", 1],
  ["linnear", "linear", 1],
  ["lineax", "linear", 1],
  ["lniaer", "linear", 2],
  ["algebra", "linear", 3],
])("from %s to %s it is %i mistakes, or too many", (a, b, distance) => {
  expect(Math.min(typingDistance(a, b, 2), 3)).toBe(distance);
});

test("short words may have no mistake, long ones two", () => {
  expect(["it", "art", "algebra", "database"].map(allowedMistakes)).toEqual([0, 1, 1, 2]);
});

test("a mistyped word is near the one that was meant, and near nothing when it is another", () => {
  expect(lexicon.near("linaer")[0]?.word).toBe("linear");
  expect(lexicon.near("strcutures")[0]?.word).toBe("structures");
  expect(lexicon.near("ogertmen")[0]?.word).toBe("ogretmen");
  expect(lexicon.near("zzzzzz")).toEqual([]);
});

test("a name with a sign is set right by no other word, and a mistyped word still is", () => {
  const words = lexiconWords(["crp333 / crp csharpe dotnes gpa sharp /"], []);
  const { near } = openLexicon({ words, nicknames: [], codes: [] });
  const asked = ["C++", "g++", "C#", "F#", ".NET", "VB.NET"].flatMap((name) => foldTurkish(name).split(" "));
  expect(asked.filter((word) => isSigned(word) && near(word).length > 0)).toEqual([]);
  expect(asked.filter(isSigned)).toEqual(["cpp", "gpp", "csharp", "fsharp", "dotnet", "dotnet"]);
  expect(near("csharpa")[0]?.word).toBe("csharpe");
});

test.each([
  ["ceng 140", "ceng140"],
  ["571 0140", "5710140"],
  ["data base systems", "database systems"],
  ["lin alg", "linear algebra"],
  ["ds", "data structures"],
  ["ceng140", "ceng 140"],
])("%s is read as %s as well", (typed, other) => {
  expect(readings(typed)).toContain(other);
  expect(readings(typed)[0]).toBe(typed);
});

test("two words in one are told apart, and words that say nothing are left out", () => {
  const known = (word: string) => lexicon.countOf(word).courses > 0;
  const tokens = tellingTokens(tokensOf("course about datastructures"), lexicon);
  expect(readingsOf(tokens, lexicon, ({ word }) => known(word)).map(folded)).toContain("data structures");
  expect(folded(tellingTokens(tokensOf("the course"), lexicon))).toBe("the course");
});

test.each([
  ["iktisat", "iktisada"],
  ["sistemlerinde", "sistemleri"],
  ["programlamaya", "programlama"],
  ["yapılarına", "yapilari"],
])("%s has a stem that %s begins with", (word, form) => {
  const stems = stemsOf(word, folded(tokensOf(word)), lexicon);
  expect(stems.some((stem) => form.startsWith(stem))).toBe(true);
});

test("numerals are the same in both scripts", () => {
  const [typed] = planSearch("calculus 2", lexicon)?.steps ?? [];
  expect(typed?.readings[0]?.groups[1]?.patterns.map(({ text }) => text)).toContain("ii");
});

test("what is set right is said, and nothing is guessed when nothing may be", () => {
  expect(planSearch("linaer algebra", lexicon)?.corrected).toBe("linear algebra");
  expect(planSearch("Linear Algebra", lexicon)?.corrected).toBeNull();
  expect(planSearch("linaer algebra", lexicon, true)).toMatchObject({ corrected: null, steps: [{ how: "typed" }] });
});

test("a question without letter or digit can't be planned, however odd it is", () => {
  for (const text of ["", "  ", "?!", "—", "🎓", "\u0000"]) expect(planSearch(text, lexicon)).toBeNull();
});

test("words that were looked for are marked in a title as it is written", () => {
  const forms = [
    { text: "cagdas", isWhole: true },
    { text: "fels", isWhole: false },
  ];
  expect(markWords("Çağdaş Felsefe I", forms)).toEqual([
    { text: "Çağdaş", marked: true },
    { text: " ", marked: false },
    { text: "Felsefe", marked: true },
    { text: " I", marked: false },
  ]);
});

test.each([
  ["C++ programming", "cpp programming"],
  ["C# ile .NET", "csharp net dotnet"],
  ["CENG140'tan", "ceng140"],
  ["CENG 140’ın", "ceng 140"],
  ["MATH119'u", "math119"],
  ["İstanbul'un tarihi", "istanbul tarihi"],
])("of %j what tells something is %j", (text, words) => {
  expect(folded(tellingTokens(tokensOf(text), lexicon))).toBe(words);
});
