/** How a text will look, asked of the Worker: by a script beside the form, or with the form itself, which then comes back with it. */
import { useActionData } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Markup } from "~/engines/markup/markup";
import { MarkupText } from "~/kit/markup";
import { request } from "~/kit/request";
import { showToast } from "~/kit/toasts";

interface Preview {
  blocks: Markup;
  /** Names in it that are nobody's. */
  unknown: string[];
}

interface Answered {
  result?: { initialValue?: { act?: unknown; id?: unknown } | null };
  preview?: Preview;
}

/** What the page's action drew for one of its forms. */
function useDrawn(act: string | undefined, id = ""): Preview | null {
  const { result, preview } = useActionData<Answered>() ?? {};
  const sent = result?.initialValue;
  return preview && sent?.act === act && (sent?.id ?? "") === id ? preview : null;
}

async function ask(text: string): Promise<Preview | null> {
  const body = JSON.stringify({ text });
  const answer = await request("/api/v1/thread/preview", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return answer.ok ? ((await answer.json()) as Preview) : null;
}

/**
 * The preview of a form of discussions, and the button that asks for it.
 * @param act which form of the page; undefined for that of a discussion
 * @param id the reply that it is about
 */
export function usePreview(act?: string, id?: string) {
  const { t } = useTranslation("thread");
  const drawn = useDrawn(act, id);
  const [asked, setAsked] = useState<Preview | null>(null);
  const preview = asked ?? drawn;
  const show = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const field = event.currentTarget.form?.elements.namedItem("text");
    const text = field instanceof HTMLTextAreaElement ? field.value.trim() : "";
    if (field instanceof HTMLTextAreaElement && text === "") return field.focus();
    const answer = await ask(text).catch(() => null);
    if (answer) setAsked(answer);
    else showToast(t("preview.failed"), "error");
  };
  const box = preview && (
    <section aria-label={t("preview.title")} aria-live="polite" className="mb-3 rounded-box border border-info p-4">
      <p className="mb-2 text-sm font-medium">{t("preview.title")}</p>
      <MarkupText blocks={preview.blocks} />
      {preview.unknown.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          {t("preview.unknown", { count: preview.unknown.length, names: preview.unknown.map((name) => `@${name}`).join(", ") })}
        </p>
      )}
    </section>
  );
  const button = (
    <button type="submit" name="preview" value="1" formNoValidate onClick={show} className="btn btn-sm">
      {t("preview.show")}
    </button>
  );
  return { box, button, clear: () => setAsked(null) };
}
