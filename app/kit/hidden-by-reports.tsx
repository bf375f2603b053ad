/** Tells authors that reports hid what they wrote, and what they can do. */
import { type HiddenByReports, OBJECTION } from "../engines/review/hidden";
import { Link } from "./link";

export function HiddenNote({ hidden: { text, object } }: { hidden: HiddenByReports }) {
  return (
    <>
      {text}{" "}
      <Link to={OBJECTION} className="link">
        {object}
      </Link>
    </>
  );
}
