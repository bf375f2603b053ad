/** A file to send along; the form around it is sent as `multipart/form-data`. */
import { FieldFrame, type FieldProps } from "./field-frame";
import { useControl } from "./use-control";

interface FileFieldProps extends FieldProps {
  /** As an input's `accept`. */
  accept: string;
}

export function FileField(props: FileFieldProps) {
  const { frame, control } = useControl(props);
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="file"
        accept={props.accept}
        className={`file-input w-full text-base ${frame.errors ? "file-input-error" : ""}`}
      />
    </FieldFrame>
  );
}
