/**
 * What staff can do: an act is a thing and what is done with it, and has words in both languages (`acts:verbs.<verb>` with
 * `acts:things.<thing>`, or a sentence of its own, `acts:own.<thing>.<verb>`). What has no words doesn't compile.
 */
import type { TypeOptions } from "i18next";

type Words = TypeOptions["resources"]["acts"];

/** What something is done to: features name theirs in `locales/elsewhere.ts`. */
export type Thing = keyof Words["things"] & string;
export type Verb = keyof Words["verbs"] & string;
type Owner = keyof Words["own"] & string;
type Own = { [T in Owner]: `${T}.${keyof Words["own"][T] & string}` }[Owner];

/** `experience.approve` */
export type Act = `${Thing}.${Verb}` | Own;
