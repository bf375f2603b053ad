/**
 * One thing of a list, or another part of a page that depends on its data and the language alone. The server draws it once for all
 * who see the same (docs/decisions/020): most readers of a list do. In the browser it is an element like any other.
 */
import type { ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { Repeated, type RepeatedProps } from "./repeated";

interface RepeatedItemProps extends Pick<RepeatedProps, "as" | "className"> {
  /** What draws it, such as the name of the component. */
  kind: string;
  /** All that it shows. */
  of: unknown;
  /** Draws it. It can have words and links, but reads no other context, makes no ids, and submits nothing. */
  children: () => ReactNode;
}

function DrawnItem({ kind, of, children, ...box }: RepeatedItemProps) {
  const { i18n } = useTranslation();
  return (
    <Repeated {...box} name={[kind, i18n.language, JSON.stringify(of)].join(" ")}>
      {() => <I18nextProvider i18n={i18n}>{children()}</I18nextProvider>}
    </Repeated>
  );
}

const PlainItem = ({ as: Tag, className, children }: RepeatedItemProps) => <Tag className={className}>{children()}</Tag>;

export const RepeatedItem = import.meta.env.SSR ? DrawnItem : PlainItem;
