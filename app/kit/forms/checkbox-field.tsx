import { FieldErrors, FieldHint, type FieldProps } from "./field-frame";
import { useControl } from "./use-control";

export interface CheckboxFieldProps extends FieldProps {
  /** `off` where a browser that comes back to a page may not tick it anew. */
  autoComplete?: "off";
}

/** One box; off unless ticked. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { field, frame, control, initial } = useControl({ ...props, isOptional: props.isOptional ?? true });
  return (
    <div className="flex flex-col gap-1">
      <label className="flex items-start gap-3 py-1">
        <input
          key={field.key}
          type="checkbox"
          className="checkbox mt-0.5"
          {...control}
          value="on"
          autoComplete={props.autoComplete}
          defaultChecked={initial === "on" || initial === "true"}
        />
        <span>{frame.label}</span>
      </label>
      <FieldHint id={frame.hintId} hint={frame.hint} />
      <FieldErrors id={frame.errorId} errors={frame.errors} />
    </div>
  );
}
