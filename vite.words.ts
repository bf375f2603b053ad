/**
 * What of the words browsers are given. Left out is what only the server says: refusals, mails, notifications, and what is said
 * after a redirect. What features say of themselves in a namespace (`elsewhere` of their words) is put in there.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, transformWithEsbuild } from "vite";
import { joined } from "./app/platform/i18n/joined";

const SERVER_SAYS = ["errors", "mail", "notices", "reviewMail", "toasts"];

/** Refusals that browsers word themselves: a picture's state is looked up, not answered. */
const BROWSER_SAYS_TOO = ["catalog:errors", "media:errors"];

/** Whether browsers are given a namespace's group of words. */
export const isInBrowser = (namespace: string, group: string): boolean =>
  !SERVER_SAYS.includes(group) || BROWSER_SAYS_TOO.includes(`${namespace}:${group}`);

const WORDS = /\/([\w-]+)\/locales\/(en|tr)\.ts$/;

type Groups = { readonly [name: string]: string | Groups };

/** The words of a locale module: its own with their name, and by namespace those that it says elsewhere. */
interface Module {
  name: string;
  own: Groups;
  elsewhere: Record<string, Groups>;
}

async function read(code: string, id: string): Promise<Module> {
  const module = await transformWithEsbuild(code, id, { loader: "ts" });
  const { elsewhere = {}, ...words } = await import(`data:text/javascript,${encodeURIComponent(module.code)}`);
  const [first] = Object.entries<Groups>(words);
  if (!first) throw new Error(`${id} exports no words.`);
  return { name: first[0], own: first[1], elsewhere };
}

const FEATURES = "app/features";

/** The locale modules of all features, each read once for as long as it stays as it is. */
function reader() {
  const known = new Map<string, Promise<Module>>();
  return (language: string): { file: string; module: Promise<Module> }[] =>
    readdirSync(FEATURES).flatMap((feature) => {
      const file = resolve(FEATURES, feature, "locales", `${language}.ts`);
      if (!existsSync(file)) return [];
      const code = readFileSync(file, "utf8");
      const module = known.get(code) ?? read(code, file);
      known.set(code, module);
      return { file, module };
    });
}

const ofFeatures = reader();

export const browserWords = (): Plugin => ({
  name: "browser-words",
  enforce: "pre",
  async transform(code, id, options) {
    const [, namespace, language] = WORDS.exec(id) ?? [];
    if (!namespace || options?.ssr) return null;
    const { name, own } = await read(code, id);
    const parts = [own];
    for (const { file, module } of ofFeatures(language ?? "")) {
      this.addWatchFile(file);
      const { elsewhere } = await module;
      if (elsewhere[namespace]) parts.push(elsewhere[namespace]);
    }
    const said = Object.fromEntries(Object.entries(joined(...parts)).filter(([group]) => isInBrowser(namespace, group)));
    return { code: `export const ${name} = ${JSON.stringify(said)};`, map: null };
  },
});
