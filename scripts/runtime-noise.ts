/** What tools write into the log of a green run though nothing is wrong: left out, so that the first line of an error is an error. */

interface Noise {
  line: RegExp;
  /** Why it says nothing about the site. */
  why: string;
}

const noise: readonly Noise[] = [
  { line: /Application called deleteAllDurableObjects\(\)/, why: "workerd tells that storage is emptied between files of tests" },
  {
    line: /kj::getCaughtExceptionAsKj\(\) = .*(?:Broken pipe|reset by peer)/,
    why: "a browser of the tests has gone before it read an answer",
  },
  {
    line: /EnvironmentTeardownError: \[vitest-worker\]: Closing rpc/,
    why: "Vitest ends a file while a module that nobody waits for loads",
  },
  { line: /^\s+at .*node_modules\/vitest\/dist\/chunks\//, why: "where the line above came from" },
  { line: /^(?:\[WebServer\] )?stack: .*workerd@/, why: "addresses within workerd, of any of its lines" },
  { line: /A DurableObjectNamespace in the config referenced the class/, why: "the local bindings are opened without the Worker" },
];

/** Whether a line says nothing about the site. */
export const isNoise = (line: string): boolean => noise.some((each) => each.line.test(line));

/** Only marks of tests that passed: worth seeing before their line has ended. */
const MARKS = /^(?:[·.]|\u001b\[[\d;]*m)*/;

/**
 * Passes on what a program writes without its noise, piece by piece: whole lines, and marks of tests at once.
 * @returns takes a piece and gives what may be shown of what came so far; `null` says that nothing more comes
 */
export function withoutNoise(): (piece: string | null) => string {
  let held = "";
  return (piece) => {
    const lines = (held + (piece ?? "\n")).split("\n");
    const isOver = piece === null && held === "";
    held = lines.pop() ?? "";
    if (isOver) return "";
    const whole = lines.map((line) => {
      const marks = MARKS.exec(line)?.[0] ?? "";
      return isNoise(line.slice(marks.length)) ? marks : `${line}\n`;
    });
    const marks = MARKS.exec(held)?.[0] ?? "";
    held = held.slice(marks.length);
    return whole.join("") + marks;
  };
}
