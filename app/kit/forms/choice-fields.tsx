/** Choices that are all in sight: cards, ratings and boxes to tick. */
import { useTranslation } from "react-i18next";
import { FieldErrors, FieldHint, type FieldProps, GroupFrame } from "./field-frame";
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

export interface RatingFieldProps extends FieldProps {
  /** What 1 and 5 mean. */
  lowLabel: string;
  highLabel: string;
}

/** 1 to 5, with words at both ends. */
export function RatingField(props: RatingFieldProps) {
  const { field, frame, control, initial } = useControl(props);
  const { t } = useTranslation("kit");
  return (
    <GroupFrame {...frame}>
      <div key={field.key} className="flex max-w-md flex-col gap-1">
        <div className="grid grid-cols-5 gap-1.5">
          {["1", "2", "3", "4", "5"].map((value) => (
            <label key={value} className="choice-card justify-center p-0 py-2.5 text-center font-semibold tabular-nums">
              <input
                type="radio"
                className="sr-only"
                {...control}
                id={`${field.id}-${value}`}
                value={value}
                aria-label={t("forms.rating", { value, low: props.lowLabel, high: props.highLabel })}
                defaultChecked={initial === value}
              />
              <span aria-hidden>{value}</span>
            </label>
          ))}
        </div>
        <div className="flex justify-between text-sm text-muted" aria-hidden>
          <span>{props.lowLabel}</span>
          <span>{props.highLabel}</span>
        </div>
      </div>
    </GroupFrame>
  );
}

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
