/** Fails when a language lacks words, has other placeholders than English, has words that no code uses, or says in the browser what only servers can. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { words } from "../app/words";
import { isInBrowser } from "../vite/words";
import { wordsFile } from "./words-file";

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}|<\/?\w+>/g) ?? [])].sort().join(" ");

/** Groups whose keys are put together at run time: titles, labels, errors by code, mails by template. */
const BY_CODE = /(^|\.)(pages|descriptions|fields|names|hints|errors|mail|reasons|refusals)\./;

const filesIn = (...folders: string[]) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("/locales/") && existsSync(file));
const files = filesIn("app", "workers");
const code = files.map((file) => readFileSync(file, "utf8")).join("\n");

/** A key is used when it stands in the code, or when a template string there begins or ends like it. */
function isUsed(key: string): boolean {
  const plain = key.replace(/_(one|other|few|many|zero|two)$/, "");
  if (BY_CODE.test(key) || code.includes(plain)) return true;
  const parts = plain.split(".");
  return parts.some((_, at) => at > 0 && code.includes(`${parts.slice(0, at).join(".")}.\${`)) || code.includes(`}.${parts.at(-1)}\``);
}

/** A word that a component says itself: its namespace, where it is named, and its group. */
const SAID_BY_COMPONENT = /\b(?:t|say|kit|exists)\([^()]*?["'`](?:([\w-]+):)?(\w+)\./g;

/**
 * What the glossary of the product's words calls otherwise (experience, discussion, RSVP, email, log in, şikâyet, tavsiye, ekip), and
 * turns of phrase that nobody says. `\b` knows no Turkish letters, so Turkish stems stand after a character that isn't a letter.
 */
const FORBIDDEN = {
  en: [
    /lived through|described courses|without my name|\bunnamed\b|nothing fits|\bfavou?rites?\b/i,
    /\bthreads?\b|people who come|I'm coming|\bsign(ed)?[ -]in\b|\bsigning in\b|ready sentence|take it back|taken back/i,
    /(?<![\w-])mails?\b|\bmailed\b|\beverybody\b|\bsomebody\b|\banybody\b|\bdoes one\b|\bone's\b|became of|no \w+ fits|any ?more\)/i,
    /\b(?:Fall|Spring|Summer) \{\{|There is no such|(?<!^\{\{field\}\} )is required\b|\bmay not\b|\bmay (hold|do|open|come)\b|\bstands? (in|on|so|beside|here|there)\b|\d %|\}\} %/i,
  ],
  tr: [
    /(?<!\p{L})parola|adım görünmesin|(?<!\p{L})favori|öğüt|haklı bul|gerek gör|tüm gelecek|(?<!\p{L})sözcü[kğ]|(?<!\p{L})alanım/iu,
    /düzenleyen(ler|i |in )|(?<!\p{L})görevliler|(?<!\p{L})konuk|çalışma öneri|(?<!\p{L})kronik(?!\p{L})|adım olmadan|ne oldukları/iu,
    /\}\} (?:güz|bahar|yaz)(?!\p{L})|(?<!\p{L})METU(?!\p{L})|Physics|Northern Cyprus|\d %|\}\} %| zorunlu\.$/u,
  ],
};

/** Where a link of an article leads: an address, not a word. */
const LINK_TARGET = /\]\(\/[^)\s]*\)/g;

/** What the glossary says otherwise in a text; undefined when nothing is. */
const forbiddenIn = (text: string, rules: readonly RegExp[]) => rules.map((rule) => rule.exec(text)?.[0]).find(Boolean);

const problems: string[] = [];
if (readFileSync("app/words.ts", "utf8") !== wordsFile())
  problems.push("app/words.ts lacks a folder's words or has too many: npm run words");
for (const file of files.filter((each) => each.endsWith(".tsx"))) {
  for (const [call, namespace = "", group = ""] of readFileSync(file, "utf8").matchAll(SAID_BY_COMPONENT)) {
    if (!isInBrowser(namespace, group)) problems.push(`${file} says what browsers don't know: ${call}`);
  }
}
/** Articles are written in files of their own, one for each language. */
for (const file of files) {
  const [, language] = /\.(en|tr)\.ts$/.exec(file) ?? [];
  if (language !== "en" && language !== "tr") continue;
  readFileSync(file, "utf8")
    .split("\n")
    .forEach((line, at) => {
      const found = forbiddenIn(line.replace(LINK_TARGET, "]"), FORBIDDEN[language]);
      if (found)
        problems.push(`${file}:${at + 1} says "${found}", which the glossary says otherwise (FORBIDDEN in scripts/check-words.ts)`);
    });
}
for (const [namespace, tree] of Object.entries(words.en)) {
  const english = flatten(tree as Tree);
  const turkish = new Map(flatten((words.tr as Record<string, Tree>)[namespace] ?? {}));
  for (const [key, text] of english) {
    const other = turkish.get(key);
    const found = forbiddenIn(text, FORBIDDEN.en) ?? (other && forbiddenIn(other, FORBIDDEN.tr));
    if (!other?.trim() || !text.trim()) problems.push(`${namespace}:${key} has no words`);
    else if (found)
      problems.push(`${namespace}:${key} says "${found}", which the glossary says otherwise (FORBIDDEN in scripts/check-words.ts)`);
    else if (placeholders(text) !== placeholders(other)) problems.push(`${namespace}:${key} has other placeholders in tr`);
    if (!isUsed(key)) problems.push(`${namespace}:${key} is used nowhere`);
  }
  if (turkish.size !== english.length) problems.push(`${namespace} has words in tr that en lacks`);
}
/** Browser tests say the product's own words; one that was renamed fails here, not after ten minutes. */
const known = new Set(
  Object.entries(words.en).flatMap(([namespace, tree]) =>
    flatten(tree as Tree).map(([key]) => `${namespace}:${key.replace(/_(one|other|few|many|zero|two)$/, "")}`),
  ),
);
for (const file of filesIn("tests/e2e")) {
  for (const [, key = ""] of readFileSync(file, "utf8").matchAll(/\bsay\(\s*"([\w-]+:[\w.-]+)"/g)) {
    if (!known.has(key)) problems.push(`${file} says ${key}, which there is no word for`);
  }
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? "Every word stands in both languages." : `${problems.length} problems with words.`);
process.exit(problems.length > 0 ? 1 : 0);
