/** Text that people wrote, in which what a feature recognizes is a link: it says so in its `text-links.ts`. */
import { Fragment, type ReactNode } from "react";
import { Link } from "./link";

/** A part of a text, as a half-open range, and where it leads. */
interface TextLink {
  start: number;
  end: number;
  to: string;
}

/** Finds what is a link in a text: parts in their order, none within another. */
export type FindLinks = (text: string) => readonly TextLink[];

const brought = import.meta.glob<FindLinks>("../features/*/text-links.ts", { eager: true, import: "textLinks" });
const [findLinks = () => []] = Object.values(brought);

/** The text with its links; line ends are left to the style around it. */
export function LinkedText({ text }: { text: string }) {
  const links = findLinks(text);
  const parts: ReactNode[] = links.map(({ start, end, to }, index) => (
    <Fragment key={start}>
      {text.slice(links[index - 1]?.end ?? 0, start)}
      <Link to={to} className="link">
        {text.slice(start, end)}
      </Link>
    </Fragment>
  ));
  return (
    <>
      {parts}
      {text.slice(links.at(-1)?.end ?? 0)}
    </>
  );
}
