/** A drawing of the set that the build reads (vite/icons.ts): as large as text wants it, in the colour of the text around it. */
import type { ReactNode, SVGProps } from "react";

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels. */
  size?: number;
}

export type IconType = (props: IconProps) => ReactNode;

/** Makes a component of an icon's lines, which are the set's own and as constant as code. @public what the build writes calls it (vite/icons.ts) */
export const iconOf =
  (lines: string): IconType =>
  ({ size = 24, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest["aria-label"] === undefined}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an icon of the set, not anybody's words
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  );
