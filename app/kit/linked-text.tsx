/** Text that people wrote, in which what the product recognizes is a link. What that is, the product says. */
import { createContext, Fragment, type ReactNode, useContext } from "react";
import { Link } from "./link";

/** A part of a text, as a half-open range, and where it leads. */
interface TextLink {
  start: number;
  end: number;
  to: string;
}

const TextLinks = createContext<(text: string) => readonly TextLink[]>(() => []);

/** What says so here. */
export const useTextLinks = () => useContext(TextLinks);

/** Says what is a link in all texts below it: parts in their order, none within another. */
export const TextLinksProvider = TextLinks.Provider;

/** The text with its links; line ends are left to the style around it. */
export function LinkedText({ text }: { text: string }) {
  const links = useTextLinks()(text);
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
