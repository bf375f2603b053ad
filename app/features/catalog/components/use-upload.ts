/** Sends a file to the endpoint and tells how far it got; without scripts the form sends itself. */
import { useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";

/** A refusal, with the field it is about. */
export interface UploadRefusal {
  code: string;
  message?: string;
}

interface Answer {
  import_id?: string;
  error?: UploadRefusal;
}

const parse = (text: string): Answer => {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
};

export function useUpload() {
  const navigate = useNavigate();
  /** From 0 to 1; null while nothing is on its way. */
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null);
  const refuse = (next: UploadRefusal | null) => {
    setShare(null);
    setRefusal(next);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (share !== null) return;
    const { action } = event.currentTarget;
    const request = new XMLHttpRequest();
    request.open("POST", action);
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => setShare(total > 0 ? loaded / total : 0);
    request.onerror = () => refuse({ code: "kit.unexpected" });
    request.onload = () => {
      const { import_id, error } = parse(request.responseText);
      if (!import_id) return refuse(error ?? { code: "kit.unexpected" });
      refuse(null);
      navigate(`/catalog/admin?import=${import_id}`, { preventScrollReset: true });
    };
    setRefusal(null);
    setShare(0);
    request.send(new FormData(event.currentTarget));
  };
  return { share, refusal, refuse, send };
}
