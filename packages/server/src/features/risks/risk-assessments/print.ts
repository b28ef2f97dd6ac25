import type { Output } from '@relish/shared/calls.ts';
import type { riskAssessmentCalls } from '@relish/shared/risks/risk-assessments/contract.ts';
import { HAZARD_LIBRARY } from '@relish/shared/risks/risk-assessments/hazard-library.ts';
import { bandAfter, findBand } from '@relish/shared/risks/risk-assessments/matrix.ts';

import type { Staged } from '../../../core/handler.ts';
import { dayInWords, firstUpper } from '../../../pdf/in-words.ts';
import type { MakePdf } from '../../../pdf/pdf.ts';
import { todayOf } from './open-assessment.ts';
import { listColleagueNames } from './reminder-queries.ts';
import {
  BAND_WORDS,
  DECISION_WORDS,
  KIND_WORDS,
  PEOPLE_WORDS,
  STATUS_WORDS,
} from './risk-words.ts';
import { showAssessment } from './show.ts';
import { audit } from './store.ts';

type Print = Staged<(typeof riskAssessmentCalls)['risk-assessments/print']>['staged'];
type Assessment = Output<'risk-assessments/get'>;
type ReportContent = Extract<Parameters<MakePdf>[0], { layout: 'report' }>['content'];
type Section = ReportContent['sections'][number];

/** One version of an assessment, for a folder or an inspector. */
export const printAssessment: Print = async (context, { id, version }) => {
  const { transaction, user, makePdf } = context;
  const { assessment, owners } = await transaction(async (db) => {
    const inHome = { ...context, db };
    const read = await showAssessment(inHome, { id, version });
    await audit(inHome, 'risk-assessment.print', id);
    const ids = read.text.lines.flatMap(({ owner_id }) => owner_id ?? []);
    return { assessment: read, owners: await listColleagueNames(db, ids) };
  });
  const today = todayOf(context);
  const pdf = await makePdf({
    layout: 'report',
    photos: {},
    content: {
      title: 'Risk assessment',
      heading: assessment.text.title,
      lead: `${KIND_WORDS[assessment.text.kind]}, version ${version}, printed on ${dayInWords(today)}`,
      home: user.carehome.name,
      notice: 'Confidential: about residents',
      footer: `${user.carehome.name} · Risk assessment, version ${version}`,
      sections: describeAssessment(assessment, version, owners),
      remark: null,
    },
  });
  return { file_name: 'risk-assessment.pdf', base64: pdf.toString('base64') };
};

const textBlock = (text: string) => ({ type: 'text' as const, text, soft: false });

const section = (title: string, ...texts: (string | null)[]): Section[] => {
  const written = texts.filter((text) => text !== null);
  return written.length === 0 ? [] : [{ title, blocks: written.map(textBlock) }];
};

function describeAssessment(
  assessment: Assessment,
  version: number,
  owners: ReadonlyMap<string, string>,
): Section[] {
  const { text, residents } = assessment;
  return [
    { title: 'At a glance', blocks: [describeState(assessment, version)] },
    ...section('Why it is worth doing', text.benefits),
    ...section('What happens', text.description),
    ...section(
      'The people',
      residents.length > 0
        ? `Assessed for: ${residents.map((each) => `${each.preferred_name} ${each.last_name}`).join(', ')}.`
        : null,
      `Could be harmed: ${text.people_at_risk.map((each) => PEOPLE_WORDS[each]).join(', ')}.`,
      text.person_view === null ? null : `Their view: ${text.person_view}`,
    ),
    { title: 'Hazards and controls', blocks: [describeLines(assessment, owners)] },
    ...section('Staffing', text.staffing_ratio),
    ...section('Emergency plan', text.emergency_plan),
    ...section(
      'Decision',
      text.decision === null ? null : DECISION_WORDS[text.decision],
      text.decision_reason,
    ),
  ];
}

const column = (label: string, wide = false) => ({ label, numeric: false, wide });

function describeState(assessment: Assessment, version: number) {
  const { text, history } = assessment;
  const approval = history.find((each) => each.version === version);
  return {
    type: 'table' as const,
    columns: [column(''), column('', true)],
    rows: [
      ['Highest risk after controls', BAND_WORDS[findWorst(assessment)]],
      [
        'Status',
        approval
          ? `Approved by ${approval.approver.name} on ${dayInWords(approval.approved_at.slice(0, 10))}`
          : STATUS_WORDS[assessment.status],
      ],
      ['Assessed by', `${assessment.assessor.name} on ${dayInWords(text.assessed_on)}`],
      ['Review by', dayInWords(text.review_on)],
      ...(text.location === null ? [] : [['Place', text.location]]),
    ],
    empty: '',
  };
}

const findWorst = ({ text, band }: Assessment) =>
  text.lines
    .toSorted(
      (one, other) =>
        other.likelihood_after * other.severity_after - one.likelihood_after * one.severity_after,
    )
    .map(bandAfter)[0] ?? band;

const rate = (likelihood: number, severity: number, band: string) =>
  `${likelihood} × ${severity} ${band}`;

function describeLines({ text }: Assessment, owners: ReadonlyMap<string, string>) {
  return {
    type: 'table' as const,
    columns: [
      column('Hazard', true),
      column('In place', true),
      column('Before'),
      column('Added', true),
      column('After'),
    ],
    rows: text.lines.map((line) => [
      [
        line.hazard_code === null ? line.hazard_text : HAZARD_LIBRARY[line.hazard_code].title,
        line.how === null ? null : firstUpper(line.how),
      ]
        .filter(Boolean)
        .join('\n'),
      line.existing_controls.join('\n'),
      rate(
        line.likelihood_before,
        line.severity_before,
        BAND_WORDS[findBand(line.likelihood_before, line.severity_before)],
      ),
      [...line.extra_controls, describeAction(line, owners)].filter(Boolean).join('\n'),
      rate(line.likelihood_after, line.severity_after, BAND_WORDS[bandAfter(line)]),
    ]),
    empty: 'No hazards yet.',
  };
}

function describeAction(
  { owner_id, due_on, done_on }: Assessment['text']['lines'][number],
  owners: ReadonlyMap<string, string>,
) {
  const owner = owner_id === null ? undefined : owners.get(owner_id);
  if (done_on !== null) return `Done on ${dayInWords(done_on)}`;
  return [owner, due_on === null ? null : `by ${dayInWords(due_on)}`].filter(Boolean).join(', ');
}
