import type { Call } from '@relish/shared/call.ts';
import { calls } from '@relish/shared/calls.ts';
import { TOLD_TO_RELATIVES } from '@relish/shared/chat/live/told-to-relatives.ts';
import { can, isRelative, type PermissionUser } from '@relish/shared/permissions.ts';
import type { Topic } from '@relish/shared/topics.ts';

const kept = new Map<string, ReadonlySet<Topic>>();

/** The topics of the calls a user may make. Users with the same permissions get the same set. */
export function topicsFor(user: PermissionUser): ReadonlySet<Topic> {
  const key = JSON.stringify([
    user.type,
    user.role,
    user.organisation_type,
    user.expired,
    user.package,
    user.carehome.products_for_relatives,
    user.carehome.organisation.is_risk_assessment_enabled,
  ]);
  const before = kept.get(key);
  if (before) return before;
  const topics = new Set(
    Object.values<Call>(calls)
      .filter(({ access }) => isGranted(user, access))
      .flatMap(({ reads = [] }) => reads)
      .filter((topic) => !isRelative(user) || TOLD_TO_RELATIVES.has(topic)),
  );
  kept.set(key, topics);
  return topics;
}

const isGranted = (user: PermissionUser, access: Call['access']) =>
  access !== 'public' && (access === 'authenticated' || can(user, access));
