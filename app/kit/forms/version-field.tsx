/** Which version of a thing its form shows: an older one is refused, and saving again after that is a decision. */
import type { ShouldRevalidateFunction } from "@remix-run/react";

const CONFLICT = 409;

/**
 * A route's `shouldRevalidate` where a form holds a version: Remix reads no page anew after a refusal, but this one says that the thing
 * has changed. Without scripts the page is drawn anew anyway.
 */
export const rereadAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === CONFLICT || defaultShouldRevalidate;

/** Belongs to a route with `rereadAfterConflict`. @param version as the loader gives it; absent for a new thing */
export const VersionField = ({ name = "version", version }: { name?: string; version: number | undefined }) =>
  version === undefined ? null : <input type="hidden" name={name} value={version} />;
