/** A short word or number that the seats of a stand show, lit among dark ones: two patterns and a text, whatever its length. */
import { useId } from "react";

const SEAT = "M1 1h4v2.6q0 1.6-2 1.6t-2-1.6z";

/** Decoration: what it shows stands in words beside it. */
export function SeatDisplay({ text, className = "" }: { text: string; className?: string }) {
  const id = useId();
  const [dark, lit] = [`${id}d`, `${id}l`];
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" className={className}>
      <defs>
        <pattern id={dark} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d={SEAT} className="fill-white/15" />
        </pattern>
        <pattern id={lit} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d={SEAT} className="fill-white" />
        </pattern>
      </defs>
      <path d="M0 0h240v120H0z" fill={`url(#${dark})`} />
      <text x="120" y="98" textAnchor="middle" fontSize="112" fontWeight="900" letterSpacing="-4" fill={`url(#${lit})`}>
        {text}
      </text>
    </svg>
  );
}
