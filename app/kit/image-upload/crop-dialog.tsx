/** The dialog in which a part of a picture is chosen; what it works with is loaded when it opens. */

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../dialog";
import { importWithRetry } from "../import-with-retry";
import type { CropDialogProps } from "./crop-props";

type Editor = typeof import("./crop-editor").CropEditor;

export function CropDialog({ file, serial, ...rest }: CropDialogProps) {
  const { t } = useTranslation("media");
  const [editor, setEditor] = useState<{ Editor: Editor } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded for the first file, tried again for each while it isn't there
  useEffect(() => {
    if (!file || editor) return;
    let isOver = false;
    importWithRetry(() => import("./crop-editor")).then(
      ({ CropEditor }) => !isOver && setEditor({ Editor: CropEditor }),
      () => !isOver && rest.onFail(),
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return (
    <Dialog isOpen={file !== null} onClose={rest.onCancel} title={t("crop.title")}>
      {file && editor ? (
        <editor.Editor key={serial} file={file} {...rest} />
      ) : (
        <span className="spinner size-6 mx-auto my-24" aria-hidden />
      )}
    </Dialog>
  );
}
