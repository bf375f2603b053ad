/** Which requests restrict what they are about, and what of an address names it. */
import type { RequestKind } from "./kinds";

/** By these what a page shows is hidden while they are looked at. */
export const restrictingKinds = ["concerned", "copyright", "court", "authority"] as const satisfies readonly RequestKind[];

export const mayRestrict = (kind: RequestKind): boolean => (restrictingKinds as readonly RequestKind[]).includes(kind);

/** Whatever of an address may be the id of a thing, the last one first: what stands behind `#` names more than the page. */
export const idsIn = (address: string): string[] => (address.match(/[a-z]+-[\w-]{3,80}/g) ?? []).reverse();
