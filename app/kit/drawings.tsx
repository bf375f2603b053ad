/** Small line drawings for places where nothing is yet; decoration, drawn with the colour of the text around them. */

const LINES = {
  /** Nobody has written anything. */
  page: "M28 12h30l12 12v46H28zM58 12v12h12M38 38h22M38 48h22M38 58h12M62 74l18-18 6 6-18 18-8 2z",
  /** Nothing fits what was asked. */
  search: "M44 20a22 22 0 1 0 0 44a22 22 0 1 0 0-44M60 58l20 20M36 42h16M18 76h20M76 20v8M72 24h8",
  /** Nothing is on. */
  calendar: "M20 22h56v52H20zM20 38h56M34 14v14M62 14v14M40 60q8 8 16 0M40 50h2M54 50h2",
  /** Nobody is there. */
  people:
    "M48 20a10 10 0 1 0 0 20a10 10 0 1 0 0-20M28 74q0-26 20-26t20 26zM22 34a7 7 0 1 0 0 14M10 74q0-18 10-19M74 34a7 7 0 1 1 0 14M86 74q0-18-10-19",
} as const;

export type DrawingName = keyof typeof LINES;

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 88"
      width="96"
      height="88"
      className="text-primary"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <ellipse cx="48" cy="80" rx="34" ry="4" fill="currentColor" stroke="none" opacity="0.12" />
      <path d={LINES[name]} strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
