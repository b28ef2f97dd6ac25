import type { CardsDocument } from './cards-layout.ts';
import type { GuidesDocument } from './guides-layout.ts';
import type { OutingDocument } from './outing-layout.ts';
import type { PosterDocument } from './poster-layout.ts';
import type { ProgrammeDocument } from './programme-layout.ts';
import type { RecordDocument } from './record-layout.ts';
import type { ReportDocument } from './report-layout.ts';
import type { SurveyFormDocument } from './survey-form-layout.ts';
import type { SurveyPosterDocument } from './survey-poster-layout.ts';
import type { SurveyResultsDocument } from './survey-results-layout.ts';

export type PdfDocument =
  | RecordDocument
  | GuidesDocument
  | CardsDocument
  | ReportDocument
  | OutingDocument
  | PosterDocument
  | ProgrammeDocument
  | SurveyFormDocument
  | SurveyPosterDocument
  | SurveyResultsDocument;

export type MakePdf = (document: PdfDocument) => Promise<Buffer>;
