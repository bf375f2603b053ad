/** The key of what a form makes: sent twice, it makes one thing. Every form that makes something has it; its schema takes `callersKey`. */
import { useLocation } from "@remix-run/react";
import { useContext, useMemo } from "react";
import { FormContext } from "./form-context";
import type { Result } from "./use-sending";

/**
 * A refused form keeps its key, since nothing was made; another visit, or another answer, has another. Needs no scripts.
 * @param refused what a form that is none of the kit's was answered
 */
export function KeyField({ refused }: { refused?: Result }) {
  const known = useContext(FormContext)?.result;
  const result = refused ?? known;
  const { key: visit } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what makes it another
  const own = useMemo(() => crypto.randomUUID(), [visit, result]);
  const sent = result?.initialValue?.key;
  // A guest's page may be a kept one: where scripts are, its key is this browser's own.
  return <input type="hidden" name="key" value={typeof sent === "string" ? sent : own} suppressHydrationWarning />;
}
