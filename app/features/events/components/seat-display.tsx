/** A short word or number that the seats of a stand show, lit among dark ones: two patterns and a text, whatever its length. */
import { useId } from "react";

const SEAT = "M1 1h4v2.6q0 1.6-2 1.6t-2-1.6z";

/** Decoration: what it shows stands in words beside it. */
export function SeatDisplay({ text, className = "" }: { text: string; className?: string }) {
  const id = useId();
  const [dark, lit] = [`${id}d`, `${id}l`];
  return (
    <svg aria-hidden="true" className={`text-[6.5rem] lg:text-[16rem] ${className}`}>
      <defs>
        <pattern id={dark} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d={SEAT} className="fill-white/15" />
        </pattern>
        <pattern id={lit} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d={SEAT} className="fill-white" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${dark})`} />
      <text x="50%" y="50%" textAnchor="middle" dominantBaseline="central" fontWeight="900" fill={`url(#${lit})`}>
        {text}
      </text>
    </svg>
  );
}
