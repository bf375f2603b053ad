/** Says above a form, before anything is typed, that it takes nothing of a reader who may not write now. */
import { useMatches, useRouteLoaderData } from "@remix-run/react";

/** What the document knows of why its reader may not write; null where they may. */
export interface Pause {
  /** What they are told, in their language. */
  text: string;
  /** The ids of the pages whose forms take nothing meanwhile. */
  pages: readonly string[];
  /** Where they change that; it opens beside what they type. */
  to?: string | undefined;
}

export function PausedNote() {
  const { pause } = useRouteLoaderData<{ pause?: Pause | null }>("root") ?? {};
  const page = useMatches().at(-1)?.id ?? "";
  if (!pause?.pages.includes(page)) return null;
  const { text, to } = pause;
  return (
    <p className="alert alert-warning">
      {to ? (
        <a href={to} target="_blank" className="link" rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
