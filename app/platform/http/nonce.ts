/** The nonce of this response's inline scripts; empty in the browser, which hides it. */
import { createContext, useContext } from "react";

export const NonceContext = createContext("");
export const useNonce = () => useContext(NonceContext);
