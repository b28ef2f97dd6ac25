import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';

const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

export const mediaCalls = defineCalls({
  'media/upload': {
    access: 'media.upload',
    creates: true,
    summary: 'Upload a picture (JPEG, PNG or WebP) for another call within a day',
    upload: { maxBytes: PICTURE_MAX_BYTES },
    input: z.object({}),
    output: z.object({ id: Id, width: z.int().min(1), height: z.int().min(1) }),
  },
});
