/** Forty students, each with what the regulation as printed in 2026 says of them; written down before either engine was asked. */
import { expect, test } from "vitest";
import { compute, lines, type Terms } from "../support/both-engines";
import { lineOf } from "../support/transcripts";

type More = NonNullable<Parameters<typeof compute>[1]>;

/** What is looked at: the last term's findings, standing and probation, averages in hundredths, what has to be repeated, counts. */
interface Says {
  findings?: string[];
  standing?: string | null;
  probation?: "strict" | "limited" | null;
  cgpa?: number | null;
  gpa?: number | null;
  again?: number;
  repeats?: number;
  withdrawals?: number;
  graduation?: string;
  open?: number;
  ifFailed?: number;
  second?: number | null;
  refused?: string[];
}

const BASE = { "2023-1": lines("A1 A2 A3 A4", "BB"), "2023-2": lines("B1 B2 B3 B4", "BB") };
/** Two semesters at 1.75. */
const AT_175 = {
  "2023-1": [...lines("A1 A2", "CC"), ...lines("A3 A4", "DC")],
  "2023-2": [...lines("B1 B2", "CC"), ...lines("B3 B4", "DC")],
};
/** Two semesters at 1.88. */
const AT_188 = { "2023-1": [...lines("A1 A2 A3", "CC"), "A4 3 DC"], "2023-2": [...lines("B1 B2 B3", "CC"), "B4 3 DC"] };
const ni = (text: string) => lineOf(text, { is_ni: true });
const both = (text: string) => lineOf(text, { programmes: ["major", "second_major"] });
const second = (text: string) => lineOf(text, { programmes: ["second_major"] });

