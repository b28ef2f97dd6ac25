/** Each language by its own name, for people who read no other. */
export const nameLanguage = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
