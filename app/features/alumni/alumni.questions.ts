/** What graduates are asked, and which answers are shown together. Browsers use it too. */

export const sectors = [
  "software",
  "industry",
  "finance",
  "consulting",
  "construction",
  "energy",
  "public",
  "academia",
  "health",
  "ngo",
  "other",
] as const;
export const roles = ["specialist", "lead", "manager", "researcher", "founder", "studying", "looking", "other"] as const;
/** Gross income a month, in thousands of euros. */
export const salaries = ["under1", "1to2", "2to3", "3to5", "over5", "unsaid"] as const;
/** Months from graduation to the first job. */
export const waits = ["before", "under3", "3to6", "6to12", "over12", "none"] as const;
export const satisfactions = ["1", "2", "3", "4", "5"] as const;

/** What is counted, in the order in which it is shown. */
export const items = ["period", "department", "sector", "role", "country", "salary", "wait", "satisfaction", "city"] as const;
export type Item = (typeof items)[number];

/**
 * Which are crossed. Taken as lines between items, these form no circle: otherwise cells of three together would follow
 * (`platform/small-groups`). The city is written freely, so it is crossed with nothing.
 */
export const pairs = [
  ["sector", "role"],
  ["sector", "salary"],
  ["sector", "satisfaction"],
  ["sector", "country"],
  ["sector", "department"],
  ["department", "wait"],
  ["department", "period"],
] as const satisfies readonly (readonly [Item, Item])[];

export const pairName = (rows: string, columns: string): string => `${rows}-${columns}`;

/** Values that every answer is one of; the others are counted as they come. */
export const choices: Partial<Record<Item, readonly string[]>> = {
  sector: sectors,
  role: roles,
  salary: salaries,
  wait: waits,
  satisfaction: satisfactions,
};

const YEARS = 5;

/** Five years in which somebody graduated: `2015–2019`. */
export function periodOf(year: number): string {
  const from = year - (year % YEARS);
  return `${from}–${from + YEARS - 1}`;
}

/** One answer, or two together, that a count goes up for; `column` is empty for one. */
export interface Counted {
  item: string;
  row: string;
  column: string;
}

/** What somebody's answers add to the counts. */
export const countsOf = (values: Readonly<Record<Item, string>>): Counted[] => [
  ...items.map((item) => ({ item, row: values[item], column: "" })),
  ...pairs.map(([rows, columns]) => ({ item: pairName(rows, columns), row: values[rows], column: values[columns] })),
];
