/** An integer programme over sums of people: what somebody knows, and whether a number follows from it. */
import highs from "highs";

const solver = await highs();

/** How often each unknown number counts in a sum. */
export type Sum = Readonly<Record<string, number>>;

export interface Known {
  sum: Sum;
  /** The least and the most that it is; the same where it is known. */
  least: number;
  most: number;
}

export const isExactly = (sum: Sum, value: number): Known => ({ sum, least: value, most: value });

const written = (sum: Sum) => {
  const terms = Object.entries(sum).filter(([, times]) => times !== 0);
  return terms.map(([name, times]) => `${times < 0 ? "-" : "+"} ${Math.abs(times)} ${name}`).join(" ") || "0 nobody";
};

/** What a number can be when everything that is known holds. Unknown numbers are whole and not negative. @throws on contradictions */
function furthest(goal: "Minimize" | "Maximize", known: readonly Known[], wanted: Sum): number {
  const names = [...new Set([...known.flatMap(({ sum }) => Object.keys(sum)), ...Object.keys(wanted), "nobody"])];
  const rows = known.flatMap(({ sum, least, most }, at) =>
    least === most
      ? [` e${at}: ${written(sum)} = ${least}`]
      : [` l${at}: ${written(sum)} >= ${least}`, ` m${at}: ${written(sum)} <= ${most}`],
  );
  const bounds = names.map((name) => ` 0 <= ${name} <= ${name === "nobody" ? 0 : 400}`);
  const text = [goal, ` o: ${written(wanted)}`, "Subject To", ...rows, "Bounds", ...bounds, "General", ` ${names.join(" ")}`, "End"];
  const solved = solver.solve(text.join("\n"));
  if (solved.Status !== "Optimal") throw new Error(`${solved.Status}: ${written(wanted)}`);
  return Math.round(solved.ObjectiveValue);
}

/** Whether it is certain what a number is. @param truth what it is */
export const isPinned = (known: readonly Known[], wanted: Sum, truth: number): boolean =>
  furthest("Minimize", known, wanted) === truth && furthest("Maximize", known, wanted) === truth;
