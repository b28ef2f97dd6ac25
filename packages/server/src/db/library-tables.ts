import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

type Json<T> = ColumnType<T, string, string>;

/** Tables of the migration `library`. */
export interface LibraryTables {
  library_items: {
    id: Generated<string>;
    kind: 'activity' | 'video' | 'tutorial' | 'product';
    code: string;
    body: Json<unknown>;
    checksum: string;
    published: boolean | null;
    pinned_until: string | null;
    updated_at: Moment;
  };
  library_version: { singleton: Generated<boolean>; version: number };
  own_activities: {
    id: Generated<string>;
    carehome_id: string;
    organisation_id: string;
    based_on: string | null;
    title: string;
    guide: Json<unknown>;
    picture_id: string | null;
    shared: Generated<boolean>;
    for_relatives: Generated<boolean>;
    archived_at: OptionalMoment;
    version: Generated<number>;
    created_by: string | null;
    created_at: Moment;
    updated_by: string | null;
    updated_at: Moment;
  };
  own_activity_versions: { organisation_id: string; version: number };
  hidden_items: {
    organisation_id: string;
    item_id: string;
    hidden_by: string | null;
    hidden_at: Moment;
  };
  activity_favourites: {
    carehome_id: string;
    user_id: string;
    activity_id: string;
    added_at: Moment;
  };
  activity_openings: {
    carehome_id: string;
    user_id: string;
    activity_id: string;
    opened_at: Moment;
  };
  activity_choices: {
    id: Generated<string>;
    carehome_id: string;
    activity_id: string;
    category: Category;
    resident_ids: string[];
    acknowledged: Json<unknown[]>;
    chosen_by: string | null;
    chosen_at: Moment;
  };
  video_progress: {
    user_id: string;
    item_id: string;
    seconds: number;
    finished_at: OptionalMoment;
    updated_at: Moment;
  };
  tutorial_progress: {
    user_id: string;
    item_id: string;
    step: number;
    done_at: OptionalMoment;
    updated_at: Moment;
  };
  tour_progress: {
    user_id: string;
    tour_code: string;
    step: Generated<number>;
    finished_at: OptionalMoment;
    dismissed_at: OptionalMoment;
    updated_at: Moment;
  };
  product_clicks: { carehome_id: string; item_id: string; clicked_at: Moment };
}
