/** Somebody who looks on while people come and also go again, and works out what isn't shown. */
import { FLOOR } from "../../app/platform/small-groups";
import { createRandom } from "../../drizzle/seed/random";
import { isExactly, isPinned, type Known, type Sum } from "./small-groups.programme";
import { countsIn, type Look, monthOf, NIGHTS, type Person } from "./small-groups.watcher";

export type Values = Readonly<Record<string, readonly string[]>>;

/** Who came on a night, and who went. */
interface Night {
  came: readonly Person[];
  left: readonly Person[];
}

/** So many stay whatever happens: where nobody is left, everybody knows what they gave. */
const STAY = 12;

/** A month in which people come and go. */
export function monthWithLeaving(seed: number, values: Values): Night[] {
  const random = createRandom(seed);
  let there: Person[] = [];
  return monthOf(random, values).map((came) => {
    const wave = random.chance(0.2) ? random.int(4, 12) : random.int(0, 2);
    const left = there
      .map((person) => ({ person, at: random.next() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, Math.max(0, Math.min(wave, there.length - STAY)))
      .map(({ person }) => person);
    there = [...there.filter((person) => !left.includes(person)), ...came];
    return { came, left };
  });
}

const thereOn = (month: readonly Night[], night: number): Person[] => {
  const gone = new Set(month.slice(0, night + 1).flatMap(({ left }) => left));
  return month
    .slice(0, night + 1)
    .flatMap(({ came }) => came)
    .filter((person) => !gone.has(person));
};

const nameOf = (way: "in" | "out", table: string, key: string, span: number) =>
  `${way}_${table}_${key.replaceAll("+", "plus").replace(/\W/g, "_")}_${span}`;

/** Those with one of these values who are there at the end of a span. */
const stay = (table: string, keys: readonly string[], span: number): Sum =>
  Object.fromEntries(
    keys.flatMap((key) =>
      Array.from({ length: span + 1 }, (_, at) => [
        [nameOf("in", table, key, at), 1] as const,
        [nameOf("out", table, key, at), -1] as const,
      ]).flat(),
    ),
  );

const plus = (sum: Sum, other: Sum, times: number): Sum => ({
  ...sum,
  ...Object.fromEntries(Object.entries(other).map(([name, each]) => [name, each * times])),
});

const moved = (way: "in" | "out", table: string, keys: readonly string[], span: number): Sum =>
  Object.fromEntries(keys.map((key) => [nameOf(way, table, key, span), 1]));

/** What is true of everybody: nobody goes before they came, and each is in every table. */
function always(values: Values, spans: number): Known[] {
  const tables = Object.entries(values);
  const [first] = tables;
  return Array.from({ length: spans }, (_, span) =>
    tables.flatMap(([table, keys]) => [
      ...keys.map((key) => ({ sum: stay(table, [key], span), least: 0, most: 400 })),
      ...(first && table !== first[0]
        ? (["in", "out"] as const).map((way) => isExactly(plus(moved(way, ...first, span), moved(way, table, keys, span), -1), 0))
        : []),
    ]),
  ).flat();
}

/** What is shown of the people who are there on a night: as many tables every time, those that aren't shown without groups. */
export type Watched = (people: readonly Person[], isNew: boolean) => readonly Omit<Look, "night">[];

/**
 * Every number under the floor that follows from what was shown: who is there, who came, who went.
 * @param together values of the first table that are looked for together as well
 */
export function leaked(
  month: readonly Night[],
  values: Values,
  watched: Watched,
  most: number,
  together: readonly (readonly string[])[] = [],
): { told: string[]; seen: number } {
  const last = new Map<string, string>();
  /** What stays as it is may be of a night before. */
  const isNew = ({ groups }: Pick<Look, "groups">, at: number) => {
    const isOther = last.get(`${at}`) !== JSON.stringify(groups);
    last.set(`${at}`, JSON.stringify(groups));
    return isOther && groups.length > 0;
  };
  const looks = month.flatMap((_, night) => {
    const shown = watched(thereOn(month, night), night === 0).filter(isNew);
    return shown.length > 0 ? [{ night, shown }] : [];
  });
  const spanOf = (span: number) => month.slice((looks[span - 1]?.night ?? -1) + 1, (looks[span]?.night ?? NIGHTS) + 1);
  const [[firstTable, firstKeys] = ["", []]] = Object.entries(values);
  const known = looks.flatMap(({ night, shown }, span) => [
    isExactly(stay(firstTable, firstKeys, span), thereOn(month, night).length),
    ...shown.flatMap(({ table, groups }) => groups.map(({ keys, count }) => isExactly(stay(table, keys, span), count))),
  ]);
  const all = [...always(values, looks.length), ...known];
  const told: string[] = [];
  for (const [span, { night }] of looks.entries()) {
    for (const [table, keys] of Object.entries(values)) {
      const numbers = { there: countsIn(thereOn(month, night), table, keys) };
      const [came, left] = (["came", "left"] as const).map((way) =>
        countsIn(
          spanOf(span).flatMap((each) => each[way]),
          table,
          keys,
        ),
      );
      const sum = (counts: Readonly<Record<string, number>> | undefined, of: readonly string[]) =>
        of.reduce((all_, key) => all_ + (counts?.[key] ?? 0), 0);
      for (const of of [...keys.map((key) => [key]), ...(table === firstTable ? together : [])]) {
        const wanted = [
          ["there", stay(table, of, span), sum(numbers.there, of)],
          ["came", moved("in", table, of, span), sum(came, of)],
          ["left", moved("out", table, of, span), sum(left, of)],
        ] as const;
        for (const [what, unknown, truth] of wanted)
          if (told.length < most && truth < FLOOR && isPinned(all, unknown, truth)) told.push(`${what} ${table} ${of} ${span}: ${truth}`);
      }
    }
  }
  return { told, seen: looks.length };
}
