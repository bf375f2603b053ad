/** Says above a form, before anything is typed, that it takes nothing of a reader who is paused. */
import { useMatches, useRouteLoaderData } from "@remix-run/react";

/** What the document knows of its reader's pause; null without one. */
export interface Pause {
  /** What they are told, in their language. */
  text: string;
  /** The ids of the pages whose forms take nothing meanwhile. */
  pages: readonly string[];
}

export function PausedNote() {
  const { pause } = useRouteLoaderData<{ pause?: Pause | null }>("root") ?? {};
  const page = useMatches().at(-1)?.id ?? "";
  return pause?.pages.includes(page) ? <p className="alert alert-warning">{pause.text}</p> : null;
}
