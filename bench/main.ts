import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { measureBooks } from './books.ts';
import { measureCeilings } from './ceilings.ts';
import { measureChat } from './chat.ts';
import { measureDashboard } from './dashboard.ts';
import { measureDocuments } from './documents.ts';
import { measureEvents } from './events.ts';
import { measureLibrary } from './library.ts';
import { measurePhotos } from './photos.ts';
import { measureGrowth, RECORD_CALLS } from './records.ts';
import { measureRisks } from './risks.ts';
import { measureScale } from './scale.ts';
import { measureSurveys } from './surveys.ts';
import { measureUploads } from './uploads.ts';

// `npm run bench -- ceilings` compares requests with a bare server; `-- scale` measures growth with other homes,
// `-- records` and `-- dashboard` growth with a home's past, `-- library` growth with what a home wrote, `-- events`
// growth with the events of other homes, `-- documents` what a storm of documents does to memory and to others,
// `-- photos` growth with the album, `-- uploads` what large pictures do to others, `-- books` the time and memory of a
// photo book, `-- chat` growth with the length of a thread and how soon readers hear of a message, `-- surveys` growth
// with the entries of a survey, `-- risks` growth with the register of risk assessments.
const [only] = process.argv.slice(2);
const wants = (part: string) => only === undefined || only === part;
const folder = await mkdtemp(join(tmpdir(), 'relish-bench-'));
const postgres = await startPostgres();
if (wants('ceilings')) await measureCeilings(postgres, folder);
if (wants('scale')) await measureScale(postgres, folder);
if (wants('records')) await measureGrowth(postgres, join(folder, 'records'), RECORD_CALLS);
if (wants('dashboard')) await measureDashboard(postgres, folder);
if (wants('library')) await measureLibrary(postgres, folder);
if (wants('events')) await measureEvents(postgres, folder);
if (wants('documents')) await measureDocuments(postgres, folder);
if (wants('photos')) await measurePhotos(postgres, folder);
if (wants('uploads')) await measureUploads(postgres, folder);
if (wants('books')) await measureBooks(postgres, folder);
if (wants('chat')) await measureChat(postgres, folder);
if (wants('surveys')) await measureSurveys(postgres, folder);
if (wants('risks')) await measureRisks(postgres, folder);
await postgres.stop();
await rm(folder, { recursive: true });
