/** Says what staff did, in the reader's words: an act, what it is about, and what it changed. */
import type { ToldPart } from "~/engines/audited";
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

/** What of the settings changed, part by part; of one that no feature tells any more, that it did. */
function settingChanges(ctx: Words, before: Facts, after: Facts): Change[] {
  const { say } = translator(ctx);
  const changed = say("acts:values.changed");
  return Object.keys(after).flatMap((name) => {
    const told = ctx.product.toldSettings.find(({ setting }) => setting === name);
    const partsOf = (value: unknown): ToldPart[] => told?.parts(ctx, value) ?? [{ name, value, text: "" }];
    const old = new Map(partsOf(before[name]).map((part) => [part.name, part]));
    const idOf = ({ value, text }: ToldPart) => JSON.stringify(value ?? text);
    return partsOf(after[name]).flatMap((part): Change[] => {
      const was = old.get(part.name);
      if (was && idOf(was) === idOf(part)) return [];
      const isSaid = was?.text !== part.text;
      return [{ name: part.name, before: was?.text || "—", after: isSaid ? part.text || "—" : changed }];
    });
  });
}

/** What an act changed, as far as it is told: settings, roles and states. */
export function changesOf(ctx: Words, { subjectType, before, after }: ActRow): Change[] {
  if (subjectType === "settings") return settingChanges(ctx, factsOf(before), factsOf(after));
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
      name: sayOr(`acts:fields.${name}`, sayOr(`users:fields.${name}`, name)),
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
  const told = ctx.product.toldActs.find((each) => each.act === act);
  const values = {
    name,
    role: typeof role === "string" && exists(`acts:roles.${role}`) ? say(`acts:roles.${role}`) : "",
    ...told?.values(ctx, { before: factsOf(row.before), after: factsOf(row.after), createdAt: row.createdAt }),
  };
  if (exists(`acts:own.${act}`)) return say(`acts:own.${act}`, values);
  if (!exists(`acts:verbs.${verb}`) || !exists(`acts:things.${thing}`)) return say("acts:unknown", { act });
  return say(`acts:verbs.${verb}`, { thing: say(`acts:things.${thing}`, values) });
}

/** Whether no person acted, but the product (`product`) or the command that imports (`command`). */
export function nobodyOf({ act, actorId, after }: ActRow): "product" | "command" | null {
  if (actorId !== null) return null;
  if (factsOf(after).isByCommand === true) return "command";
  return act.endsWith(".hide") ? "product" : null;
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
