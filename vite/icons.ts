/** `import Bell from "~icons/lucide/bell"`: an icon of the set is a component (app/kit/icon.tsx); only those that are imported are built. */
import Icons from "unplugin-icons/vite";

/** What `iconOf` says of every icon of the set once, so that who uses one may say otherwise: a star that is filled. */
const SAID_OF_ALL = / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/** What stands inside of `<svg>`. */
const linesOf = (svg: string) =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(SAID_OF_ALL, "")
    .replace(/^<g>(.*)<\/g>$/, "$1");

export const icons = () =>
  Icons({
    compiler: {
      compiler: (svg: string) => `import { iconOf } from "~/kit/icon";\nexport default iconOf(${JSON.stringify(linesOf(svg))});`,
      extension: "js",
    },
  });
