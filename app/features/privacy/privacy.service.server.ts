/** What personal data are for, on what basis, who gets them and how long they are kept: made of what each place says of itself. */
import { numberSettings } from "~/engines/number-settings";
import { atDeletionOf, type PersonalColumn, placeId } from "~/engines/personal/personal.server";
import { ABROAD, type OutsidePlace, type Processing, purposes } from "~/engines/personal/processing";
import { requireAdmin } from "~/platform/access/roles";
import { isAdvertising } from "~/platform/commercial/commercial.server";
import type { AdminContext, Context } from "~/platform/context";
import { csvFile } from "~/platform/csv";
import { listDestructions } from "~/platform/destructions.repository.server";
import { countPast } from "~/platform/forget.server";
import { groupBy } from "~/platform/group";
import { sayIfKnown, sayIn } from "~/platform/i18n/say.server";
import type { Settings } from "~/platform/settings";
import { readSettings } from "~/platform/settings.server";

const DAYS_A_YEAR = 365;

type Words = Pick<Context, "locale" | "product">;
type Kept = Processing["kept"];

const wordsOf = (ctx: Words) => {
  const say = sayIn(ctx);
  return (key: string, values?: Record<string, unknown>) => say(`privacy:${key}`, values);
};

/** `30 days`, `1 year`. */
function spanIn(ctx: Words, days: number): string {
  const isYears = days > 0 && days % DAYS_A_YEAR === 0;
  return wordsOf(ctx)(isYears ? "span.years" : "span.days", { count: isYears ? days / DAYS_A_YEAR : days });
}

/** What a setting counts that isn't years. */
const UNITS: Partial<Record<string, "days" | "months">> = { assistantKeptDays: "days", trafficMonths: "months" };

/** Until when something is kept while its person stays. */
function keptIn(ctx: Words, kept: Kept, settings: Settings): string {
  const say = wordsOf(ctx);
  if (typeof kept === "string") return say(`kept.${kept}`);
  if ("setting" in kept) {
    const count = settings[kept.setting];
    return say(`kept.${kept.setting}`, { span: say(`span.${UNITS[kept.setting] ?? "years"}`, { count }) });
  }
  return kept.days === 0 ? say(`kept.none.${kept.since}`) : say(`kept.${kept.since}`, { span: spanIn(ctx, kept.days) });
}

