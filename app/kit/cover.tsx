/** What stands for a thing that has no picture: seats in a colour made of its id by CSS alone, the same wherever it is shown. */
import type { CSSProperties, ReactNode } from "react";

/** How far the colours of things of one kind lie apart, in degrees of hue. */
const SPREAD = 40;

/** How large a seat of a cover is: three, so that neighbours of one colour differ. */
const SEATS = ["0.3125rem", "0.4375rem", "0.625rem"];

/** A number that a text always gives (FNV-1a); mixed once more, so that ids that differ in a digit alone look different. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x297a2d39);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The class and colour of a drawing, for elements of any shape; white text on it keeps 4.5:1.
 * @param seed what it is made of: an id or a name
 * @param kind gives things of one kind colours of one family
 * @param isPlain one colour without seats
 */
export function coverLook(seed: string, { kind, isPlain }: { kind?: string; isPlain?: boolean } = {}) {
  const hash = hashOf(seed);
  const hue = kind === undefined ? hash % 360 : (hashOf(kind) % 360) + (hash % SPREAD) - SPREAD / 2;
  if (isPlain) return { className: "cover", style: { "--hue": hue } as CSSProperties };
  return { className: "cover cover-seats", style: { "--hue": hue, "--seat": SEATS[(hash >>> 9) % SEATS.length] } as CSSProperties };
}

/** The style of a stand in the plain colour of a thing: an id or a name. */
export function standLook(seed: string): CSSProperties {
  return { ...coverLook(seed, { isPlain: true }).style, "--ground": "oklch(45% 0.12 var(--hue))" } as CSSProperties;
}

interface CoverProps {
  seed: string;
  kind?: string;
  className?: string;
  /** Pictures that lie over it, or a few words. */
  children?: ReactNode;
}

/** Decoration: what it stands for is named beside it. */
export function Cover({ seed, kind, className = "", children }: CoverProps) {
  const look = coverLook(seed, { kind });
  return (
    <span aria-hidden className={`${look.className} ${className}`} style={look.style}>
      {children}
    </span>
  );
}
