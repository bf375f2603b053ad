/** Writes `app/words.ts` from the folders that have words: its types need every namespace by name. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const FILE = `${ROOT}app/words.ts`;
const TOOL = "platform/i18n/elsewhere";

const below = (folder: string): string[] =>
  readdirSync(`${ROOT}app/${folder}`, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
const has = (folder: string, module: string) => existsSync(`${ROOT}app/${folder}/locales/${module}.ts`);

/**
 * Folders below `app/` that have words, in alphabetical order; a namespace is its folder's name. A feature's part has words of its own
 * where most readers of the feature don't need them.
 */
const folders = () => {
  const features = below("features");
  return ["chrome", "kit", ...below("engines"), ...features, ...features.flatMap(below), ...below("platform")]
    .filter((folder) => has(folder, "en"))
    .sort();
};

const namespaceOf = (folder: string) => folder.split("/").at(-1) ?? folder;
const exportOf = (folder: string) => namespaceOf(folder).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const keyOf = (folder: string) => (namespaceOf(folder).includes("-") ? `"${namespaceOf(folder)}"` : namespaceOf(folder));

function importsOf(folder: string): string {
  const name = exportOf(folder);
  const from = (module: string) => `from "./${folder}/locales/${module}";\n`;
  const elsewhere = has(folder, "elsewhere") ? `import { elsewhere as ${name}Elsewhere } ${from("elsewhere")}` : "";
  return `${elsewhere}import { ${name} as ${name}En } ${from("en")}import { ${name} as ${name}Tr } ${from("tr")}`;
}

/** The text that `app/words.ts` should have. */
export function wordsFile(): string {
  const all = folders();
  // As imports are sorted: folder by folder.
  const moduleOf = (each: string) => (each === TOOL ? TOOL : `${each}/locales`).replaceAll("/", "\0");
  const imports = [...all, TOOL]
    .sort((a, b) => (moduleOf(a) < moduleOf(b) ? -1 : 1))
    .map((each) => (each === TOOL ? `import { allWords } from "./${TOOL}";\n` : importsOf(each)));
  const saidElsewhere = (folder: string) => (has(folder, "elsewhere") ? `, elsewhere: ${exportOf(folder)}Elsewhere` : "");
  const namespaces = all.map(
    (folder) => `  ${keyOf(folder)}: { en: ${exportOf(folder)}En, tr: ${exportOf(folder)}Tr${saidElsewhere(folder)} },\n`,
  );
  return `/** Every word of the product, by language and namespace; a namespace is a feature's name. Written by \`npm run words\`. */

${imports.join("")}
export const words = allWords({
${namespaces.join("")}});
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, wordsFile());