/** The two halves of what is said: until when, and what becomes of it with the account. */
function retentionOf(ctx: Words, place: PersonalColumn, settings: Settings): string {
  const fate = atDeletionOf(place);
  const { kept } = place.processing;
  const say = wordsOf(ctx);
  if (fate === "gone") return keptIn(ctx, kept === "always" ? "account" : kept, settings);
  if (kept === "always" || (typeof kept === "object" && "setting" in kept)) return keptIn(ctx, kept, settings);
  const until = kept === "account" ? say("kept.named") : kept === "own" ? say("kept.deleted") : keptIn(ctx, kept, settings);
  return `${until} ${say(`atDeletion.${fate}`)}`;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** A place of which something is said. */
interface SaidPlace {
  id: string;
  processing: Processing;
  retention: string;
  isExported: boolean;
}

/** Places of which something is said, with those alone who get it on this site. */
function saidOf(ctx: Context, settings: Settings): SaidPlace[] {
  const isTold = isAdvertising(ctx.env, settings);
  const told = (processing: Processing) => ({
    ...processing,
    recipients: processing.recipients.filter((each) => each !== "iys" || isTold),
  });
  const columns = ctx.product.personalData.filter(({ isLeftOut }) => !isLeftOut);
  const outside = ctx.product.outsidePlaces.filter(({ isUsed }) => isUsed(settings));
  return [
    ...columns.map((place) => ({
      id: placeId(place),
      processing: told(place.processing),
      retention: retentionOf(ctx, place, settings),
      isExported: place.exported !== "nothing",
    })),
    ...outside.map(({ id, processing }: OutsidePlace) => ({
      id,
      processing: told(processing),
      retention: keptIn(ctx, processing.kept, settings),
      isExported: false,
    })),
  ];
}

/** What a time is said of: the things in these places, and everything else where one has no words of its own. */
function thingsIn(ctx: Words, places: readonly string[]): string {
  const things = places.map((id) => {
    const [table = ""] = id.split(".");
    const name = (key: string) => sayIfKnown(ctx, `kept-things:of.${key}`);
    return name(id.replace(".", "_")) ?? name(table);
  });
  const all = things.filter((each) => each !== null);
  return all.length < things.length ? sayIn(ctx)("kept-things:rest") : unique(all).join(" · ");
}

/** Every purpose with what it covers, in the reader's language and in the order of the notice. */
export async function readPurposes(ctx: Context) {
  const say = wordsOf(ctx);
  const rest = sayIn(ctx)("kept-things:rest");
  const settings = await readSettings(ctx);
  const places = groupBy(saidOf(ctx, settings), ({ processing }) => processing.purpose);
  return purposes.flatMap((name) => {
    const own = places.get(name) ?? [];
    if (own.length === 0) return [];
    const each = (list: (processing: Processing) => readonly string[]) => unique(own.flatMap(({ processing }) => list(processing)));
    const kept = groupBy(own, ({ retention }) => retention);
    return [
      {
        name,
        title: say(`purposes.${name}.title`),
        data: say(`purposes.${name}.data`),
        why: say(`purposes.${name}.why`),
        bases: each(({ bases }) => bases).map((key) => say(`bases.${key}`)),
        recipients: each(({ recipients }) => recipients).map((key) => say(`recipients.${key}`)),
        /** How long, each with the places for which it is so; of what it is said, where a purpose has several times, the rest last. */
        kept: [...kept]
          .map(([text, whose]) => {
            const places = unique(whose.map(({ id }) => id)).sort();
            return { text, places, things: kept.size > 1 ? thingsIn(ctx, places) : null };
          })
          .sort((a, b) => Number(a.things === rest) - Number(b.things === rest)),
      },
    ];
  });
}

export type Purpose = Awaited<ReturnType<typeof readPurposes>>[number];

const COLUMNS = ["place", "purpose", "why", "bases", "recipients", "transfer", "retention", "sensitivity", "export"] as const;

/** The inventory as a file, a row for each place; for VERBİS and for the record of processing. */
export async function inventoryCsv(ctx: AdminContext): Promise<string> {
  requireAdmin(ctx);
  const say = wordsOf(ctx);
  const settings = await readSettings(ctx);
  const rows = saidOf(ctx, settings).map(({ id, processing, retention, isExported }) => {
    const { purpose, bases, recipients, sensitivity } = processing;
    const abroad = recipients.filter((each) => ABROAD.includes(each));
    return [
      id,
      say(`purposes.${purpose}.title`),
      say(`purposes.${purpose}.why`),
      bases.map((key) => say(`bases.${key}`)).join("; "),
      [say("recipients.cloudflare"), ...recipients.map((each) => say(`recipients.${each}`))].join("; "),
      [say("recipients.cloudflare"), ...abroad.map((each) => say(`recipients.${each}`))].join("; "),
      retention,
      say(`sensitivities.${sensitivity}`),
      say(isExported ? "file.isExported" : "file.isNotExported"),
    ];
  });
  const byName = rows.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return csvFile([COLUMNS.map((name) => say(`file.${name}`)), ...byName], ctx.locale);
}

export interface Destroyed {
  /** The table. */
  kind: string;
  /** What its rows were for; null where they are no personal data, or of many purposes. */
  title: string | null;
  /** The words of the setting that says how long; null where nothing can be set. */
  setting: string | null;
  value: number | null;
  count: number;
  /** Null in a dry run. */
  day: string | null;
}

/** What jobs destroyed, and what the next run would, if that is asked. */
export async function readDestruction(ctx: AdminContext, isDry: boolean) {
  requireAdmin(ctx);
  const say = sayIn(ctx);
  const places = [...ctx.product.personalData.map((place) => ({ ...place, id: placeId(place) })), ...ctx.product.outsidePlaces];
  const purposeOf = new Map(places.map(({ id, processing }) => [id.split(".")[0], processing.purpose]));
  const told = ({
    kind,
    setting,
    ...numbers
  }: {
    kind: string;
    setting: string | null;
    count: number;
    value?: number | null;
    day?: string;
  }) => {
    const purpose = kind === "users" ? undefined : purposeOf.get(kind);
    const own = numberSettings.find(({ name }) => name === setting);
    return {
      kind,
      title: purpose ? say(`privacy:purposes.${purpose}.title`) : null,
      setting: own ? say(`settings:fields.${own.field}`) : null,
      // Nothing is noted while nobody changed it.
      value: own ? (numbers.value ?? own.atFirst) : null,
      count: numbers.count,
      day: numbers.day ?? null,
    } satisfies Destroyed;
  };
  const [past, done, settings] = await Promise.all([isDry ? countPast(ctx) : null, listDestructions(ctx), readSettings(ctx)]);
  const now = new Map<string | null, number>(numberSettings.map(({ name }) => [name, settings[name]]));
  return { past: past?.map((what) => told({ ...what, value: now.get(what.setting) ?? null })) ?? null, done: done.map(told) };
}
