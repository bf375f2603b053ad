/**
 * What of the words browsers are given. Left out is what only the server says: refusals, mails, notifications, the assistant's answers, and
 * what is said after a redirect. What features say of themselves in a namespace (`locales/elsewhere.ts`) is put in there.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, transformWithEsbuild } from "vite";
import type { Words } from "../app/platform/i18n/browser";
import type { Locale } from "../app/platform/i18n/config";
import { type Elsewhere, withElsewhere } from "../app/platform/i18n/elsewhere";
import { withUniversity } from "./university-words";

const SERVER_SAYS = ["assistant", "behind", "byReports", "errors", "mail", "notices", "reviewMail", "toasts"];

/** Refusals that browsers word themselves: a picture's state is looked up, not answered. */
const BROWSER_SAYS_TOO = ["media:errors"];

/** Whether browsers are given a namespace's group of words. */
export const isInBrowser = (namespace: string, group: string): boolean =>
  !SERVER_SAYS.includes(group) || BROWSER_SAYS_TOO.includes(`${namespace}:${group}`);

const WORDS = /\/([\w-]+)\/locales\/(en|tr)\.ts$/;
const FEATURES = "app/features";

/** The only export of a module that imports nothing, with its name. */
async function read<Value>(code: string, id: string): Promise<[string, Value]> {
  const module = await transformWithEsbuild(code, id, { loader: "ts" });
  const exports = (await import(`data:text/javascript,${encodeURIComponent(module.code)}`)) as Record<string, Value>;
  const [only] = Object.entries(exports);
  if (!only) throw new Error(`${id} exports no words.`);
  return only;
}

/** The files with what features say elsewhere. */
const elsewhereFiles = () =>
  readdirSync(FEATURES)
    .map((feature) => resolve(FEATURES, feature, "locales/elsewhere.ts"))
    .filter((file) => existsSync(file));

/** What was read of them, by their text: every namespace asks for all. */
const known = new Map<string, Promise<[string, Elsewhere]>>();

async function readElsewhere(file: string): Promise<Elsewhere> {
  const code = withUniversity(readFileSync(file, "utf8"));
  const reading = known.get(code) ?? read<Elsewhere>(code, file);
  known.set(code, reading);
  return (await reading)[1];
}

export const browserWords = (): Plugin => ({
  name: "browser-words",
  enforce: "pre",
  async transform(code, id, options) {
    const [, namespace, language] = WORDS.exec(id) ?? [];
    if (!namespace || options?.ssr) return null;
    const [name, own] = await read<Words>(code, id);
    const files = elsewhereFiles();
    for (const file of files) this.addWatchFile(file);
    const said = (await Promise.all(files.map(readElsewhere))).map((elsewhere) => elsewhere[language as Locale]);
    const whole = Object.entries(withElsewhere(own, namespace, said)).filter(([group]) => isInBrowser(namespace, group));
    return { code: `export const ${name} = ${JSON.stringify(Object.fromEntries(whole))};`, map: null };
  },
});
