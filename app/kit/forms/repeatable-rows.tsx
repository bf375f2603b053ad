/** A list of small groups of fields to which rows are added and from which they are removed, with or without scripts. */
import { useField } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import Plus from "~icons/lucide/plus";
import X from "~icons/lucide/x";
import { type FieldProps, GroupFrame } from "./field-frame";
import { useControl } from "./use-control";

export interface RepeatableRowsProps extends FieldProps {
  /** What a new row starts with. */
  newRow?: Record<string, string>;
  /** Rows can be removed only while there are more than this; 1 unless said otherwise. */
  min?: number;
  max?: number;
  addLabel?: string;
  /** Draws one row; fields are named `${row}.weight`. */
  children(row: string, index: number): ReactNode;
}

export function RepeatableRows(props: RepeatableRowsProps) {
  const { name, newRow = {}, min = 1, max = 50, addLabel, children } = props;
  const { t } = useTranslation("kit");
  const { frame } = useControl(props);
  const [field, form] = useField<Record<string, string>[]>(name);
  const rows = field.getFieldList();
  return (
    <GroupFrame {...frame}>
      <ol className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <li key={row.key ?? row.id} className="flex items-start gap-2">
            <div className="grid min-w-0 grow grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">{children(row.name, index)}</div>
            {rows.length > min && (
              <button
                {...form.remove.getButtonProps({ name, index })}
                className="btn btn-ghost btn-square mt-8 shrink-0"
                aria-label={t("forms.removeRow", { number: index + 1 })}
              >
                <X size={18} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <button {...form.insert.getButtonProps({ name, defaultValue: newRow as never })} className="btn btn-sm self-start">
          <Plus size={16} aria-hidden />
          {addLabel ?? t("forms.addRow")}
        </button>
      )}
    </GroupFrame>
  );
}
