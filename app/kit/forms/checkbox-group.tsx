import type { ChoicesProps } from "./choice-fields";
import { GroupFrame } from "./field-frame";
import { useControl } from "./use-control";

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
