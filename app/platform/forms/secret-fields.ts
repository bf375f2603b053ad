/** Whether a field holds what nobody but its form may keep: a password, a token, the code that was mailed. Codes of courses are none. */
export const isSecretField = (name: string): boolean => /password|token|^code$/i.test(name);
