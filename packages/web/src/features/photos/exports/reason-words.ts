import type { PhotoReason } from '@relish/shared/photos/photos/choices.ts';
import type { Reason } from '@relish/shared/photos/photos/photo.ts';

import { formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

const WHY: Partial<Record<PhotoReason, () => string>> = {
  refused: m.export_why_refused,
  hidden: m.export_why_hidden,
  pending: m.export_why_pending,
  needs_people: m.export_why_needs_people,
  not_shared: m.export_why_not_shared,
  distress: m.export_why_distress,
  not_a_resident: m.export_why_not_a_resident,
};

export function wordReason({ code, residents }: Reason): string {
  const names = formatList(residents.map(({ preferred_name }) => preferred_name));
  const count = residents.length;
  if (code === 'no_external') return m.export_why_no_external({ names, count });
  if (code === 'no_longer_here') return m.export_why_no_longer_here({ names, count });
  return WHY[code]?.() ?? m.export_why_other();
}
