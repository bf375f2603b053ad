import { useTranslation } from "react-i18next";
import { type FieldProps, GroupFrame } from "./field-frame";
import { useControl } from "./use-control";

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
