/** Writes `app/words.ts` from the folders that have words: its types need every namespace by name. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const FILE = `${ROOT}app/words.ts`;

const below = (folder: string) => readdirSync(`${ROOT}app/${folder}`).map((name) => `${folder}/${name}`);

/** Folders below `app/` that have words, in alphabetical order; a namespace is its folder's name. */
const folders = () =>
  ["chrome", "kit", ...below("engines"), ...below("features"), ...below("platform")]
    .filter((folder) => existsSync(`${ROOT}app/${folder}/locales/en.ts`))
    .sort();

const namespaceOf = (folder: string) => folder.split("/").at(-1) ?? folder;
const exportOf = (folder: string) => namespaceOf(folder).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const keyOf = (folder: string) => (namespaceOf(folder).includes("-") ? `"${namespaceOf(folder)}"` : namespaceOf(folder));

const importOf = (folder: string, locale: "en" | "tr") => {
  const name = exportOf(folder);
  return `import { ${name} as ${name}${locale === "en" ? "En" : "Tr"} } from "./${folder}/locales/${locale}";\n`;
};

/** The text that `app/words.ts` should have. */
export function wordsFile(): string {
  const all = folders();
  const imports = all.map((folder) => importOf(folder, "en") + importOf(folder, "tr")).join("");
  const of = (suffix: string) => all.map((folder) => `    ${keyOf(folder)}: ${exportOf(folder)}${suffix},\n`).join("");
  return `/** Every word of the product, by language and namespace; a namespace is a feature's name. Written by \`npm run words\`. */

${imports}
export const words = {
  en: {
${of("En")}  },
  tr: {
${of("Tr")}  },
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, wordsFile());
