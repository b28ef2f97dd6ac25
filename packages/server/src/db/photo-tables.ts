import type { CopyKind } from '@relish/shared/photos/copies/choices.ts';
import type { GiftState } from '@relish/shared/photos/gifts/contract.ts';
import type {
  Named,
  PersonKind,
  PhotoOrigin,
  PhotoSharing,
  PhotoState,
  Treatment,
} from '@relish/shared/photos/photos/choices.ts';
import type { LifeChapter } from '@relish/shared/photos/photos/life-chapters.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

/** The words of a family with its photo, and whose family it is. */
export interface FamilyWords {
  resident_id: string;
  caption: string | null;
  story: string | null;
  place: string | null;
}

/** Tables of the migration `photos`. */
export interface PhotoTables {
  photos: {
    id: Generated<string>;
    carehome_id: string;
    media_id: string;
    added_by: string | null;
    added_at: Moment;
    taken_on: string | null;
    decade: number | null;
    sort_on: string;
    place: string | null;
    caption: string | null;
    story: string | null;
    chapter: LifeChapter | null;
    origin: PhotoOrigin;
    report_id: string | null;
    event_id: string | null;
    state: PhotoState;
    named: Generated<Named>;
    sharing: Generated<PhotoSharing>;
    answer: string | null;
    answered_at: OptionalMoment;
    version: Generated<number>;
    favourite: Generated<boolean>;
    /** As the family wrote them. */
    family_words: ColumnType<FamilyWords | null, string | undefined, string>;
  };
  photo_people: {
    carehome_id: string;
    photo_id: string;
    position: number;
    kind: PersonKind;
    resident_id: string | null;
    region: number[] | null;
    refused: Generated<boolean>;
    agreed: Generated<boolean>;
    treatment: Generated<Treatment>;
    sort_on: string;
  };
  photo_thanks: {
    carehome_id: string;
    photo_id: string;
    user_id: string;
    heart: boolean;
    text: string | null;
    at: Moment;
  };
  /** Migration `album`. */
  photo_kept_pairs: {
    carehome_id: string;
    first_id: string;
    second_id: string;
    kept_by: string | null;
    kept_at: Moment;
  };
  photo_copies: {
    id: Generated<string>;
    carehome_id: string;
    photo_id: string;
    kind: CopyKind;
    user_id: string | null;
    at: Moment;
  };
  photo_gifts: {
    id: Generated<string>;
    carehome_id: string;
    resident_id: string | null;
    for_subject: Generated<boolean>;
    requested_by: string;
    state: Generated<GiftState>;
    progress: Generated<number>;
    touched_at: Moment;
    photo_count: number | null;
    file_key: string | null;
    file_bytes: number | null;
    used: ColumnType<{ id: string; shown: string }[], string | undefined, string>;
    created_at: Moment;
    expires_at: Moment;
    removed_at: OptionalMoment;
  };
}
