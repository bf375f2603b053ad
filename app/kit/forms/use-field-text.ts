/** What stands in a field of text now, for components that say something about it while it is typed. */
import { useField } from "@conform-to/react";

/** Its text without outer space; empty as well when a form was sent that holds rows where the text should be. */
export function useFieldText(name: string): string {
  const [field] = useField<unknown>(name);
  return typeof field.value === "string" ? field.value.trim() : "";
}
