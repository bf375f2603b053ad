/** The regulation's own cases, each with what an engine or the API has to say of it. */
import type { Transcript } from "../../app/features/gpa/gpa.schemas";
import { lines, type Terms } from "./both-engines";
import type { oracle } from "./gpa-oracle";
import { lineOf, transcriptOf } from "./transcripts";

/** What is read of an answer: averages in hundredths, codes of what goes against a rule in the order of the alphabet. */
export interface Said {
  cgpa: number | null;
  gpas: (number | null)[];
  standings: (string | null)[];
  findings: string[];
  repeats: number;
  ifFailed: number | null;
}

interface Vector {
  name: string;
  transcript: Transcript;
  says: Partial<Said>;
}

type More = Partial<Pick<Transcript, "began" | "normal_load">>;

const vector = (name: string, says: Partial<Said>, terms: Terms, more: More = {}): Vector => ({
  name,
  says,
  transcript: { ...transcriptOf(terms), ...more },
});

const FOUR = lines("A1 A2 A3 A4", "BA");
const SEVEN = "P1 P2 P3 P4 P5 P6 P7";
/** Two semesters below 2.00 in a row, with a CC among them. */
const LOW = { "2023-1": ["C1 3 CC", ...lines("A1 A2 A3 A4 A5", "DD")], "2023-2": lines("B1 B2 B3", "DD") };
const NI = lineOf("N1 3 AA", { is_ni: true });

export const metuVectors: readonly Vector[] = [
  vector("3 credits AA and 3 credits FD", { gpas: [225], cgpa: 225, standings: ["sufficient"] }, { "2024-1": ["A1 3 AA", "A2 3 FD"] }),
  vector("four credited at 3.50 with an S", { gpas: [350], standings: ["highHonour"] }, { "2024-1": [...FOUR, "A5 0 S"] }),
  vector("four credited at 3.50 with a U", { gpas: [350], standings: ["sufficient"] }, { "2024-1": [...FOUR, "A5 0 U"] }),
  vector("two credited at 4.00", { gpas: [400], standings: ["satisfactory"] }, { "2024-1": lines("A1 A2", "AA") }),
  vector("CC, later DD", { gpas: [200, 100], cgpa: 100 }, { "2024-1": ["X 3 CC"], "2024-2": ["X 3 DD"] }),
  vector(
    "FF, W and BB in three terms",
    { cgpa: 300, findings: ["withdrawalRepeat"] },
    {
      "2023-1": ["X 3 FF", ...lines("A1 A2 A3", "BB")],
      "2023-2": ["X 3 W", ...lines("B1 B2 B3", "BB")],
      "2024-1": ["X 3 BB", ...lines("C1 C2", "BB")],
    },
  ),
  vector("a CC repeated in the sixth semester on probation", { findings: [], repeats: 0 }, { ...LOW, "2025-2": ["C1 3 BB"] }),
  vector(
    "the eighth repeat of who began in 2021–22, after seven",
    { findings: [], repeats: 1 },
    { "2021-1": lines(`${SEVEN} P8`, "CC"), "2025-2": lines(SEVEN, "CB"), "2026-1": lines("P1 Q1 Q2", "BB") },
    { began: "2021-1" },
  ),
  vector(
    "the fourth semester after the last taking of who began in 2021–22",
    { findings: [], repeats: 1 },
    { "2021-1": lines(SEVEN, "CC"), "2025-2": lines(SEVEN, "CB"), "2027-2": lines("P1 Q1 Q2", "BB") },
    { began: "2021-1" },
  ),
  vector(
    "the fifth semester after the last taking of who began in 2021–22",
    { findings: ["repeatLate"], repeats: 1 },
    { "2021-1": lines(SEVEN, "CC"), "2025-2": lines(SEVEN, "CB"), "2028-1": lines("P1 Q1 Q2", "BB") },
    { began: "2021-1" },
  ),
  vector(
    "the seventh repeat of who began in 2026–27",
    { findings: ["repeatBudget"], repeats: 7 },
    { "2026-1": lines(SEVEN, "CC"), "2026-2": lines(SEVEN, "BB") },
  ),
  vector(
    "MATH119 withdrawn in the third term",
    { findings: ["withdrawalFirstTerms"] },
    { "2022-1": lines("A1 A2 A3", "BB"), "2022-2": lines("B1 B2 B3", "BB"), "2023-1": [...lines("C1 C2 C3 C4", "BB"), "MATH119 5 W"] },
  ),
  vector(
    "seven credited at 3.80 in the sixteenth semester",
    { gpas: [380], standings: ["satisfactory"] },
    { "2024-2": [...lines("A1 A2 A3 A4", "AA"), ...lines("A5 A6", "BA"), "A7 2 BA"] },
    { began: "2017-1" },
  ),
  vector("two credited on probation", { findings: [] }, { ...LOW, "2024-1": lines("A1 A2", "CC") }),
  vector(
    "AA as NI, in a load of two",
    { gpas: [200], cgpa: 200, findings: ["loadOver"] },
    { "2024-1": ["A1 3 CC", "A2 3 CC", NI] },
    { normal_load: 2 },
  ),
  vector("I on 4 credits", { cgpa: 400, ifFailed: 200 }, { "2024-1": ["A1 4 AA", "A2 4 I"] }),
  vector("179.5 points over 100 credits", { cgpa: 180 }, { "2024-1": ["A1 40 CC", "A2 40 CC", "A3 19 DD", "A4 1 FD"] }),
  vector("199.5 points over 100 credits", { cgpa: 200 }, { "2024-1": ["A1 40 CC", "A2 40 CC", "A3 19 CC", "A4 1 DC"] }),
  vector("43.5 points over 20 credits", { cgpa: 218 }, { "2024-1": ["A1 13 CC", "A2 7 CB"] }),
  vector("only S, U, EX and W", { gpas: [null], cgpa: null, standings: [null] }, { "2024-1": ["A1 0 S", "A2 0 U", "A3 3 EX", "A4 3 W"] }),
];

type Plain = ReturnType<typeof oracle>;

/** What an engine said, the second one or the first in its plain form. */
export const saidBy = ({ cgpa, terms, findings, repeats, ifFailed }: Plain): Said => ({
  cgpa,
  gpas: terms.map(({ gpa }) => gpa),
  standings: terms.map(({ standing }) => standing),
  findings: findings.map((finding) => finding.split(" ")[0] ?? "").sort(),
  repeats,
  ifFailed: ifFailed?.cgpa ?? null,
});
