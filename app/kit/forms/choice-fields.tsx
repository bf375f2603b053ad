import { type FieldProps, GroupFrame } from "./field-frame";
import { useControl } from "./use-control";

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

export interface ChoicesProps extends FieldProps {
  options: Choice[];
}

/** One of a few, each with room for an explanation. */
export function RadioCards(props: ChoicesProps) {
  const { field, frame, control, initial } = useControl(props);
  return (
    <GroupFrame {...frame}>
      <div key={field.key} className="grid gap-2 sm:grid-cols-2">
        {props.options.map(({ value, label, hint }) => (
          <label key={value} className="choice-card">
            <input
              type="radio"
              className="radio mt-0.5"
              {...control}
              id={`${field.id}-${value}`}
              value={value}
              defaultChecked={initial === value}
            />
            <span>
              <span className="block font-medium">{label}</span>
              {hint && <span className="block text-sm text-muted">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
