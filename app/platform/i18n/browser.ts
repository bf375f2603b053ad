/**
 * Words of pages, in the browser and where the server draws them. Use cases, mails and refusals say theirs with i18next; of that
 * a page needs to find a text by its key, fill in its placeholders and choose its plural, which is this file. Both must say the
 * same of every word: tests/unit/browser-words.test.ts (decisions 015 and 020).
 */
import type { i18n } from "i18next";
import { i18nOptions } from "./config";

export interface Words {
  readonly [key: string]: string | Words;
}

interface Values {
  /** Chooses the plural. */
  count?: number;
  [placeholder: string]: unknown;
}

const PLACEHOLDER = /\{\{(.+?)\}\}/g;
const TRIES = 3;
const FIRST_PAUSE_MS = 350;

const isWords = (found: unknown): found is Words => typeof found === "object" && found !== null;

/** The languages' plural rules; making one costs more than asking it. */
const rules = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}

const fill = (text: string, values: Values) =>
  text.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name.trim()];
    return value === undefined || value === null ? "" : String(value);
  });

/** Fetches words; a network may stumble. @throws when it keeps failing */
async function fetchWords(load: () => Promise<Words>, left = TRIES, pause = FIRST_PAUSE_MS): Promise<Words> {
  try {
    return await load();
  } catch (failed) {
    if (left === 0) throw failed;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchWords(load, left - 1, pause * 2);
  }
}

/**
 * What react-i18next asks of an i18next instance.
 * @param load brings the words of a namespace; those that can't be had show their keys
 * @param known words that are there already, by namespace
 */
export function createBrowserI18n(language: string, load: (namespace: string) => Promise<Words>, known: Record<string, Words> = {}): i18n {
  const loaded = new Map<string, Words>(Object.entries(known));
  const loading = new Map<string, Promise<void>>();

  const lookUp = (key: string, namespace: string): string | Words | undefined => {
    const at = key.indexOf(":");
    const [from, path] = at < 0 ? [namespace, key] : [key.slice(0, at), key.slice(at + 1)];
    return path
      .split(".")
      .reduce<string | Words | undefined>((found, part) => (isWords(found) ? found[part] : undefined), loaded.get(from));
  };
  /** What was found once is found again; what wasn't may have come since. */
  const texts = new Map<string, string | Words>();
  const find = (key: string, namespace: string): string | Words | undefined => {
    const name = `${namespace} ${key}`;
    const found = texts.get(name) ?? lookUp(key, namespace);
    if (found !== undefined) texts.set(name, found);
    return found;
  };

  const say = (namespace: string, key: string, values: Values = {}): string => {
    const plural = values.count === undefined ? undefined : find(`${key}_${pluralOf(language, values.count)}`, namespace);
    const text = plural ?? find(key, namespace);
    return typeof text === "string" ? fill(text, values) : key.slice(key.indexOf(":") + 1);
  };

  const loadOne = (namespace: string): Promise<void> => {
    const begun = loading.get(namespace);
    if (begun) return begun;
    const fetched = fetchWords(() => load(namespace)).then(
      (words) => void loaded.set(namespace, words),
      () => void loaded.set(namespace, {}),
    );
    loading.set(namespace, fetched);
    return fetched;
  };

  const defaultNS = i18nOptions.defaultNS;
  const first = (namespaces?: string | readonly string[] | null) =>
    (typeof namespaces === "string" ? namespaces : namespaces?.[0]) ?? defaultNS;
  const instance = {
    language,
    languages: [language],
    isInitialized: true,
    options: i18nOptions,
    t: (key: string, values?: Values) => say(defaultNS, key, values),
    getFixedT: (_language: unknown, namespaces?: string | readonly string[] | null) => (key: string, values?: Values) =>
      say(first(namespaces), key, values),
    exists: (key: string) => find(key, defaultNS) !== undefined,
    hasLoadedNamespace: (namespace: string) => loaded.has(namespace),
    loadNamespaces: async (namespaces: string | readonly string[], done?: () => void) => {
      await Promise.all([namespaces].flat().map((namespace) => loadOne(namespace as string)));
      done?.();
    },
    // The language changes with a new document only.
    on: () => undefined,
    off: () => undefined,
  };
  return instance as unknown as i18n;
}
