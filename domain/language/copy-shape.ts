/**
 * Type of a copy module in another language: the same names, groups and functions as the English
 * one, with texts of its own. `satisfies Copy<typeof english>` reports a missing text.
 */
export type Copy<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Copy<Text>
    : { readonly [Key in keyof T]: Copy<T[Key]> }
