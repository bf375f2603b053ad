/** `npm run university -- NAME`: writes `app/university/`, which every other module imports, so that it holds the pack of that name (decision 079). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PACKS = "app/universities";
const CHOSEN = "app/university";
/** The whole of the chosen pack, for tests: the same whichever is chosen. */
const WHOLE = "pack.ts";

const textFor = (name: string, file: string) => `export * from "../universities/${name}/${file.replace(/\.ts$/, "")}";\n`;

/** The packs that there are. */
export const packNames = (): string[] =>
  readdirSync(PACKS, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);

/** The pack that this tree holds. */
export const chosenPack = (): string => /universities\/([\w-]+)\//.exec(readFileSync(`${CHOSEN}/index.ts`, "utf8"))?.[1] ?? "";

/** Parts that don't come from the chosen pack, or that it lacks. */
export const strayParts = (): string[] =>
  readdirSync(CHOSEN).filter(
    (file) =>
      file !== WHOLE &&
      (readFileSync(`${CHOSEN}/${file}`, "utf8") !== textFor(chosenPack(), file) || !existsSync(`${PACKS}/${chosenPack()}/${file}`)),
  );

/** Tests of what holds for one pack alone, of those that aren't chosen: `rooms.metu.test.ts`. */
export const testsOfOthers = (): string[] =>
  packNames()
    .filter((name) => name !== chosenPack())
    .map((name) => `tests/**/*.${name}.test.{ts,tsx}`);

/** @throws when there is no such pack, or it lacks a part */
export function choosePack(name: string, root = "."): void {
  for (const file of readdirSync(`${root}/${CHOSEN}`).filter((each) => each !== WHOLE)) {
    if (!existsSync(`${root}/${PACKS}/${name}/${file}`)) throw new Error(`${PACKS}/${name}/${file} is missing`);
    const [path, text] = [`${root}/${CHOSEN}/${file}`, textFor(name, file)];
    if (readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , name] = process.argv;
  if (name) choosePack(name);
  console.log(`University: ${chosenPack()} (of ${packNames().join(", ")})`);
}
