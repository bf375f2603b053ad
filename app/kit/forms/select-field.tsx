/** One of many, chosen from the browser's own list. */
import { useTranslation } from "react-i18next";
import { FieldFrame, type FieldProps } from "./field-frame";
import { type Option, type OptionGroup, selectContent } from "./options";
import { useControl } from "./use-control";

export type { Option, OptionGroup } from "./options";

export interface SelectFieldProps extends FieldProps {
  options: (Option | OptionGroup)[];
  /** The words of the empty choice; false leaves it out. */
  emptyLabel?: string | false;
  /** What is chosen while nothing was typed or stored. */
  preset?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { options, emptyLabel, preset } = props;
  const { t } = useTranslation("kit");
  const { field, frame, control, initial } = useControl(props);
  return (
    <FieldFrame {...frame}>
      <select
        key={field.key}
        {...control}
        defaultValue={initial ?? preset ?? (emptyLabel === false ? undefined : "")}
        className={`select w-full text-base ${frame.errors ? "select-error" : ""}`}
        {...selectContent(
          emptyLabel === false ? options : [{ value: "", label: emptyLabel ?? t("forms.choose") }, ...options],
          initial ?? preset ?? "",
        )}
      />
    </FieldFrame>
  );
}
