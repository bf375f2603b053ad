/** A value that travels with a form without being shown. */
import { useFieldState } from "./form-context";

/** Its value is given, else the form's default. */
export function HiddenField({ name, value }: { name: string; value?: string | number }) {
  const field = useFieldState(name);
  const { initialValue } = field;
  const initial = typeof initialValue === "string" ? initialValue : "";
  return <input type="hidden" id={field.id} name={field.name} form={field.formId} key={field.key} defaultValue={value ?? initial} />;
}
