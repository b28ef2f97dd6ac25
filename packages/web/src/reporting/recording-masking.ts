import type { Event } from '@sentry/react';

import { maskEvent } from './event-masking.ts';
import { maskIds, maskUrl } from './masking.ts';
import { maskBreadcrumb } from './trail-masking.ts';

type Item = readonly [{ type?: string; length?: number }, unknown];
type SentEnvelope = readonly [unknown, readonly Item[]];

/** The recorder masks text and media itself, but not the addresses of pages and links. */
export function maskEnvelope<E extends SentEnvelope>([headers, items]: E): E {
  return [headers, items.map(maskItem)] as unknown as E;
}

function maskItem(item: Item): Item {
  const [headers, payload] = item;
  if (headers.type === 'replay_event') return [headers, maskReplayEvent(payload as ReplayEvent)];
  if (headers.type !== 'replay_recording') return item;
  const recording = maskRecording(payload);
  return [{ ...headers, length: new TextEncoder().encode(recording).length }, recording];
}

interface ReplayEvent extends Omit<Event, 'type'> {
  urls?: string[];
  segment_names?: string[];
}

function maskReplayEvent(event: ReplayEvent): ReplayEvent {
  return {
    ...(maskEvent(event as Event) as ReplayEvent),
    urls: (event.urls ?? []).map(maskUrl),
    segment_names: (event.segment_names ?? []).map(maskUrl),
  };
}

/** A recording is a header line followed by the recorded events. */
function maskRecording(payload: unknown): string {
  // A compressed payload cannot be inspected, and no replay is better than an unmasked one.
  if (typeof payload !== 'string') return '{}\n[]';
  const start = payload.indexOf('\n') + 1;
  const recorded = JSON.parse(payload.slice(start)) as unknown[];
  return payload.slice(0, start) + JSON.stringify(recorded.map(maskRecorded));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Attributes needed to draw the page; all others may contain text.
const SHAPE =
  /^(?:_cssText|aria-(?:busy|checked|current|disabled|expanded|hidden|invalid|modal|pressed|selected)|checked|class|colspan|dir|disabled|for|height|hidden|href|id|lang|media|name|open|rel|role|rowspan|rr_(?:height|width|scroll\w+)|selected|src|style|tabindex|type|width)$/;

// In our own style sheets an @ is not an email address.
const isStyle = (key: string, { isStyle: inStyle }: Record<string, unknown>) =>
  key === '_cssText' || key === 'rule' || (key === 'textContent' && inStyle === true);

function maskRecorded(value: unknown): unknown {
  if (typeof value === 'string')
    return /^(?:[a-z]+:\/\/|\/\w)/i.test(value) ? maskUrl(value) : maskIds(value);
  if (Array.isArray(value)) return value.map(maskRecorded);
  if (!isObject(value)) return value;
  if (value['tag'] === 'breadcrumb' && isObject(value['payload']))
    return { ...value, payload: maskBreadcrumb(value['payload']) };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (isStyle(key, value)) return [key, each];
      return [
        key,
        key === 'attributes' && isObject(each) ? maskAttributes(each) : maskRecorded(each),
      ];
    }),
  );
}

const maskAttributes = (attributes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (isStyle(name, attributes) || typeof value !== 'string') return [name, value];
      return [name, SHAPE.test(name) ? maskRecorded(value) : value.replaceAll(/\S/g, '*')];
    }),
  );
