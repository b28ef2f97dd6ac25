import type { Permission } from '@relish/shared/permissions.ts';

import { m } from '../../words/m.ts';

/** Each permission as the end of “You may …”, in the order in which people care. */
export const PERMISSION_WORDS: Record<Permission, () => string> = {
  'relatives.view': m.may_relatives_view,
  'residents.view': m.may_residents_view,
  'residents.add': m.may_residents_add,
  'reports.view': m.may_reports_view,
  'reports.add': m.may_reports_add,
  'reports.write-full': m.may_reports_write_full,
  'reports.email': m.may_reports_email,
  'activities.view-featured': m.may_activities_view_featured,
  'activities.view-all': m.may_activities_view_all,
  'dashboard.view-graphs': m.may_dashboard_view_graphs,
  'events.view': m.may_events_view,
  'events.add': m.may_events_add,
  'events.edit': m.may_events_edit,
  'events.delete': m.may_events_delete,
  'chat.use': m.may_chat_use,
  'photo-book.view': m.may_photo_book_view,
  'surveys.view': m.may_surveys_view,
  'risk-assessment.use': m.may_risk_assessment_use,
  'pal.view': m.may_pal_view,
  'videos.view': m.may_videos_view,
  'tutorials.view': m.may_tutorials_view,
  'invitations.manage': m.may_invitations_manage,
};