const students: [name: string, Terms, More, Says][] = [
  // Averages and grades (26, 29)
  ["FD brings half a point and not none", { "2024-1": ["A1 4 FD", "A2 4 FD"] }, {}, { gpa: 50, again: 2 }],
  ["NA counts as FF", { "2024-1": ["A1 3 NA", "A2 3 AA"] }, {}, { gpa: 200, standing: "sufficient", again: 1 }],
  ["EX, S and W leave the average alone", { "2024-1": ["A1 3 BB", "A2 3 EX", "A3 0 S", "A4 3 W"] }, {}, { gpa: 300, again: 1 }],
  ["half credits count as halves", { "2024-1": ["A1 1.5 AA", "A2 3 FF"] }, {}, { gpa: 133 }],
  ["an average of 1.995 is 2.00", { "2024-1": ["A1 40 CC", "A2 9.5 CC", "A3 0.5 DC"] }, {}, { gpa: 200, standing: "satisfactory" }],
  ["an average of 1.99 is not", { "2024-1": ["A1 20 CC", "A2 4.5 CC", "A3 0.5 DC"] }, {}, { gpa: 199, standing: "unsatisfactory" }],
  ["an I is left out and becomes FF by itself", { "2024-1": ["A1 3 AA", "A2 3 AA", "A3 3 I"] }, {}, { gpa: 400, ifFailed: 267 }],
  // Repeats (28)
  [
    "a lower last grade counts",
    { "2023-1": ["X 3 BB", ...lines("A1 A2", "BB")], "2023-2": ["X 3 DD", ...lines("B1 B2", "BB")] },
    {},
    { cgpa: 260 },
  ],
  [
    "a repeat that fails takes the pass away",
    { "2023-1": ["X 3 DD", ...lines("A1 A2", "BB")], "2023-2": ["X 3 FF", ...lines("B1 B2", "BB")] },
    {},
    { cgpa: 240, again: 1 },
  ],
  [
    "a W on a repeat leaves the grade of before",
    { "2023-1": ["X 3 FF", ...lines("A1 A2 A3", "BB")], "2023-2": ["X 3 W", ...lines("B1 B2 B3", "BB")] },
    {},
    { cgpa: 257, findings: ["withdrawalRepeat"], again: 1 },
  ],
  [
    "another elective takes the place of a failed one",
    {
      "2023-1": [lineOf("E1 3 FF", { id: "e1" }), ...lines("A1 A2", "BB")],
      "2023-2": [lineOf("E2 3 AA", { replaces: "e1" }), ...lines("B1 B2", "BB")],
    },
    {},
    { cgpa: 320, again: 0 },
  ],
  [
    "a course without a link leaves both counted",
    { "2023-1": ["E1 3 FF", ...lines("A1 A2", "BB")], "2023-2": ["E2 3 AA", ...lines("B1 B2", "BB")] },
    {},
    { cgpa: 267, again: 1 },
  ],
  [
    "four semesters after the first taking is in time",
    { "2026-1": ["X 3 CC", ...lines("A1 A2", "BB")], "2028-1": ["X 3 BB", ...lines("B1 B2", "BB")] },
    {},
    { findings: [], repeats: 1 },
  ],
  [
    "five semesters after it is too late",
    { "2026-1": ["X 3 CC", ...lines("A1 A2", "BB")], "2028-2": ["X 3 BB", ...lines("B1 B2", "BB")] },
    {},
    { findings: ["repeatLate"], repeats: 1 },
  ],
  [
    "the summer school after the fourth semester is still in time",
    { "2026-1": ["X 3 CC", ...lines("A1 A2", "BB")], "2027-3": ["X 3 BB"] },
    {},
    { findings: [] },
  ],
  [
    "a failed course may be repeated at any time",
    { "2026-1": ["X 3 FF", ...lines("A1 A2", "BB")], "2030-1": ["X 3 BB", ...lines("B1 B2", "BB")] },
    {},
    { findings: [], repeats: 0 },
  ],
  [
    "before 2026–27 nothing was counted for who began before",
    { "2020-1": lines("X A1 A2", "CC"), "2025-2": ["X 3 BB", ...lines("B1 B2", "BB")] },
    {},
    { findings: [], repeats: 0 },
  ],
  [
    "a course of before 2026–27 that wasn't repeated since goes by its only taking",
    { "2023-2": lines("X A1 A2", "CC"), "2026-1": ["X 3 BB", ...lines("B1 B2", "BB")] },
    {},
    { findings: ["repeatLate"], repeats: 1 },
  ],
  [
    "who began before and repeats in the fourth semester after it",
    { "2024-2": lines("X A1 A2", "CC"), "2026-2": ["X 3 BB", ...lines("B1 B2", "BB")] },
    {},
    { findings: [], repeats: 1 },
  ],
  // Standing (30, 31)
  ["3.49 is honour", { "2024-1": [...lines("A1 A2 A3 A4 A5 A6", "BA"), "A7 0.5 CB"] }, {}, { gpa: 347, standing: "honour" }],
  ["3.50 with three courses is high honour", { "2024-1": lines("A1 A2 A3", "BA") }, {}, { gpa: 350, standing: "highHonour" }],
  ["two credited courses and one without credit are two", { "2024-1": ["A1 3 AA", "A2 3 AA", "A3 0 S"] }, {}, { standing: "satisfactory" }],
  [
    "a term of 4.00 with a cumulative average below 2.00 is unsatisfactory",
    { "2023-1": lines("A1 A2 A3 A4 A5 A6 A7", "DD"), "2023-2": lines("B1 B2 B3", "AA") },
    {},
    { cgpa: 190, standing: "unsatisfactory" },
  ],
  ["a summer school has no standing", { ...BASE, "2023-3": lines("S1 S2", "AA") }, {}, { standing: null }],
  [
    "FF as NI doesn't take honour away",
    { "2024-1": [...lines("A1 A2 A3", "AA"), ni("N1 3 FF")] },
    {},
    { gpa: 400, standing: "highHonour", again: 0 },
  ],
  // Probation (32)
  ["one semester below 2.00 is no probation", { "2023-1": lines("A1 A2 A3", "DD") }, {}, { probation: null, standing: "unsatisfactory" }],
  ["two semesters at 1.75 are strict probation", AT_175, {}, { cgpa: 175, probation: "strict" }],
  ["two semesters at 1.88 are limited probation", AT_188, {}, { cgpa: 188, probation: "limited" }],
  [
    "1.80 exactly allows three new courses",
    {
      "2023-1": [...lines("A1 A2 A3", "CC"), ...lines("A4 A5", "DC")],
      "2023-2": [...lines("B1 B2 B3", "CC"), ...lines("B4 B5", "DC")],
      "2024-1": lines("C1 C2 C3", "CC"),
    },
    {},
    { findings: [] },
  ],
  [
    "a fourth new course at 1.88 is one too many",
    { ...AT_188, "2024-1": lines("C1 C2 C3 C4", "BB") },
    {},
    { findings: ["probationLimit"] },
  ],
  [
    "at 1.75 a new course and a course with W are refused, a failed and a passed one aren't",
    {
      "2023-1": [...lines("A1 A2", "CC"), ...lines("A3 A4", "DC"), "A5 3 W"],
      "2023-2": [...lines("B1 B2", "CC"), ...lines("B3 B4", "DC")],
      "2024-1": ["A5 3 BB", "C1 3 BB", "A3 3 BB", "A1 3 BB"],
    },
    {},
    { findings: ["probationNew", "probationNew"] },
  ],
  ["a summer school ends probation with 2.00", { ...AT_188, "2023-3": ["S1 3 AA", "S2 3 AA"] }, {}, { cgpa: 230, probation: null }],
  [
    "a leave of a year between two low semesters keeps them in a row",
    { "2021-1": lines("A1 A2 A3", "DC"), "2023-1": lines("B1 B2 B3", "DC") },
    { began: "2021-1" },
    { probation: "strict" },
  ],
  // Load (19)
  [
    "two credited courses are below the least load",
    { ...BASE, "2024-1": ["C1 3 BB", "C2 3 BB", "C3 0 S"] },
    {},
    { findings: ["loadUnder"] },
  ],
  [
    "one more at 2.00, and not two",
    { "2023-1": lines("A1 A2 A3 A4", "CC"), "2023-2": lines("B1 B2 B3 B4 B5 B6", "CC") },
    { normal_load: 4 },
    { findings: ["loadOver"] },
  ],
  [
    "two more at 2.50",
    { "2023-1": lines("A1 A2 A3 A4", "CB"), "2023-2": lines("B1 B2 B3 B4 B5 B6", "CC") },
    { normal_load: 4 },
    { findings: [] },
  ],
  ["three courses in a summer school are one too many", { ...BASE, "2023-3": lines("S1 S2 S3", "BB") }, {}, { findings: ["summerLoad"] }],
  [
    "three courses with NI are one too many, and two are none",
    { ...BASE, "2024-1": [...lines("C1 C2 C3", "BB"), ni("N1 3 BB"), ni("N2 3 BB"), ni("N3 3 BB")] },
    {},
    { findings: ["tooManyNi"] },
  ],
  // Withdrawals (24)
  [
    "two withdrawals in a term are one too many",
    { ...BASE, "2024-1": [...lines("C1 C2 C3 C4", "BB"), "C5 3 W", "C6 3 W"] },
    {},
    { findings: ["withdrawalTwice"], withdrawals: 2 },
  ],
  [
    "with three courses there is no withdrawal, with four there is",
    { ...BASE, "2024-1": ["C1 3 BB", "C2 3 BB", "C3 3 W"] },
    {},
    { findings: ["withdrawalLoad"] },
  ],
  [
    "a course without credit, one with NI and one of the first year can't be withdrawn from",
    {
      ...BASE,
      "2024-1": [
        ...lines("C1 C2 C3 C4", "BB"),
        "C5 0 -",
        ni("C6 3 -"),
        lineOf("C7 3 -", { semester: 2 }),
        lineOf("C8 3 -", { semester: 3 }),
      ],
    },
    {},
    { refused: ["withdrawalNonCredit", "withdrawalNi", "withdrawalFirstTerms", ""] },
  ],
  // Graduation and second programmes
  [
    "3.50 in all is high honour at graduation, whatever the terms",
    { "2023-1": lines("A1 A2 A3", "BB"), "2023-2": lines("B1 B2 B3", "AA") },
    {},
    { cgpa: 350, graduation: "highHonour", open: 0 },
  ],
  [
    "a W, an FF and an I stand open at graduation, a failed NI doesn't",
    { "2023-1": ["A1 3 W", "A2 3 FF", "A3 3 I", ni("N1 3 FF"), ...lines("A4 A5 A6", "AA")] },
    {},
    { open: 3 },
  ],
  [
    "a second major has an average of its own",
    { "2023-1": [both("A1 3 AA"), "A2 3 CC", second("A3 3 DD")] },
    {},
    { cgpa: 300, second: 250 },
  ],
];

test.each(students)("%s", (_, terms, more, says) => {
  const outcome = compute(terms, more);
  const last = outcome.terms.at(-1);
  const said: Says = {
    findings: outcome.findings.filter(({ term }) => term === last?.term).map(({ code }) => code),
    standing: last?.standing?.name ?? null,
    probation: outcome.probation,
    cgpa: outcome.cgpa,
    gpa: last?.gpa ?? null,
    again: outcome.mustRepeat.length,
    repeats: outcome.repeats.used,
    withdrawals: outcome.withdrawals.used,
    graduation: outcome.graduation?.name ?? "",
    open: outcome.graduation?.open.length ?? 0,
    ifFailed: outcome.ifFailed?.cgpa ?? -1,
    second: outcome.programmes.second_major?.cgpa ?? null,
    refused: Object.values(outcome.withdrawable).map((codes) => codes.join()),
  };
  expect(Object.fromEntries(Object.keys(says).map((key) => [key, said[key as keyof Says]]))).toEqual(says);
});
