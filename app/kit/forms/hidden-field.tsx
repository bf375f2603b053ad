/** A value that travels with a form without being shown. */
import { useField } from "@conform-to/react";

/** Its value is given, else the form's default. */
export function HiddenField({ name, value }: { name: string; value?: string | number }) {
  const [field] = useField<string>(name);
  const initial = typeof field.initialValue === "string" ? field.initialValue : "";
  return <input type="hidden" id={field.id} name={field.name} form={field.formId} key={field.key} defaultValue={value ?? initial} />;
}
