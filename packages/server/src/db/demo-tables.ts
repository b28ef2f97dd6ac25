import type { Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

export interface DemoTables {
  demo_templates: {
    kind: string;
    built_on: string;
    schema_version: string;
    used_at: Moment;
  };
  demo_template_rows: { kind: string; position: number; table_name: string; rows: string };
  demos: {
    id: Generated<string>;
    owner_id: string;
    organisation_id: string;
    carehome_id: string;
    user_id: string;
    created_at: Moment;
    last_used_at: Moment;
    ended_at: OptionalMoment;
  };
  demo_sends: {
    id: Generated<string>;
    carehome_id: string;
    kind: 'mail' | 'push';
    recipient: string;
    subject: string;
    body: string;
    attachments: Generated<string[]>;
    sent_at: Moment;
  };
}
