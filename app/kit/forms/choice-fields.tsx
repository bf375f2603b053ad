/** Choices that are all in sight: cards, and boxes to tick. */
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

/** Any number of a few; the field's value is a list. */
export function CheckboxGroup(props: ChoicesProps) {
  const { field, frame, control } = useControl(props);
  const initial = Array.isArray(field.initialValue) ? field.initialValue : [field.initialValue];
  return (
    <GroupFrame {...frame}>
      <div key={field.key} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {props.options.map(({ value, label }) => (
          <label key={value} className="flex items-start gap-3 py-1.5">
            <input
              type="checkbox"
              className="checkbox mt-0.5"
              {...control}
              required={undefined}
              id={`${field.id}-${value}`}
              value={value}
              defaultChecked={initial.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
