import type { NoticeAudience } from '@relish/shared/board/notices/choices.ts';

import { m } from '../../../words/m.ts';

interface Template {
  id: string;
  label: () => string;
  title: () => string;
  body: () => string;
  audience: NoticeAudience;
  /** Only managers announce illness. */
  managersOnly?: true;
}

/** There is no template about a death: people are informed in person, not by a notice. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'visiting',
    label: m.notices_template_visiting,
    title: m.notices_template_visiting_title,
    body: m.notices_template_visiting_body,
    audience: 'all',
  },
  {
    id: 'menu',
    label: m.notices_template_menu,
    title: m.notices_template_menu_title,
    body: m.notices_template_menu_body,
    audience: 'all',
  },
  {
    id: 'meeting',
    label: m.notices_template_meeting,
    title: m.notices_template_meeting_title,
    body: m.notices_template_meeting_body,
    audience: 'all',
  },
  {
    id: 'entertainer',
    label: m.notices_template_entertainer,
    title: m.notices_template_entertainer_title,
    body: m.notices_template_entertainer_body,
    audience: 'all',
  },
  {
    id: 'staff',
    label: m.notices_template_staff,
    title: m.notices_template_staff_title,
    body: m.notices_template_staff_body,
    audience: 'staff',
  },
  {
    id: 'works',
    label: m.notices_template_works,
    title: m.notices_template_works_title,
    body: m.notices_template_works_body,
    audience: 'all',
  },
  {
    id: 'outbreak',
    label: m.notices_template_outbreak,
    title: m.notices_template_outbreak_title,
    body: m.notices_template_outbreak_body,
    audience: 'family',
    managersOnly: true,
  },
];
