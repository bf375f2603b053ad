/** The words of a collection: its own, and those that all share. */
import { useTranslation } from "react-i18next";
import type { Collection } from "../../engines/posts/collection";

type Say = (key: string, values?: Record<string, unknown>) => string;

export function usePostWords({ feature }: Pick<Collection, "feature">) {
  const { t, i18n } = useTranslation([feature, "posts"] as unknown as "kit"[]);
  const say = t as unknown as Say;
  return {
    /** A word of the collection itself: `pages.all`. */
    own: (key: string, values?: Record<string, unknown>) => say(`${feature}:${key}`, values),
    /** The collection's own word where it brings one, else that of all. */
    either: (key: string) => say(i18n.exists(`${feature}:${key}`) ? `${feature}:${key}` : `posts:${key}`),
    shared: (key: string, values?: Record<string, unknown>) => say(`posts:${key}`, values),
    label: (name: string) => say(`${feature}:fields.${name}`),
    option: (name: string, value: string) => say(`${feature}:options.${name}.${value}`),
  };
}
