import type { Held, Pose } from './figure.ts';
import type { Look } from './look.ts';
import type { Prop } from './props.ts';
import type { Setting } from './settings.ts';

export interface Sat {
  resident: string;
  pose?: Pose;
  held?: Held;
  look?: Partial<Look>;
}

export interface Scene {
  name: string;
  caption: string;
  setting: Setting;
  /** From left to right; more than four stand in two rows. */
  people: readonly Sat[];
  props?: readonly Prop[];
  /** With the colours of its cloth. */
  table?: readonly [string, string];
  /** Sepia, with a paper edge, and everyone decades younger. */
  old?: boolean;
  /** The session of the demonstration week it was taken in; without one it is only in the album. */
  session?: { code: string; weeks_ago: number };
}

/** A person who holds something. */
export const holds = (resident: string, held: Held, look: Partial<Look> = {}): Sat => ({
  resident,
  pose: 'hold',
  held,
  look,
});
export const sits = (resident: string, pose: Pose = 'rest', look: Partial<Look> = {}): Sat => ({
  resident,
  pose,
  look,
});
export const young = (resident: string, look: Partial<Look> = {}): Sat => ({
  resident,
  pose: 'low',
  look: {
    lines: 0,
    hairColour: 'chestnut',
    glasses: 'none',
    beard: 'none',
    hearingAid: 'none',
    headwear: 'none',
    ...look,
  },
});

export const CREAM = ['#fdf3e2', '#f0c8c0'] as const;
export const BLUE = ['#dbe7ea', '#8fb4c7'] as const;
export const GREEN = ['#e6eedb', '#a9c48d'] as const;
export const WOOD = ['#c69d70', '#a87f57'] as const;

export const laughing = { eyes: 'smiling', mouth: 'open' } as const;
