/** Fetches a form's schema and checker on first touch, so that reading a page costs neither. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useWords } from "../use-words";
import type { Validate } from "./validator";

/** The checker once it is there, and the function that fetches it. Without it the server checks alone. */
export function useValidator(feature: string, schema?: () => Promise<z.ZodType>) {
  const words = useWords();
  const { i18n } = useTranslation();
  const hasAsked = useRef(false);
  const [validate, setValidate] = useState<Validate>();
  const load = async () => {
    if (hasAsked.current || !schema) return;
    hasAsked.current = true;
    try {
      const [rules, { createValidator }] = await Promise.all([schema(), import("./validator"), i18n.loadNamespaces("validation")]);
      const check = createValidator(rules, { feature, locale: words.locale, t: words.say, exists: words.exists });
      setValidate(() => check);
    } catch {
      hasAsked.current = false;
    }
  };
  return { validate, load };
}
