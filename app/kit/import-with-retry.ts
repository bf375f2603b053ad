/**
 * Imports a module that is wanted later, and asks once more when it doesn't come. Browsers remember for as long as a document lasts that
 * an address gave no module (https://github.com/whatwg/html/issues/6768): another press of the same button would find nothing, so each
 * further try has a query that wasn't asked for before.
 */

/** Chromium and Firefox say in their failure which module it was; Safari doesn't, and asks anew by itself. */
const ADDRESS = /https?:\/\/\S+\.m?js/;

let tries = 0;

/**
 * @param load imports a module and changes nothing of it
 * @throws when it doesn't come this time either
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (failed) {
    const [address] = ADDRESS.exec(String(failed)) ?? [];
    if (!address) throw failed;
    tries += 1;
    const again = `${address}?try=${tries}`;
    return import(/* @vite-ignore */ again);
  }
}
