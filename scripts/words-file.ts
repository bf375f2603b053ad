/** Writes `app/words.ts` from the folders that have words: its types need every namespace by name. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const FILE = `${ROOT}app/words.ts`;
const JOINED = "platform/i18n/joined";
/** As wide as the formatter lets a line be. */
const WIDTH = 140;

type Locale = "en" | "tr";

const below = (folder: string) => readdirSync(`${ROOT}app/${folder}`).map((name) => `${folder}/${name}`);

/** Folders below `app/` that have words, in alphabetical order; a namespace is its folder's name. */
const folders = () =>
  ["chrome", "kit", ...below("engines"), ...below("features"), ...below("platform")]
    .filter((folder) => existsSync(`${ROOT}app/${folder}/locales/en.ts`))
    .sort();

const namespaceOf = (folder: string) => folder.split("/").at(-1) ?? folder;
const exportOf = (folder: string) => namespaceOf(folder).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const keyOf = (folder: string) => (namespaceOf(folder).includes("-") ? `"${namespaceOf(folder)}"` : namespaceOf(folder));
const suffixOf = (locale: Locale) => (locale === "en" ? "En" : "Tr");
const elsewhereOf = (folder: string, locale: Locale) => `${exportOf(folder)}Elsewhere${suffixOf(locale)}`;

/** The namespaces in which a folder's words are said as well. */
async function placesOf(folder: string): Promise<string[]> {
  const { elsewhere = {} } = await import(`${ROOT}app/${folder}/locales/en.ts`);
  return Object.keys(elsewhere);
}

/** The text that `app/words.ts` should have. @throws when words are said in a namespace that isn't there */
export async function wordsFile(): Promise<string> {
  const all = folders();
  const places = new Map(await Promise.all(all.map(async (folder) => [folder, await placesOf(folder)] as const)));
  const namespaces = all.map(namespaceOf);
  for (const [folder, names] of places) {
    for (const name of names) if (!namespaces.includes(name)) throw new Error(`${folder} has words for ${name}, which isn't there`);
  }
  const importOf = (folder: string, locale: Locale) => {
    const own = `${exportOf(folder)} as ${exportOf(folder)}${suffixOf(locale)}`;
    const names = places.get(folder)?.length ? [`elsewhere as ${elsewhereOf(folder, locale)}`, own] : [own];
    return `import { ${names.join(", ")} } from "./${folder}/locales/${locale}";\n`;
  };
  const wordsOf = (folder: string, locale: Locale) => {
    const others = all.filter((each) => places.get(each)?.includes(namespaceOf(folder)));
    const own = `${exportOf(folder)}${suffixOf(locale)}`;
    if (others.length === 0) return `    ${keyOf(folder)}: ${own},\n`;
    const parts = [own, ...others.map((each) => `${elsewhereOf(each, locale)}.${exportOf(folder)}`)];
    const line = `    ${keyOf(folder)}: joined(${parts.join(", ")}),\n`;
    return line.length <= WIDTH + 1 ? line : `    ${keyOf(folder)}: joined(\n${parts.map((part) => `      ${part},\n`).join("")}    ),\n`;
  };
  const imports = [...all, JOINED]
    .sort()
    .map((each) => (each === JOINED ? `import { joined } from "./${JOINED}";\n` : importOf(each, "en") + importOf(each, "tr")))
    .join("");
  const of = (locale: Locale) => all.map((folder) => wordsOf(folder, locale)).join("");
  return `/** Every word of the product, by language and namespace; a namespace is a feature's name. Written by \`npm run words\`. */

${imports}
export const words = {
  en: {
${of("en")}  },
  tr: {
${of("tr")}  },
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, await wordsFile());
