/** Says what staff did, in the reader's words: an act, what it is about, and what it changed. */
import { formatDate } from "~/kit/format";
import type { Context } from "~/platform/context";
import type { ActRow } from "./audit.repository.server";

type Words = Pick<Context, "locale" | "product">;
type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts => typeof value === "object" && value !== null && !Array.isArray(value);
const factsOf = (value: unknown): Facts => (isFacts(value) ? value : {});

/** Of others' things no text is told, only where they stood; who wrote them is nobody's business here. */
const TOLD = ["status", "role", "is_active", "is_open", "show_status"];
/** What people say about themselves stays on the page of their profile. */
const NOT_TOLD_OF_PEOPLE = ["bio", "links", "session_id", "device"];

const isTold = (subjectType: string, name: string) => {
  if (subjectType === "settings") return true;
  return subjectType === "user" ? !NOT_TOLD_OF_PEOPLE.includes(name) : TOLD.includes(name);
};

function translator({ locale, product }: Words) {
  const { t, exists } = product.translators[locale];
  const say = t as unknown as (key: string, values?: Record<string, string>) => string;
  return { say, sayOr: (key: string, otherwise: string) => (exists(key) ? say(key) : otherwise), exists: (key: string) => exists(key) };
}

export interface Change {
  name: string;
  before: string;
  after: string;
}

/** What an act changed, as far as it is told: settings, roles and states. */
export function changesOf(ctx: Words, { subjectType, before, after }: ActRow): Change[] {
  const { say, sayOr } = translator(ctx);
  const textOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return "—";
    if (typeof value === "boolean") return say(`acts:values.${value ? "yes" : "no"}`);
    if (typeof value === "number" && /_(at|until)$/.test(name)) return formatDate(value, ctx.locale, "dateTime");
    if (typeof value === "string") return sayOr(`acts:roles.${value}`, sayOr(`acts:states.${value}`, value));
    return typeof value === "number" ? String(value) : JSON.stringify(value);
  };
  const [old, next] = [factsOf(before), factsOf(after)];
  const names = Object.keys(next).length > 0 ? Object.keys(next) : [];
  return names
    .filter((name) => isTold(subjectType, name) && JSON.stringify(old[name] ?? null) !== JSON.stringify(next[name] ?? null))
    .map((name) => ({
      name: sayOr(`acts:fields.${name}`, sayOr(`${subjectType === "user" ? "users" : "settings"}:fields.${name}`, name)),
      before: textOf(name, old[name]),
      after: textOf(name, next[name]),
    }));
}

/** An edit that changed the role says so. */
function actOf({ act, before, after }: ActRow): string {
  const role = factsOf(after).user_role;
  return act === "user.edit" && typeof role === "string" && role !== factsOf(before).user_role ? "user.set-role" : act;
}

/** What was done, to be read behind the name of whoever did it. */
export function sayAct(ctx: Words, row: ActRow): string {
  const { say, exists } = translator(ctx);
  const act = actOf(row);
  const [thing = "", verb = ""] = act.split(".");
  const name = row.subjectName ?? row.subjectId;
  const role = factsOf(row.after).user_role;
  const values = { name, role: typeof role === "string" && exists(`acts:roles.${role}`) ? say(`acts:roles.${role}`) : "" };
  if (exists(`acts:own.${act}`)) return say(`acts:own.${act}`, values);
  if (!exists(`acts:verbs.${verb}`) || !exists(`acts:things.${thing}`)) return say("acts:unknown", { act });
  return say(`acts:verbs.${verb}`, { thing: say(`acts:things.${thing}`, values) });
}

/** What something is called by itself; its name in the audit where it has no words. */
export const sayKind = (ctx: Words, thing: string) => translator(ctx).sayOr(`acts:kinds.${thing}`, thing);

/** What can be chosen: what was done, and what to. */
export function actChoices({ locale, product }: Words) {
  const { verbs, kinds } = product.translators[locale].getResourceBundle(locale, "acts") as Record<
    "verbs" | "kinds",
    Record<string, string>
  >;
  const collator = new Intl.Collator(locale);
  const sorted = (options: { value: string; label: string }[]) => options.sort((a, b) => collator.compare(a.label, b.label));
  return {
    acts: sorted(Object.entries(verbs).map(([value, words]) => ({ value, label: words.replace("{{thing}}", "…") }))),
    kinds: sorted(Object.entries(kinds).map(([value, label]) => ({ value, label }))),
  };
}
