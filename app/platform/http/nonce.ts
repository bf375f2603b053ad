/** What only the server knows of a document's policy while it draws it; the browser finds it in the document itself. */
import { createContext, useContext } from "react";

/** The nonce of this response's inline scripts; empty in the browser, which hides it. */
export const NonceContext = createContext("");
export const useNonce = () => useContext(NonceContext);

/** Whether the document may ask Google for a map; `<html data-maps>` keeps the answer for the browser. */
export const AllowsMapsContext = createContext(false);
export const useAllowsMaps = () => useContext(AllowsMapsContext);
