/** The days of a group, laid out as in a calendar, a week to a line. */
import { GroupFrame } from "~/kit/forms/field-frame";
import { useControl } from "~/kit/forms/use-control";
import { weekdayOf } from "../../schedule/week.rules";
import { useHourWords } from "./hour-words";

export function DayChoice({ days }: { days: readonly string[] }) {
  const words = useHourWords();
  const { field, frame, control } = useControl({ name: "days" });
  const chosen = [field.initialValue].flat();
  const [first = ""] = days;
  return (
    <GroupFrame {...frame}>
      <div key={field.key} className="grid max-w-lg grid-cols-7 gap-1">
        {days.map((day) => {
          const [weekday, number] = words.head(day);
          return (
            <label key={day} className="cursor-pointer" style={day === first ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}>
              <input
                type="checkbox"
                {...control}
                required={undefined}
                id={`${field.id}-${day}`}
                value={day}
                aria-label={words.longDay(day)}
                defaultChecked={chosen.includes(day)}
                className="peer sr-only"
              />
              <span
                aria-hidden
                className="grid h-14 place-content-center rounded-field border border-base-300 text-center peer-checked:border-primary peer-checked:bg-primary peer-checked:text-primary-content peer-focus-visible:outline-2 peer-focus-visible:outline-offset-1"
              >
                <span className="block text-xs">{weekday}</span>
                <span className="block font-semibold tabular-nums">{number}</span>
              </span>
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}
