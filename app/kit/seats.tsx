/** A number held up by the stands, as cards in the hands of a crowd: each lit seat is part of a digit. */

/** Rows of eight seats, two hexadecimal digits each, from the top. */
const DIGITS: Readonly<Record<string, string>> = {
  "0": "3c7ee7e7e7e7e7e7e7e7e77e3c",
  "1": "1c3c7cfcdc1c1c1c1c1c1c1c1c",
  "2": "3c7ee7c7070f1e3c78f0e0ffff",
  "3": "3c7ee7c7071e1c1e07c7e77e3c",
  "4": "0e1e1e3e2e6e6eceffff0e0e0e",
  "5": "7f7f6060fcfee70707c7e77e3c",
  "6": "3c7ee7e6e0fcfee7e7e7e77e3c",
  "7": "ffff070e0e1c1c383838707070",
  "8": "3c7ee7e7e77e7ee7e7e7e77e3c",
  "9": "3c7ee7e7e7e77f3f0767e77e3c",
};
const [WIDE, HIGH, POINT] = [8, 13, 3];

/** The lit seats of a digit as an SVG path, one step for each run of a row. */
function digitPath(rows: string, left: number): string {
  return (rows.match(/../g) ?? [])
    .flatMap((row, y) => {
      const seats = Number.parseInt(row, 16).toString(2).padStart(WIDE, "0");
      return [...seats.matchAll(/1+/g)].map(({ index, 0: run }) => `M${left + index} ${y + 1}h${run.length}v1h-${run.length}z`);
    })
    .join("");
}

/**
 * The seats that a number lights, one unit each, with an edge of dark ones.
 * @param text digits, and a point or comma between them; anything else leaves a gap
 */
export function seatsOf(text: string): { width: number; height: number; path: string } {
  let left = 1;
  let path = "";
  for (const char of text) {
    const rows = DIGITS[char];
    const isPoint = char === "." || char === ",";
    if (rows) path += digitPath(rows, left);
    if (isPoint) path += `M${left} ${HIGH - POINT + 1}h${POINT}v${POINT}${char === "," ? "h-1v1h-1v-1h-1" : "h-3"}z`;
    left += (rows ? WIDE : POINT) + 1;
  }
  return { width: left, height: HIGH + 2, path };
}

interface SeatsProps {
  /** What is held up, such as `4.1` or `4,1`. */
  text: string;
  /** The same in words, for those who don't see it. */
  label: string;
  className?: string;
}

/** The display; white on whatever it stands on. `--seat` is the size of a seat. */
export function Seats({ text, label, className = "" }: SeatsProps) {
  const { width, height, path } = seatsOf(text);
  return (
    <span role="img" aria-label={label} className={`seats ${className}`} style={{ width: `calc(${width} * var(--seat))` }}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full">
        <path d={path} fill="white" />
      </svg>
    </span>
  );
}
