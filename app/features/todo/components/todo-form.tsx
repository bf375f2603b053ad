/** All that can be said of a todo, field by field. */
import { useTranslation } from "react-i18next";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { repeats } from "~/platform/repeats";
import { MAX_LIST } from "../quick-add.rules";
import { MAX_NOTE, MAX_TITLE, priorities } from "../todo.limits";

interface TodoFormProps {
  defaultValue: Record<string, string>;
  /** Sent along without being shown. */
  hidden?: Record<string, string>;
  /** Names of lists that there are. */
  lists: readonly string[];
  result?: Parameters<typeof PlainForm>[0]["result"];
  submitLabel: string;
  isNew?: boolean;
}

export function TodoForm({ defaultValue, hidden = {}, lists, result, submitLabel, isNew }: TodoFormProps) {
  const { t } = useTranslation("todo");
  const priorityOptions = priorities.map((value) => ({ value, label: t(`priority.${value}`) }));
  const repeatOptions = repeats.map((value) => ({ value, label: t(`repeat.${value}`) }));
  return (
    <PlainForm feature="todo" defaultValue={defaultValue} result={result} className="max-w-2xl">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isNew && <KeyField />}
      <TextField name="title" maxLength={MAX_TITLE} />
      <div className="grid grid-cols-2 gap-4">
        <TextField name="due_on" type="date" isOptional />
        <TextField name="due_time" type="time" isOptional />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="priority" options={priorityOptions} emptyLabel={false} />
        <SelectField name="repeat" options={repeatOptions} emptyLabel={false} />
      </div>
      <TextField name="list" maxLength={MAX_LIST + 1} isOptional input={{ list: "todo-lists" }} />
      <datalist id="todo-lists">
        {lists.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextArea name="note" rows={4} maxLength={MAX_NOTE} isOptional />
      <SubmitButton className="btn-primary self-start">{submitLabel}</SubmitButton>
    </PlainForm>
  );
}
