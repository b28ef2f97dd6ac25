import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';
import { Cake, Camera, HeartHandshake, type LucideIcon, MessagesSquare } from 'lucide-react';

import { m } from '../../../words/m.ts';

type Named = { name: string };

/** The question in spoken words. */
export const QUESTIONS: Record<Purpose, (who: Named) => string> = {
  photo_record: m.consent_q_photo_record,
  photo_life_story: m.consent_q_photo_life_story,
  photo_own_family: m.consent_q_photo_own_family,
  photo_home_display: m.consent_q_photo_home_display,
  photo_other_families: m.consent_q_photo_other_families,
  photo_external: m.consent_q_photo_external,
  name_in_home_news: m.consent_q_name_in_home_news,
  birthday_shown: m.consent_q_birthday_shown,
  age_shown: m.consent_q_age_shown,
  share_activity_family: m.consent_q_share_activity_family,
  share_mood_family: m.consent_q_share_mood_family,
  share_about_me_family: m.consent_q_share_about_me_family,
  chat_family: m.consent_q_chat_family,
  video_call: m.consent_q_video_call,
  survey_contact: m.consent_q_survey_contact,
  data_for_research: m.consent_q_data_for_research,
};

export const SHORT: Record<Purpose, () => string> = {
  photo_record: m.consent_p_photo_record,
  photo_life_story: m.consent_p_photo_life_story,
  photo_own_family: m.consent_p_photo_own_family,
  photo_home_display: m.consent_p_photo_home_display,
  photo_other_families: m.consent_p_photo_other_families,
  photo_external: m.consent_p_photo_external,
  name_in_home_news: m.consent_p_name_in_home_news,
  birthday_shown: m.consent_p_birthday_shown,
  age_shown: m.consent_p_age_shown,
  share_activity_family: m.consent_p_share_activity_family,
  share_mood_family: m.consent_p_share_mood_family,
  share_about_me_family: m.consent_p_share_about_me_family,
  chat_family: m.consent_p_chat_family,
  video_call: m.consent_p_video_call,
  survey_contact: m.consent_p_survey_contact,
  data_for_research: m.consent_p_data_for_research,
};

interface PurposeGroup {
  id: string;
  title: () => string;
  icon: LucideIcon;
  purposes: readonly Purpose[];
}

export const PURPOSE_GROUPS: readonly PurposeGroup[] = [
  {
    id: 'pictures',
    title: m.consent_group_pictures,
    icon: Camera,
    purposes: [
      'photo_record',
      'photo_life_story',
      'photo_own_family',
      'photo_home_display',
      'photo_other_families',
      'photo_external',
    ],
  },
  {
    id: 'names',
    title: m.consent_group_names,
    icon: Cake,
    purposes: ['name_in_home_news', 'birthday_shown', 'age_shown'],
  },
  {
    id: 'family',
    title: m.consent_group_family,
    icon: HeartHandshake,
    purposes: [
      'share_activity_family',
      'share_mood_family',
      'share_about_me_family',
      'chat_family',
    ],
  },
  {
    id: 'contact',
    title: m.consent_group_contact,
    icon: MessagesSquare,
    purposes: ['video_call', 'survey_contact', 'data_for_research'],
  },
];
