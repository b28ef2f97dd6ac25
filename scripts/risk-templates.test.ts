import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Guide } from '@relish/shared/library/activities/guide.ts';
import { listRiskReasons } from '@relish/shared/library/activities/risk-reasons.ts';
import { RISK_KINDS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { HAZARD_LIBRARY } from '@relish/shared/risks/risk-assessments/hazard-library.ts';
import { findOverallBand, isAtLeast } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { RiskTemplate } from '@relish/shared/risks/risk-templates/template.ts';
import { describe, expect, it } from 'vitest';

import {
  CONTENT_FOLDER,
  readContent,
  readRiskTemplates,
} from '../packages/server/src/content/content-files.ts';

const templates = await readRiskTemplates();
const { items } = await readContent();
const guides = items.filter(({ kind }) => kind === 'activity').map(({ body }) => body as Guide);

const listTexts = (template: RiskTemplate) => [
  template.title,
  template.benefits,
  template.description,
  template.emergency_plan,
  template.staffing_ratio,
  ...template.lines.flatMap((line) => [...line.existing_controls, ...line.extra_controls]),
];
const splitSentences = (text: string) => text.split(/(?<=[.!?:;])\s+/);

describe('the risk templates', () => {
  it('are at least forty, of every kind, each in the file of its code', async () => {
    expect(templates.length).toBeGreaterThanOrEqual(40);
    expect(new Set(templates.map(({ kind }) => kind))).toEqual(new Set(RISK_KINDS));
    const files = await readdir(join(CONTENT_FOLDER, 'risk-templates'));
    expect(templates.map(({ code }) => `${code}.json`)).toEqual(files.toSorted());
    expect(new Set(templates.map(({ title }) => title)).size).toBe(templates.length);
  });

  it('say what it is good for before anything that could go wrong', () => {
    const RISKY = /\b(risks?|hazards?|danger|unsafe|injury|accidents?)\b/i;
    for (const template of templates) {
      const keys = Object.keys(template);
      expect(keys.indexOf('benefits')).toBeLessThan(keys.indexOf('lines'));
      expect([template.code, RISKY.exec(template.benefits)?.[0]]).toEqual([
        template.code,
        undefined,
      ]);
    }
  });

  it('leave a low or moderate risk, except where the person’s freedom outweighs it', () => {
    const high = templates.filter(({ lines }) => isAtLeast(findOverallBand(lines), 'high'));
    expect(high.map(({ code }) => code)).toEqual(['going-out-alone', 'seaside-outing']);
  });

  it('name extra controls on every line, none of them twice', () => {
    for (const { code, lines } of templates)
      for (const { hazard_code, existing_controls, extra_controls } of lines) {
        const all = [...existing_controls, ...extra_controls];
        expect([code, hazard_code, extra_controls.length > 0]).toEqual([code, hazard_code, true]);
        expect([code, hazard_code, new Set(all).size]).toEqual([code, hazard_code, all.length]);
      }
  });

  it('share no control with the library, so that suggestions add something', () => {
    const library = new Set(Object.values(HAZARD_LIBRARY).flatMap(({ controls }) => controls));
    const shared = templates.flatMap(({ lines }) =>
      lines.flatMap((line) => line.extra_controls.filter((control) => library.has(control))),
    );
    expect(shared).toEqual([]);
  });

  it('tell whom to ring, and to ring 999 for choking, water and a missing person', () => {
    for (const { code, emergency_plan, kind, lines } of templates) {
      expect([code, /\b(999|111|person in charge|safeguarding)\b/.test(emergency_plan)]).toEqual([
        code,
        true,
      ]);
      const has = (hazard: string) => lines.some(({ hazard_code }) => hazard_code === hazard);
      if (has('choking_food') || has('water') || has('outing_missing'))
        expect([code, emergency_plan]).toEqual([code, expect.stringContaining('999')]);
      if (has('outing_missing') && kind === 'event_outing')
        expect([code, emergency_plan]).toEqual([code, expect.stringMatching(/missing/i)]);
    }
  });

  it('count heads by name on every outing where someone could get lost', () => {
    const outings = templates.filter(
      ({ kind, lines }) =>
        kind === 'event_outing' &&
        lines.some(({ hazard_code }) => hazard_code === 'outing_missing'),
    );
    const without = outings.filter(
      (template) =>
        !/headcount by name|signing-out sheet|walks with each/i.test(listTexts(template).join(' ')),
    );
    expect(without.map(({ code }) => code)).toEqual([]);
    expect(outings.length).toBeGreaterThan(9);
  });

  it('are written in plain English', () => {
    const AVOIDED =
      /\b(patients?|wander\w*|sufferers?|challenging behaviours?|toileting|refused|demented|elderly|service users?|utilis\w+|ensure|ascertain|nurses?|feeders?)\b/i;
    const wrong = templates.flatMap((template) =>
      listTexts(template).flatMap((text) => {
        const word = AVOIDED.exec(text)?.[0];
        const isLong = splitSentences(text).some((one) => one.split(/\s+/).length > 32);
        return word || isLong ? [`${template.code}: ${word ?? 'long'}: ${text}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('share no benefit and no description', () => {
    const sentences = templates.flatMap(({ benefits, description }) => [
      ...splitSentences(benefits),
      description,
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('a guide that needs an assessment', () => {
  const needing = guides.filter((guide) => listRiskReasons(guide).length > 0);

  it('has a ready template, and templates name only such guides', () => {
    const offered = templates.flatMap((template) => template.guides);
    expect(offered.toSorted()).toEqual(needing.map(({ code }) => code).toSorted());
    expect(needing.length).toBeGreaterThan(20);
  });

  it('has the hazards that make it need one in its template', () => {
    const MAKING = /^(outing_missing|animal|intergen|alcohol|water|weighted|magnets)$/;
    const missing = needing.flatMap((guide) => {
      const template = templates.find((each) => each.guides.includes(guide.code));
      const assessed = new Set(template?.lines.map(({ hazard_code }) => hazard_code));
      return guide.hazards
        .filter(
          ({ code, level }) =>
            MAKING.test(code) || level === 'high' || (code === 'burn' && level !== 'low'),
        )
        .filter(({ code }) => !assessed.has(code))
        .map(({ code }) => `${guide.code}: ${code}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('an invalid template', () => {
  const cafe = templates.find(({ code }) => code === 'cafe-outing');
  const [line] = cafe?.lines ?? [];

  it.each([
    ['has no benefits', { benefits: '' }, 'benefits'],
    ['has an unknown hazard', { lines: [line, { ...line, hazard_code: 'boredom' }] }, 'lines'],
    ['has no control in place', { lines: [line, { ...line, existing_controls: [] }] }, 'lines'],
    ['lowers a risk by nothing', { lines: [line, { ...line, extra_controls: [] }] }, 'lines'],
    ['names a hazard twice', { lines: [line, line] }, 'lines'],
    ['has no emergency plan', { emergency_plan: '' }, 'emergency_plan'],
  ])('is rejected if it %s', (_, differences, field) => {
    const parsed = RiskTemplate.safeParse({ ...cafe, ...differences });
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });
});
