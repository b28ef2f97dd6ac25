export const GROUP_KINDS = ['unit', 'interest', 'ability', 'table', 'custom'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export const GROUP_COLOURS = [
  'green',
  'apricot',
  'blue',
  'plum',
  'rose',
  'teal',
  'amber',
  'slate',
] as const;
export type GroupColour = (typeof GROUP_COLOURS)[number];

export const GROUP_LIMITS = { name_min: 2, name_max: 40, members: 500 } as const;
