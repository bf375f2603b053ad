/** What is drawn on the map: a mark for each kind, so that colour alone tells nothing, the scale and where north is. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { Point } from "~/platform/places";
import { type NameBox, type Spot, scaleOf, type View } from "../drawing.rules";
import type { ShownKind } from "../kinds";

/** Something on the map. */
export interface Mark extends Point {
  id: string;
  kind: ShownKind;
  name: string;
  /** Where a press leads. */
  to: string;
}

const SHAPES: Record<ShownKind, { path: string; color: string }> = {
  campus: { path: "M-5 0H5M0-5V5", color: "base-content" },
  teaching: { path: "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0Z", color: "base-content" },
  service: { path: "M-4.5-4.5H4.5V4.5H-4.5Z", color: "primary" },
  culture: { path: "M0-6L5.5 4.5H-5.5Z", color: "accent" },
  dorm: { path: "M0-6L5-1V5H-5V-1Z", color: "success" },
  gate: { path: "M-4 5V-5H4V5M-4 0H4", color: "base-content" },
  event: { path: "M0-7L7 0L0 7L-7 0Z", color: "error" },
};

/** The mark of a kind, around the point where it is drawn. */
export function Shape({ kind }: { kind: ShownKind }) {
  const { path, color } = SHAPES[kind];
  const isOpen = kind === "campus" || kind === "gate";
  const paint = `var(--color-${color})`;
  return <path d={path} fill={isOpen ? "none" : paint} stroke={isOpen ? paint : "var(--color-base-100)"} strokeWidth={isOpen ? 2 : 1} />;
}

const percent = (value: number, from: number, size: number) => `${(((value - from) / size) * 100).toFixed(3)}%`;

interface DrawnMarkProps {
  mark: Mark & Spot;
  view: View;
  /** Where its name stands, where that has room. */
  box?: NameBox;
  isChosen: boolean;
}

/** A mark with its name; a press leads to what it is. The lists beside the map have the same links for keys and screen readers. */
export function DrawnMark({ mark: { name, kind, to, x, y }, view, box, isChosen }: DrawnMarkProps) {
  return (
    <Link to={to} tabIndex={-1} preventScrollReset>
      <svg x={percent(x, view.x, view.size)} y={percent(y, view.y, view.size)} overflow="visible">
        <title>{name}</title>
        <circle r="12" fill="transparent" />
        {isChosen && <circle r="11" fill="none" stroke="var(--color-base-content)" strokeWidth="3" />}
        <Shape kind={kind} />
      </svg>
      {box && (
        <text
          x={percent(x, view.x, view.size)}
          y={percent(y, view.y, view.size)}
          dx={box.isLeft ? -9 : 9}
          dy="4"
          textAnchor={box.isLeft ? "end" : "start"}
          fontSize="12"
          fontWeight={isChosen ? 700 : 400}
          fill="var(--color-base-content)"
          stroke="var(--color-base-200)"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {name}
        </text>
      )}
    </Link>
  );
}

/** Lines half a kilometre apart: without roads they show how far things are. */
const APART = 500;

export function Grid({ view }: { view: View }) {
  const lines = (from: number) =>
    Array.from({ length: Math.ceil(view.size / APART) + 1 }, (_, i) => (Math.ceil(from / APART) + i) * APART).filter(
      (at) => at < from + view.size,
    );
  return (
    <g stroke="var(--color-base-300)">
      {lines(view.x).map((at) => (
        <line key={at} x1={percent(at, view.x, view.size)} x2={percent(at, view.x, view.size)} y1="0" y2="100%" />
      ))}
      {lines(view.y).map((at) => (
        <line key={at} y1={percent(at, view.y, view.size)} y2={percent(at, view.y, view.size)} x1="0" x2="100%" />
      ))}
    </g>
  );
}

/** The bar of the scale, and where north is. */
export function Legend({ view }: { view: View }) {
  const { t } = useTranslation("maps");
  const metres = scaleOf(view);
  const share = `${(3 + (metres / view.size) * 100).toFixed(3)}%`;
  const ink = "var(--color-base-content)";
  return (
    <g fontSize="12" fontWeight="700" fill={ink} stroke="var(--color-base-200)" strokeWidth="3" paintOrder="stroke">
      <line x1="3%" x2={share} y1="97%" y2="97%" stroke={ink} />
      <text x="3%" y="97%" dy="-6">
        {t("drawing.metres", { metres })}
      </text>
      <svg x="95%" y="4%" overflow="visible" aria-hidden>
        <path d="M0-6L6 10L0 6L-6 10Z" stroke="none" />
        <text y="24" textAnchor="middle">
          {t("drawing.northSign")}
        </text>
      </svg>
    </g>
  );
}
