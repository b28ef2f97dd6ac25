import {
  isSpecialTagGroup,
  SYSTEM_TAGS,
  TAG_GROUP_DEFINITIONS,
  type TagColour,
  type TagGroup,
} from '@relish/shared/residents/tags/system-tags.ts';

import type { Db } from '../../../db/database.ts';
import { listTags } from './queries.ts';

const SYSTEM = SYSTEM_TAGS.map(({ code, group, label }) => ({
  tag: code,
  scope: 'system' as const,
  group,
  label,
  colour: TAG_GROUP_DEFINITIONS[group].colour,
  special: isSpecialTagGroup(group),
  active: true,
}));

/** System tags, then the home's own, including archived ones. */
export async function listAllTags(db: Db, carehomeId: string) {
  const own = await listTags(db, carehomeId);
  return [
    ...SYSTEM,
    ...own.map(({ id, label, active, ...tag }) => ({
      tag: id,
      scope: 'carehome' as const,
      group: tag.group as TagGroup,
      label,
      colour: tag.colour as TagColour,
      special: isSpecialTagGroup(tag.group as TagGroup),
      active,
    })),
  ];
}
