/** Words that stand in one place and are said in another: what features call themselves where others show them. */

import type { Words } from "./browser";
import type { Locale } from "./config";

/** By the namespace in which they are said. */
type Said = Readonly<Record<string, Words>>;

/** What a feature's `locales/elsewhere.ts` holds. */
export type Elsewhere = Readonly<Record<Locale, Said>>;

function join(a: Words, b: Words): Words {
  const whole: Record<string, string | Words> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const here = whole[key];
    if (here === undefined) whole[key] = value;
    else if (typeof here === "object" && typeof value === "object") whole[key] = join(here, value);
    else throw new Error(`Two places have words for ${key}`);
  }
  return whole;
}

/** The words of a namespace, its own and what is said there from elsewhere. @throws when two say the same */
export const withElsewhere = (own: Words, namespace: string, said: readonly Said[]): Words =>
  said
    .map((each) => each[namespace])
    .filter((words) => words !== undefined)
    .reduce(join, own);

/** Everything that the parts have, as one. */
type Whole<Part> = (Part extends unknown ? (part: Part) => void : never) extends (whole: infer All) => void ? All : never;
type In<Namespace, Part> = Part extends unknown ? (Namespace extends keyof Part ? Part[Namespace] : never) : never;

/** A namespace in every language, and what its feature says elsewhere, if it does. */
type Own = Readonly<Record<string, Readonly<Record<Locale, Words>> & { readonly elsewhere?: Elsewhere }>>;

type Others<Namespaces extends Own> = {
  [Name in keyof Namespaces]: Namespaces[Name] extends { elsewhere: infer Said extends Elsewhere } ? Said : never;
}[keyof Namespaces];

type All<Namespaces extends Own> = {
  [Language in Locale]: { [Name in keyof Namespaces]: Namespaces[Name][Language] & Whole<In<Name, Others<Namespaces>[Language]>> };
};

/** All words by language and namespace. @throws when two say the same */
export function allWords<Namespaces extends Own>(namespaces: Namespaces) {
  const inLanguage = (language: Locale) => {
    const said = Object.values(namespaces).flatMap(({ elsewhere }) => (elsewhere ? [elsewhere[language]] : []));
    return Object.fromEntries(Object.entries(namespaces).map(([name, own]) => [name, withElsewhere(own[language], name, said)]));
  };
  return { en: inLanguage("en"), tr: inLanguage("tr") } as All<Namespaces>;
}
