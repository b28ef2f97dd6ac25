export const ENTRY_MODES = ['self', 'with_help', 'proxy', 'paper'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

/** The kind of helper, never their name. */
export const HELPER_ROLES = ['relative', 'advocate', 'volunteer', 'staff', 'other'] as const;
export type HelperRole = (typeof HELPER_ROLES)[number];

/** By mail or from a poster; the secret is in the fragment of the link. */
export const LINK_KINDS = ['personal', 'poster'] as const;

export const needsHelper = (mode: EntryMode): boolean => mode === 'with_help' || mode === 'proxy';
