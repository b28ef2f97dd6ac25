/** Screens inside the shell by path, grouped by area; each is loaded when opened. */
export const pages = {
  // accounts
  'tabs/invitations': () => import('../features/accounts/invitations/invitations-page.tsx'),
  'manage-staff': () => import('../features/accounts/staff/staff-page.tsx'),
  'tabs/account': () => import('./account-page.tsx'),
  switch: () => import('../features/accounts/account/switch-page.tsx'),
  'my-details': () => import('../features/accounts/account/my-details-page.tsx'),
  'change-password': () => import('../features/accounts/account/change-password-page.tsx'),
  'home-settings': () => import('../features/accounts/home-settings/home-settings-page.tsx'),
  package: () => import('../features/accounts/package/package-page.tsx'),
  // residents
  'tabs/residents': () => import('../features/residents/residents/residents-page.tsx'),
  resident: () => import('./resident-page.tsx'),
  'resident-glance': () => import('../features/residents/residents/resident-glance-page.tsx'),
  'resident-consents': () => import('../features/residents/consents/resident-consents-page.tsx'),
  'consents-due': () => import('../features/residents/consents/consents-due-page.tsx'),
  'manage-resident': () => import('../features/residents/residents/manage-resident-page.tsx'),
  'manage-resident-groups': () =>
    import('../features/residents/groups/manage-resident-groups-page.tsx'),
  'manage-custom-about-me-tags': () =>
    import('../features/residents/tags/manage-custom-about-me-tags-page.tsx'),
  'resident-interests': () => import('../features/residents/interests/resident-interests-page.tsx'),
  'manage-about-me': () => import('../features/residents/about-me/manage-about-me-page.tsx'),
  'about-me-suggestions': () =>
    import('../features/residents/about-me/about-me-suggestions-page.tsx'),
  'manage-relative': () => import('../features/residents/relatives/manage-relative-page.tsx'),
  'tabs/pal': () => import('../features/residents/pal/pal-place-page.tsx'),
  pal: () => import('../features/residents/pal/pal-page.tsx'),
  'pal-info': () => import('../features/residents/pal/pal-info-page.tsx'),
  inspection: () => import('../features/residents/inspection/inspection-page.tsx'),
  'add-residents': () => import('../features/residents/quick-add/add-residents-page.tsx'),
  'import-residents': () =>
    import('../features/residents/resident-import/import-residents-page.tsx'),
  'resident-record': () => import('../features/residents/subject-access/resident-record-page.tsx'),
  // library
  'tabs/activities': () => import('../features/library/activities/activities-page.tsx'),
  'tabs/activities/today': () => import('../features/library/activities/featured-page.tsx'),
  activity: () => import('../features/library/activities/activity-page.tsx'),
  'manage-custom-activities': () =>
    import('../features/library/activities/manage-custom-activities-page.tsx'),
  'tabs/videos': () => import('../features/library/videos/videos-page.tsx'),
  video: () => import('../features/library/videos/video-page.tsx'),
  'choose-activity': () => import('../features/library/suggestions/choose-activity-page.tsx'),
  'tabs/tutorials': () => import('../features/library/tutorials/tutorials-page.tsx'),
  tutorial: () => import('../features/library/tutorials/tutorial-page.tsx'),
  tours: () => import('../features/library/tours/tours-page.tsx'),
  'tours/leaflet': () => import('../features/library/tours/leaflet-page.tsx'),
  products: () => import('../features/library/products/products-page.tsx'),
  // risks
  'tabs/risk-assessments': () =>
    import('../features/risks/risk-assessments/risk-assessments-page.tsx'),
  'risk-assessment': () => import('../features/risks/risk-assessments/risk-assessment-page.tsx'),
  'risk-assessment-edit': () =>
    import('../features/risks/risk-assessments/risk-assessment-edit-page.tsx'),
  // events
  'tabs/events': () => import('../features/events/events/events-page.tsx'),
  event: () => import('../features/events/events/event-page.tsx'),
  'event-add': () => import('../features/events/events/event-add-page.tsx'),
  performers: () => import('../features/events/performers/performers-page.tsx'),
  performer: () => import('../features/events/performers/performer-page.tsx'),
  places: () => import('../features/events/places/places-page.tsx'),
  proposals: () => import('../features/events/proposals/proposals-page.tsx'),
  'event-programme': () => import('../features/events/sharing/event-programme-page.tsx'),
  'calendar-feed': () => import('../features/events/sharing/calendar-feed-page.tsx'),
  visits: () => import('../features/events/visits/visits-page.tsx'),
  'visiting-times': () => import('../features/events/visits/visiting-times-page.tsx'),
  'fire-list': () => import('../features/events/visits/fire-list-page.tsx'),
  // risks and outings, on the day
  'session-check': () => import('../features/risks/session-checks/session-check-page.tsx'),
  outing: () => import('../features/outings/outings/outing-page.tsx'),
  'outing-edit': () => import('../features/outings/outings/outing-edit-page.tsx'),
  headcount: () => import('../features/outings/headcounts/headcount-page.tsx'),
  // photos
  'photo-add': () => import('../features/photos/uploads/photo-add-page.tsx'),
  'photo-copies': () => import('../features/photos/copies/photo-copies-page.tsx'),
  'photo-suggest': () => import('../features/photos/family/photo-suggest-page.tsx'),
  'photo-suggestions': () => import('../features/photos/family/photo-suggestions-page.tsx'),
  'tabs/photo-book': () => import('../features/photos/photos/photo-book-page.tsx'),
  'photo-export': () => import('../features/photos/exports/photo-export-page.tsx'),
  gazettes: () => import('../features/photos/gazettes/gazettes-page.tsx'),
  'photo-gift': () => import('../features/photos/gifts/photo-gift-page.tsx'),
  slideshow: () => import('../features/photos/slideshow/slideshow-page.tsx'),
  photo: () => import('../features/photos/photos/photo-page.tsx'),
  'photo-books': () => import('../features/photos/photo-books/photo-books-page.tsx'),
  'photo-book-edit': () => import('../features/photos/photo-books/photo-book-edit-page.tsx'),
  // reports
  'tabs/reports': () => import('../features/reports/report-lists/reports-page.tsx'),
  'manage-report': () => import('../features/reports/reports/manage-report-page.tsx'),
  report: () => import('../features/reports/reports/report-page.tsx'),
  observations: () => import('../features/reports/observations/observations-page.tsx'),
  'report-additional-observation': () =>
    import('../features/reports/observations/report-additional-observation-page.tsx'),
  'download-report': () => import('../features/reports/documents/download-report-page.tsx'),
  'email-report': () => import('../features/reports/report-mails/email-report-page.tsx'),
  // families
  'tabs/relatives': () => import('../features/families/my-relative/my-relative-page.tsx'),
  // board
  'tabs/notice-board': () => import('../features/board/notices/notice-board-page.tsx'),
  'manage-notice-board': () => import('../features/board/notices/manage-notice-board-page.tsx'),
  // chat
  'tabs/chat': () => import('../features/chat/threads/chat-page.tsx'),
  'chat-hours': () => import('../features/chat/chat-hours/chat-hours-page.tsx'),
  'chat-alerts': () => import('../features/chat/chat-safety/chat-alerts-page.tsx'),
  'chat-thread': () => import('../features/chat/threads/chat-thread-page.tsx'),
  'chat-print': () => import('../features/chat/readings/chat-print-page.tsx'),
  // surveys
  feedback: () => import('../features/surveys/feedback/feedback-page.tsx'),
  'feedback-entry': () => import('../features/surveys/feedback/feedback-entry-page.tsx'),
  'feedback-thanks': () => import('../features/surveys/feedback/feedback-thanks-page.tsx'),
  actions: () => import('../features/surveys/actions/actions-page.tsx'),
  action: () => import('../features/surveys/actions/action-page.tsx'),
  meetings: () => import('../features/surveys/meetings/meetings-page.tsx'),
  meeting: () => import('../features/surveys/meetings/meeting-page.tsx'),
  'meeting-print': () => import('../features/surveys/meetings/meeting-print-page.tsx'),
  'tabs/surveys': () => import('../features/surveys/surveys/surveys-page.tsx'),
  'survey-edit': () => import('../features/surveys/surveys/survey-edit-page.tsx'),
  'survey-answer': () => import('../features/surveys/survey-entries/survey-answer-page.tsx'),
  'manage-survey-entry': () =>
    import('../features/surveys/survey-entries/manage-survey-entry-page.tsx'),
  'survey-results': () => import('../features/surveys/survey-results/survey-results-page.tsx'),
  // dashboard
  'tabs/home': () => import('../features/dashboard/home/home-page.tsx'),
  'tabs/insights': () => import('../features/dashboard/insights/insights-page.tsx'),
  'resident-insights': () => import('../features/dashboard/insights/resident-insights-page.tsx'),
  'plan-week': () => import('../features/dashboard/planning/plan-week-page.tsx'),
  'compare-homes': () => import('../features/dashboard/comparison/compare-homes-page.tsx'),
  // system
  'demo-mode': () => import('../features/system/demo-mode/demo-mode-page.tsx'),
  'tabs/more': () => import('./more-page.tsx'),
  'tabs/*': () => import('../features/system/not-found/lost-place-page.tsx'),
};
