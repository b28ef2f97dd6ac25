import type { Permission } from '../../permissions.ts';

export const PRACTICE_CODES = [
  'record-one-to-one',
  'record-a-group',
  'note-an-observation',
  'write-in-about-me',
  'post-a-notice',
  'invite-a-relative',
  'tell-a-story',
] as const;
export type PracticeCode = (typeof PRACTICE_CODES)[number];

/** The people in a record that counts as a practised group. */
export const GROUP_TO_PRACTISE = 6;

/** A task is offered to those who may do it outside demo mode too. */
export const PRACTICE_PERMISSIONS: Record<PracticeCode, Permission> = {
  'record-one-to-one': 'reports.add',
  'record-a-group': 'reports.add',
  'note-an-observation': 'observations.add',
  'write-in-about-me': 'about-me.edit',
  'post-a-notice': 'notices.manage',
  'invite-a-relative': 'relatives.manage',
  'tell-a-story': 'relatives.view',
};
