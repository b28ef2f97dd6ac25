import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';

import { m } from '../../words/m.ts';
import type { pages } from '../pages.ts';

type PagePath = keyof typeof pages;

interface PageHelp {
  team: () => string;
  /** For relatives, who have no tutorials. Missing where they cannot open the page. */
  family?: () => string;
}

/** One or two sentences per page; tutorials name their pages themselves. */
const PAGE_HELP: Partial<Record<string, PageHelp>> = {
  'tabs/invitations': { team: m.help_page_invitations },
  'manage-staff': { team: m.help_page_manage_staff },
  'tabs/account': { team: m.help_page_account, family: m.help_page_account },
  switch: { team: m.help_page_switch, family: m.help_family_switch },
  'my-details': { team: m.help_page_my_details, family: m.help_page_my_details },
  'change-password': { team: m.help_page_change_password, family: m.help_page_change_password },
  'home-settings': { team: m.help_page_home_settings },
  package: { team: m.help_page_package },
  'tabs/residents': { team: m.help_page_residents },
  resident: { team: m.help_page_resident },
  'resident-glance': { team: m.help_page_resident_glance },
  'resident-consents': { team: m.help_page_resident_consents },
  'consents-due': { team: m.help_page_consents_due },
  'manage-resident': { team: m.help_page_manage_resident },
  'manage-resident-groups': { team: m.help_page_manage_resident_groups },
  'manage-custom-about-me-tags': { team: m.help_page_manage_custom_about_me_tags },
  'resident-interests': { team: m.help_page_resident_interests },
  'manage-about-me': { team: m.help_page_manage_about_me },
  'about-me-suggestions': { team: m.help_page_about_me_suggestions },
  'manage-relative': { team: m.help_page_manage_relative },
  'tabs/pal': { team: m.help_page_pal_place, family: m.help_family_pal_place },
  pal: { team: m.help_page_pal },
  'pal-info': { team: m.help_page_pal_info, family: m.help_page_pal_info },
  inspection: { team: m.help_page_inspection },
  'add-residents': { team: m.help_page_add_residents },
  'import-residents': { team: m.help_page_import_residents },
  'resident-record': { team: m.help_page_resident_record },
  'tabs/activities': { team: m.help_page_activities, family: m.help_family_activities },
  'tabs/activities/today': {
    team: m.help_page_activities_today,
    family: m.help_family_activities_today,
  },
  activity: { team: m.help_page_activity, family: m.help_family_activity },
  'manage-custom-activities': { team: m.help_page_manage_custom_activities },
  'tabs/videos': { team: m.help_page_videos, family: m.help_page_videos },
  video: { team: m.help_page_video, family: m.help_page_video },
  'choose-activity': { team: m.help_page_choose_activity },
  'tabs/tutorials': { team: m.help_page_tutorials },
  tutorial: { team: m.help_page_tutorial },
  tours: { team: m.help_page_tours, family: m.help_page_tours },
  'tours/leaflet': { team: m.help_page_tour_leaflet, family: m.help_page_tour_leaflet },
  products: { team: m.help_page_products, family: m.help_family_products },
  'tabs/photo-book': { team: m.help_page_photo_book, family: m.help_family_photo_book },
  'tabs/events': { team: m.help_page_events, family: m.help_family_events },
  'photo-copies': { team: m.help_page_photo_copies },
  'photo-suggest': { team: m.help_family_photo_suggest, family: m.help_family_photo_suggest },
  'photo-suggestions': { team: m.help_page_photo_suggestions },
  'photo-add': { team: m.help_page_photo_add },
  event: { team: m.help_page_event, family: m.help_family_event },
  'event-add': { team: m.help_page_event_add },
  feedback: { team: m.help_page_feedback },
  'feedback-entry': { team: m.help_page_feedback_entry },
  'feedback-thanks': { team: m.help_page_feedback_thanks },
  actions: { team: m.help_page_actions },
  action: { team: m.help_page_action },
  meetings: { team: m.help_page_meetings },
  meeting: { team: m.help_page_meeting },
  'meeting-print': { team: m.help_page_meeting_print },
  performers: { team: m.help_page_performers },
  performer: { team: m.help_page_performer },
  places: { team: m.help_page_places },
  proposals: { team: m.help_page_proposals, family: m.help_family_proposals },
  'event-programme': { team: m.help_page_event_programme },
  'calendar-feed': { team: m.help_page_calendar_feed, family: m.help_page_calendar_feed },
  visits: { team: m.help_page_visits, family: m.help_family_visits },
  'visiting-times': { team: m.help_page_visiting_times, family: m.help_family_visiting_times },
  'fire-list': { team: m.help_page_fire_list },
  'photo-export': { team: m.help_page_photo_export },
  gazettes: { team: m.help_page_gazettes },
  'photo-gift': { team: m.help_page_photo_gift, family: m.help_family_photo_gift },
  slideshow: { team: m.help_page_slideshow, family: m.help_family_slideshow },
  photo: { team: m.help_page_photo, family: m.help_family_photo },
  'photo-books': { team: m.help_page_photo_books, family: m.help_family_photo_books },
  'photo-book-edit': {
    team: m.help_page_photo_book_edit,
    family: m.help_family_photo_book_edit,
  },
  'tabs/reports': { team: m.help_page_reports },
  'manage-report': { team: m.help_page_manage_report },
  report: { team: m.help_page_report },
  observations: { team: m.help_page_observations },
  'report-additional-observation': { team: m.help_page_report_additional_observation },
  'download-report': { team: m.help_page_download_report, family: m.help_family_download_report },
  'email-report': { team: m.help_page_email_report },
  'tabs/relatives': { team: m.help_page_relatives, family: m.help_family_relatives },
  'tabs/notice-board': { team: m.help_page_notice_board, family: m.help_family_notice_board },
  'manage-notice-board': { team: m.help_page_manage_notice_board },
  'tabs/chat': { team: m.help_page_chat, family: m.help_family_chat },
  'chat-hours': { team: m.help_page_chat_hours },
  'chat-alerts': { team: m.help_page_chat_alerts },
  'chat-thread': { team: m.help_page_chat_thread, family: m.help_family_chat },
  'chat-print': { team: m.help_page_chat_print },
  'tabs/surveys': { team: m.help_page_surveys, family: m.help_family_surveys },
  'survey-answer': { team: m.help_page_survey_answer, family: m.help_page_survey_answer },
  'survey-edit': { team: m.help_page_survey_edit },
  'survey-results': { team: m.help_page_survey_results },
  'manage-survey-entry': { team: m.help_page_manage_survey_entry },
  'tabs/home': { team: m.help_page_home, family: m.help_family_home },
  'tabs/insights': { team: m.help_page_insights },
  'resident-insights': { team: m.help_page_resident_insights },
  'plan-week': { team: m.help_page_plan_week },
  'compare-homes': { team: m.help_page_compare_homes },
  'demo-mode': { team: m.help_page_demo_mode, family: m.help_family_demo_mode },
  'tabs/more': { team: m.help_page_more, family: m.help_page_more },
  'tabs/*': { team: m.help_page_lost, family: m.help_page_lost },
} satisfies Partial<Record<PagePath, PageHelp>>;

export function pageHelpText(page: string, user: CurrentUser): string | undefined {
  const help = PAGE_HELP[page];
  if (!can(user, 'relatives.view')) return help?.team();
  return help?.family?.() ?? m.help_family_other();
}
