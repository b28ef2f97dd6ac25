import { normaliseLabel } from '@relish/shared/residents/tags/label-rules.ts';
import {
  SYSTEM_TAGS,
  TAG_GROUP_DEFINITIONS,
  type TagGroup,
} from '@relish/shared/residents/tags/system-tags.ts';

import type { Db } from '../../../db/database.ts';
import { insertResidentTags, insertTags } from './queries.ts';

const SYSTEM_CODES = new Map(SYSTEM_TAGS.map(({ label, code }) => [normaliseLabel(label), code]));

interface By {
  createdBy: string;
  now: Date;
}

/** For demonstrations and tests; returns ids by label. */
export async function makeTags(
  db: Db,
  carehomeId: string,
  tags: { group: TagGroup; label: string }[],
  { createdBy, now }: By,
): Promise<Map<string, string>> {
  if (tags.length === 0) return new Map();
  const made = await insertTags(
    db,
    carehomeId,
    tags.map(({ group, label }) => ({
      group,
      label,
      label_key: normaliseLabel(label),
      colour: TAG_GROUP_DEFINITIONS[group].colour,
      created_by: createdBy,
      created_at: now,
    })),
  );
  const ids = new Map(made.map(({ id, label_key }) => [label_key, id]));
  return new Map(tags.map(({ label }) => [label, ids.get(normaliseLabel(label)) ?? '']));
}

/** Prefers the home's own tag over a system tag; throws for unknown labels. */
export async function makeResidentTags(
  db: Db,
  carehomeId: string,
  worn: { resident_id: string; labels: readonly string[] }[],
  { createdBy, now, own = new Map<string, string>() }: By & { own?: Map<string, string> },
) {
  const findTag = (label: string) => {
    const tag = own.get(label) ?? SYSTEM_CODES.get(normaliseLabel(label));
    if (tag === undefined) throw new Error(`there is no tag ${label}`);
    return tag;
  };
  const rows = worn.flatMap(({ resident_id, labels }) =>
    labels.map((label) => ({
      resident_id,
      tag: findTag(label),
      added_by: createdBy,
      added_at: now,
    })),
  );
  await insertResidentTags(db, carehomeId, rows);
}
