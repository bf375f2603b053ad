/** The shape that a translation must have: the keys of the original, any words. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
