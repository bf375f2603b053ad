/** A category of tickets by its name, with its date where it is for one alone. */
import { DateText } from "~/kit/time";

export function CategoryName({ name, onlyAt }: { name: string; onlyAt: number | null }) {
  return (
    <>
      {name}
      {onlyAt !== null && (
        <>
          {" · "}
          <DateText at={onlyAt} style="dayTime" />
        </>
      )}
    </>
  );
}
