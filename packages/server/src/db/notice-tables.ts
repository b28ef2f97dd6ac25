import type { NoticeAudience, NoticePriority } from '@relish/shared/board/notices/choices.ts';
import type { Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

/** Tables of the migration `notices`. */
export interface NoticeTables {
  notices: {
    id: Generated<string>;
    carehome_id: string;
    set_id: string;
    homes: Generated<number>;
    title: string;
    body: Generated<string>;
    audience: NoticeAudience;
    priority: NoticePriority;
    pinned: Generated<boolean>;
    publish_at: Moment;
    expires_at: Moment;
    picture_ids: Generated<string[]>;
    named_ids: Generated<string[]>;
    pushed_at: OptionalMoment;
    withdrawn_at: OptionalMoment;
    withdrawn_by: string | null;
    version: Generated<number>;
    created_by: string | null;
    created_at: Moment;
    updated_by: string | null;
    updated_at: Moment;
  };
  notice_reads: { carehome_id: string; notice_id: string; user_id: string; read_at: Moment };
  notice_screens: {
    id: Generated<string>;
    carehome_id: string;
    name: string;
    token_hash: Buffer;
    created_by: string | null;
    created_at: Moment;
    last_seen_at: OptionalMoment;
    revoked_at: OptionalMoment;
  };
}
