import { z } from 'zod';

import { can, type Permission, PERMISSIONS, type PermissionUser } from '../../permissions.ts';

/** A welcome tour is offered at the first sign-in; a task tour shows how one thing is done. */
export const TOUR_KINDS = ['welcome', 'task'] as const;

const PermissionName = z.enum(PERMISSIONS as [Permission, ...Permission[]]);

export const TourStep = z.strictObject({
  /** The `data-tour` name of the element that the step points at. */
  target: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like-this'),
  /** The page that the step opens first; null stays on the page of the step before. */
  route: z
    .string()
    .regex(/^\/[a-z-]+(\/[a-z-]+)*$/, 'is not a path')
    .nullable(),
  title: z.string().min(3).max(50),
  text: z.string().min(10).max(200),
});
export type TourStep = z.infer<typeof TourStep>;

export const Tour = z.strictObject({
  code: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like-this'),
  title: z.string().min(3).max(60),
  summary: z.string().min(10).max(160),
  kind: z.enum(TOUR_KINDS),
  /** Shown to users with all of these permissions … */
  needs: z.array(PermissionName).min(1),
  /** … and none of these. */
  lacks: z.array(PermissionName),
  steps: z.array(TourStep).min(3).max(6),
});
export type Tour = z.infer<typeof Tour>;

export const isTourFor = (user: PermissionUser, { needs, lacks }: Tour): boolean =>
  needs.every((permission) => can(user, permission)) &&
  !lacks.some((permission) => can(user, permission));

// Slow reading, for people who read in a second language.
const WORDS_PER_MINUTE = 130;
const SECONDS_TO_LOOK = 6;

export function countTourMinutes({ steps }: Pick<Tour, 'steps'>): number {
  const words = steps.flatMap(({ title, text }) => `${title} ${text}`.split(/\s+/)).length;
  return Math.ceil(words / WORDS_PER_MINUTE + (steps.length * SECONDS_TO_LOOK) / 60);
}

/** The pages that a tour is about, in the order of its steps. */
export const listTourPages = ({ steps }: Pick<Tour, 'steps'>): string[] => [
  ...new Set(steps.flatMap(({ route }) => route ?? [])),
];
