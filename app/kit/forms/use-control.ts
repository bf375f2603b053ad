/** Joins the form's view of a field with our words, so that each control only draws itself. */
import type { FieldProps } from "./field-frame";
import { useFieldState, useFieldWords } from "./form-context";

/** Props for the frame and for the control of one field. */
export function useControl({ name, label, hint, isOptional }: FieldProps) {
  const field = useFieldState(name);
  const words = useFieldWords(name, label, hint);
  const { initialValue } = field;
  const hasErrors = Boolean(field.errors?.length);
  const describedBy = [hasErrors ? field.errorId : "", words.hint ? field.descriptionId : ""].filter(Boolean).join(" ");
  return {
    field,
    frame: { id: field.id, ...words, hintId: field.descriptionId, errorId: field.errorId, errors: field.errors, isOptional },
    control: {
      id: field.id,
      name: field.name,
      form: field.formId,
      required: !isOptional || undefined,
      "aria-invalid": hasErrors || undefined,
      "aria-describedby": describedBy || undefined,
    },
    /** What was typed or stored, as text. */
    initial: typeof initialValue === "string" ? initialValue : undefined,
  };
}
