import type { ReportReason } from '@relish/shared/chat/chat-safety/choices.ts';
import type { Flag } from '@relish/shared/chat/chat-safety/flag-words.ts';

import { m } from '../../../words/m.ts';

export const REASON_WORDS: Record<ReportReason, () => string> = {
  at_risk: m.chat_report_at_risk,
  unkind: m.chat_report_unkind,
  private: m.chat_report_private,
  other: m.chat_report_other,
};

export const FLAG_WORDS: Record<Flag, () => string> = {
  harm: m.chat_flag_harm,
  abuse: m.chat_flag_abuse,
  neglect: m.chat_flag_neglect,
  assault: m.chat_flag_assault,
  bruises: m.chat_flag_bruises,
  missing: m.chat_flag_missing,
  police: m.chat_flag_police,
  solicitor: m.chat_flag_solicitor,
  complaint: m.chat_flag_complaint,
  safeguarding: m.chat_flag_safeguarding,
};
