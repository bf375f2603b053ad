/** Leaves out of the browser's words what only the server says: refusals, mails, notifications, and what is said after a redirect. */
import { type Plugin, transformWithEsbuild } from "vite";

const SERVER_SAYS = ["errors", "mail", "notices", "reviewMail", "toasts"];

/** Refusals that browsers word themselves: a picture's state is looked up, not answered. */
const BROWSER_SAYS_TOO = ["catalog:errors", "media:errors"];

/** Whether browsers are given a namespace's group of words. */
export const isInBrowser = (namespace: string, group: string): boolean =>
  !SERVER_SAYS.includes(group) || BROWSER_SAYS_TOO.includes(`${namespace}:${group}`);

const WORDS = /\/([\w-]+)\/locales\/(?:en|tr)\.ts$/;

type Groups = Record<string, unknown>;

/** The words of a locale module: its only export. */
async function read(code: string, id: string): Promise<[string, Groups]> {
  const module = await transformWithEsbuild(code, id, { loader: "ts" });
  const exports = (await import(`data:text/javascript,${encodeURIComponent(module.code)}`)) as Record<string, Groups>;
  const [words] = Object.entries(exports);
  if (!words) throw new Error(`${id} exports no words.`);
  return words;
}

export const browserWords = (): Plugin => ({
  name: "browser-words",
  enforce: "pre",
  async transform(code, id, options) {
    const [, namespace] = WORDS.exec(id) ?? [];
    if (!namespace || options?.ssr) return null;
    const [name, groups] = await read(code, id);
    const said = Object.fromEntries(Object.entries(groups).filter(([group]) => isInBrowser(namespace, group)));
    return { code: `export const ${name} = ${JSON.stringify(said)};`, map: null };
  },
});
